"""The certificate of the house: made here and renewed by itself, or the operator's own."""

from __future__ import annotations

import os
import socket
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from huisclos.store import path_of

from .address import home_address

FOLDER = "huisclos.tls"
LASTS = timedelta(days=397)  # phones believe in none that lasts longer
RENEWED = timedelta(days=30)  # before its end


class CertificateError(Exception):
    """A certificate cannot be used; says what to do."""


@dataclass
class Secure:
    """What https needs. `folder` is that of our own making; none: the operator's files."""

    context: ssl.SSLContext
    fingerprint: str
    folder: Path | None = None

    def renew(self) -> bool:
        """Look whether the certificate is still good; new connections get the new one."""
        if self.folder is None:
            return False
        path, now = at_home(self.folder), self.fingerprint
        self.context.load_cert_chain(path)
        self.fingerprint = fingerprint(read(path))
        return self.fingerprint != now


def made_here(folder: Path) -> Secure:
    """With the certificate in `folder`: made anew if missing, old, or of another address."""
    try:
        path = at_home(folder)
    except OSError as error:
        raise CertificateError(
            f"cannot keep a certificate in {folder} ({error.strerror}); "
            "keep the --store where files can be written, or give --certificate and --key"
        ) from None
    return Secure(context(path, path), fingerprint(read(path)), folder)


def brought(certificate: Path, key: Path) -> Secure:
    """With the operator's own files."""
    for path in (certificate, key):
        try:
            path.read_bytes()
        except OSError as error:
            raise CertificateError(f"cannot read {path} ({error.strerror})") from None
    return Secure(context(certificate, key), fingerprint(read(certificate)))


def folder_for(store: str) -> Path:
    """Beside the store; where that is no file, it is the user's own."""
    if path := path_of(store):
        return path.absolute().parent / FOLDER
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / FOLDER


def context(certificate: Path, key: Path) -> ssl.SSLContext:
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        made.load_cert_chain(certificate, key, password=lambda: b"")  # never asks the terminal
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise CertificateError(f"{key} is not the key of {certificate}") from None
        raise CertificateError(
            f"{certificate} and {key} are no certificate and key that can be used; "
            "both are PEM files, the key without a password"
        ) from None
    return made


def read(path: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificate(path.read_bytes())  # the first of a chain
    except ValueError:
        raise CertificateError(f"{path} holds no certificate; a PEM file is wanted") from None


def fingerprint(certificate: x509.Certificate) -> str:
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


# -- made here ----------------------------------------------------------------------------------


def at_home(folder: Path) -> Path:
    """The file with our key and certificate: one file, so that they always fit each other."""
    path, names, now = folder / "server.pem", our_names(), datetime.now(UTC)
    if not (path.exists() and is_good(path, names, now)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = folder / "server.pem.new"
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(make(names, now))
        new.replace(path)
    return path


def is_good(path: Path, names: list[x509.GeneralName], now: datetime) -> bool:
    try:
        certificate = read(path)
        context(path, path)
    except CertificateError:
        return False
    named = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return certificate.not_valid_after_utc - now > RENEWED and {*names} <= {*named}


def our_names() -> list[x509.GeneralName]:
    host = socket.gethostname()
    hosts = ["localhost", host, host if "." in host else f"{host}.local"]
    addresses = ["127.0.0.1", "::1", home_address()]
    return [
        *(x509.DNSName(name) for name in dict.fromkeys(hosts) if name.isascii()),
        *(x509.IPAddress(ip_address(each)) for each in dict.fromkeys(addresses)),
    ]


def make(names: list[x509.GeneralName], now: datetime) -> bytes:
    """A key, and a certificate that it signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    me = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Huis Clos")])
    usage = x509.KeyUsage(
        digital_signature=True,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )
    certificate = (
        x509.CertificateBuilder()
        .subject_name(me)
        .issuer_name(me)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))  # a phone's clock may be late
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return secret + certificate.public_bytes(serialization.Encoding.PEM)

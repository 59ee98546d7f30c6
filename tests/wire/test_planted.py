"""A word that is misspelt in a screen is an error of types."""

import re
import subprocess
from pathlib import Path
from shutil import copy, copytree

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

# One of each kind: where, the word as it is, and as somebody might write it.
PLANTED = {
    "a phase": ("games/infiltres/Play.svelte", 'phase === "voting"', 'phase === "votting"'),
    "one of some phases": ("games/dauphin/Play.svelte", '"departing")', '"parting")'),
    "an option": ("games/infiltres/Result.svelte", "options.target", "options.targets"),
    "an option's value": ("games/sonar/reading.ts", 'mode === "realtime"', 'mode === "realtmie"'),
    "a note": ("games/dauphin/Desk.svelte", '"Boarded")', '"Borded")'),
    "a reason": ("house/Home.svelte", '"connection-lost")', '"conection-lost")'),
}


def test_one_of_each_kind_is_found_in_a_copy_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "web"
    copytree(WEB / "src", page / "src")
    for name in ("package.json", "svelte.config.js", "tsconfig.json"):
        copy(WEB / name, page / name)
    (page / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src").symlink_to(ROOT / "src")
    for screen, right, wrong in PLANTED.values():
        path = page / "src" / screen
        text = path.read_text(encoding="utf-8")
        assert right in text, f"{right} is no longer in {screen}: plant another"
        path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    check = ["exec", "--", "svelte-check", "--workspace", str(page), "--output", "machine"]
    npm = ROOT / "scripts" / "npm"
    said = subprocess.run([npm, *check], capture_output=True, text=True, check=False).stdout
    found = re.findall(r' ERROR "src/(.+?)"', said)
    assert sorted(found) == sorted(screen for screen, _, _ in PLANTED.values()), said

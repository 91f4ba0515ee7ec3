"""Runs the steps of the action as a runner would: run_action.py ACTION EXECUTABLE

The release is a folder, from which a stand-in of 'gh' takes the executable. A wrong checksum must stop the first step.
"""

import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

GH = """#!/usr/bin/env bash
# gh release download RELEASE --repo REPOSITORY --pattern ASSET --output FILE --clobber
[ "$1 $2 $3" = "release download v1" ] && [ "$5" = owner/app ] && [ "$7" = themec ] || exit 3
cp "$EXECUTABLE" "$9"
"""


def steps(action):
    """The environment and the script of each step, from the text: the runner's own form, and no parser of YAML is at hand."""
    for part in re.split(r"^    - name: ", action, flags=re.M)[1:]:
        pairs = re.findall(r"^        (\w+): \$\{\{ (.+?) \}\}(.*)$", part, re.M)
        environment = {name: (word, rest) for name, word, rest in pairs}
        script = part.split("      run: |\n")[1]
        yield environment, "\n".join(line[8:] for line in script.split("\n"))


def main():
    """Runs the steps twice: with the right checksum and with another one."""
    action, executable = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2]).resolve()
    checksum = hashlib.sha256(executable.read_bytes()).hexdigest()
    for given, expected in ((checksum, 0), ("0" * 64, 1)):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "bin").mkdir()
            (root / "bin/gh").write_text(GH)
            (root / "bin/gh").chmod(0o755)
            (root / "theme.nss").write_text("Label { font-size: 17; }\n")
            values = {
                "inputs.release": "v1", "inputs.asset": "themec", "inputs.sha256": given, "inputs.lint": "theme.nss",
                "inputs.token": "", "github.repository": "owner/app", "runner.temp": folder,
            }
            path = f"{root / 'bin'}:{os.environ['PATH']}"
            code = 0
            for environment, script in steps(action):
                if code:
                    break
                own = {name: values[word] + rest for name, (word, rest) in environment.items()}
                own |= {"PATH": path, "GITHUB_PATH": str(root / "path"), "EXECUTABLE": str(executable)}
                code = subprocess.run(["bash", "-c", script], env=own, cwd=root, stdout=subprocess.DEVNULL).returncode
                if (root / "path").exists():
                    path = f"{(root / 'path').read_text().strip()}:{path}"
            if bool(code) != bool(expected):
                sys.exit(f"the action ends with {code} where {expected} was expected")
            if not expected and not (root / "themec.sarif").exists():
                sys.exit("the action wrote no report")


main()

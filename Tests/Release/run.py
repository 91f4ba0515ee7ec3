#!/usr/bin/env python3
"""Runs the steps of '.github/workflows/release.yml' that this machine can run, in their order: 'run.py'.

Left out are the steps that install packages, and the studio's module, which takes minutes. A stand-in of 'gh' takes what is
published, which must be the files that the page about packaging names. Files that one job hands to the next stay in the working
copy until the end; a 'dist' that is there is put aside.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

import ruamel.yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_OUT = ("Install ", "Make the studio")
GH = """#!/usr/bin/env bash
# gh release create TAG --repo REPOSITORY --verify-tag --generate-notes FILE...
[ "$1 $2 $4 $6 $7" = "release create --repo --verify-tag --generate-notes" ] && [ "$3 $5" = "$RELEASE" ] || exit 3
cp -- "${@:8}" "$PUBLISHED"
"""


def expand(text, values):
    """The text with what the forge puts in."""
    return re.sub(r"\$\{\{ *([a-z_.]+) *\}\}", lambda match: values[match.group(1)], text)


def run_job(job, values):
    """Runs the steps of a job, as a shell of the forge does."""
    for step in job["steps"]:
        name = step.get("name", step.get("uses"))
        if "run" not in step or name.startswith(LEFT_OUT):
            continue
        print(f"Tests/Release: {name}", flush=True)
        script = ["bash", "-e", "-o", "pipefail", "-c", expand(step["run"], values)]
        set_up = {**job.get("env", {}), **step.get("env", {})}
        surroundings = {name: expand(value, values) for name, value in set_up.items()}
        ran = subprocess.run(
            script, cwd=ROOT, env={**os.environ, **surroundings}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if ran.returncode != 0:
            sys.exit(f"{ran.stdout}Tests/Release: '{name}' ended with {ran.returncode}")


def check_published(folder, triple):
    """Holds what was published to the table of the page, to its checksums and to the names in it."""
    page = (ROOT / "Sources/themec/themec.docc/Packaging.md").read_text()
    table = re.search(r"holds:\n\n(.*?)\n\n", page, re.S).group(1)
    wanted = set(re.findall(r"^\| `(.*?)` \|", table, re.M)) - {"themec"} | {f"themec-{triple}"}
    if not (folder / "themec-studio.html").exists():
        wanted.remove("themec-studio.html")
    made = {re.sub(r"-.*\.whl$", "-….whl", file.name) for file in folder.iterdir()}
    if made != wanted:
        sys.exit(f"the workflow publishes {sorted(made - wanted)} and not {sorted(wanted - made)}")
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
    summed = {line.split("  ")[1] for line in (folder / "SHA256SUMS").read_text().splitlines()}
    if summed != {file.name for file in folder.iterdir()} - {"SHA256SUMS"}:
        sys.exit(f"SHA256SUMS has {sorted(summed)}")


def main():
    """Runs the half of the workflow that is for this machine."""
    workflow = ruamel.yaml.YAML(typ="safe").load(ROOT / ".github/workflows/release.yml")
    machine = "aarch64" if platform.machine() in ("arm64", "aarch64") else platform.machine()
    triple = f"{machine}-unknown-linux-gnu"
    entries = workflow["jobs"]["executable"]["strategy"]["matrix"]["include"]
    if all(entry["triple"] != triple for entry in entries):
        sys.exit(f"the workflow makes nothing for '{triple}'")
    version = subprocess.run(
        [ROOT / "Sources/themec/Packaging/pack.py", "--version"], check=True, capture_output=True, text=True
    ).stdout.strip()
    values = {
        "matrix.triple": triple,
        "github.ref_name": f"v{version}",
        "github.repository": "owner/themec",
        "github.server_url": "https://forge.example",
        "github.token": "",
    }
    stand_in = pathlib.Path(tempfile.mkdtemp())
    published = stand_in / "published"
    published.mkdir()
    (stand_in / "gh").write_text(GH)
    (stand_in / "gh").chmod(0o755)
    os.environ["PATH"] = f"{stand_in}:{os.environ['PATH']}"
    os.environ.update(PUBLISHED=str(published), RELEASE=f"v{version} owner/themec")
    dist, aside = ROOT / "dist", ROOT / ".build/dist-aside"
    if dist.exists():
        dist.rename(aside)
    try:
        run_job(workflow["jobs"]["executable"], values)
        (ROOT / "executables").mkdir()
        os.replace(ROOT / f"themec-{triple}", ROOT / f"executables/themec-{triple}")
        run_job(workflow["jobs"]["release"], values)
        check_published(published, triple)
    finally:
        for folder in (ROOT / "build", ROOT / "executables", dist, stand_in):
            shutil.rmtree(folder, ignore_errors=True)
        if aside.exists():
            aside.rename(dist)
        for file in ("fiori.nsst", f"themec-{triple}"):
            (ROOT / file).unlink(missing_ok=True)


if __name__ == "__main__":
    main()

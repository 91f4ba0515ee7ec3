#!/usr/bin/env python3
"""Runs the steps of '.github/workflows/release.yml' that this machine can run, in their order: 'run.py'.

Left out are the steps that install packages or need a forge, and the studio's module, which takes minutes. Files that one job
hands to the next stay in the working copy until the end; a 'dist' that is there is put aside.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

import ruamel.yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_OUT = ("Install ", "Make the studio", "Publish")


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
        surroundings = {name: expand(value, values) for name, value in job.get("env", {}).items()}
        ran = subprocess.run(
            script, cwd=ROOT, env={**os.environ, **surroundings}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if ran.returncode != 0:
            sys.exit(f"{ran.stdout}Tests/Release: '{name}' ended with {ran.returncode}")


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
    }
    dist, aside = ROOT / "dist", ROOT / ".build/dist-aside"
    if dist.exists():
        dist.rename(aside)
    try:
        run_job(workflow["jobs"]["executable"], values)
        (ROOT / "executables").mkdir()
        os.replace(ROOT / f"themec-{triple}", ROOT / f"executables/themec-{triple}")
        run_job(workflow["jobs"]["release"], values)
        made = {file.name for file in dist.iterdir()}
        for name in (f"themec-{triple}", "SHA256SUMS", "themec.artifactbundle.zip", "themec-plugins.zip", "themec-bom.json"):
            if name not in made:
                sys.exit(f"the workflow did not make '{name}'")
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=True)
    finally:
        for folder in ("build", "executables", "dist"):
            shutil.rmtree(ROOT / folder, ignore_errors=True)
        if aside.exists():
            aside.rename(dist)
        for file in ("fiori.nsst", f"themec-{triple}"):
            (ROOT / file).unlink(missing_ok=True)


if __name__ == "__main__":
    main()

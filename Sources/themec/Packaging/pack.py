#!/usr/bin/env python3
"""Makes what users install: an executable, a bundle and plugins for SwiftPM, a wheel, hooks, an extension, and the site.

    Sources/themec/Packaging/pack.py OUT
    Sources/themec/Packaging/pack.py OUT --executable arm64-apple-macosx=themec-mac

The first line builds the executable for this machine: static on Linux, without symbols, and the same bytes in any folder.
Each `--executable TRIPLE=FILE` adds one that was built on another machine, by `pack.py --build-only` there. Without
`--no-build` the executable of this machine is always part of it. OUT then holds

    themec                       the executable of this machine
    themec.artifactbundle.zip    for `.binaryTarget` of a package, with its checksum in the file beside it
    themec-plugins.zip           a package of plugins for SwiftPM, with that bundle, or with its address in a `--repository`
    themec-VERSION-….whl         one wheel for each triple, for `pip install`
    themec-pre-commit.zip        a repository of hooks for pre-commit that installs these wheels
    themec-vscode.vsix           the extension for Visual Studio Code, which names the `--repository`
    themec-site.zip              the documentation as a site
    themec-studio.html           the studio, which is in the bundle, the wheels and the site as well
    themec-bom.json              what is in the executables, as a bill of materials of CycloneDX
    SHA256SUMS                   the checksums of all of them

The studio is left out where Sources/Studio/make_module.py has not made its module for these sources; `--studio` makes it,
which takes minutes and a toolchain with Embedded Swift for WebAssembly.

The same executables give the same bytes. It needs Python 3.8 or later, Swift and binutils to build, and nothing from the network.
"""

import argparse
import base64
import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import xml.sax.saxutils
import zipfile

PACKAGING = pathlib.Path(__file__).resolve().parent
ROOT = PACKAGING.parents[2]

# The tags of wheels for each triple. A static executable runs on any Linux, whatever its C library.
WHEEL_TAGS = {
    "x86_64-unknown-linux-gnu": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    "aarch64-unknown-linux-gnu": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    "arm64-apple-macosx": "macosx_15_0_arm64",
    "x86_64-apple-macosx": "macosx_15_0_x86_64",
}


def host_triple():
    """The triple of this machine."""
    machine = platform.machine()
    if sys.platform == "darwin":
        return f"{machine}-apple-macosx"
    return f"{'aarch64' if machine == 'arm64' else machine}-unknown-linux-gnu"


def build(scratch):
    """Builds the executable and returns its path."""
    command = ["swift", "build", "-c", "release", "--product", "themec", "--package-path", str(ROOT)]
    command += ["--scratch-path", str(scratch), "-debug-info-format", "none"]
    # Paths of the folder must not be in the executable.
    command += ["-Xswiftc", "-file-prefix-map", "-Xswiftc", f"{ROOT}=."]
    if sys.platform == "darwin":
        command += ["-Xlinker", "-x", "-Xlinker", "-S"]
    else:
        command += ["-Xswiftc", "-static-executable", "-Xlinker", "-s", "-Xlinker", "--build-id=none"]
        # What a start runs lies side by side, which only this linker does: a build of 10 KB takes 13 % less time.
        command += ["-Xswiftc", "-use-ld=lld", "-Xlinker", f"--symbol-ordering-file={PACKAGING / 'order.txt'}"]
        command += ["-Xlinker", "--no-warn-symbol-ordering"]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run(
        command + ["--show-bin-path"], check=True, capture_output=True, text=True
    )
    return pathlib.Path(shown.stdout.strip()) / "themec"


def clear_module_hashes(executable):
    """Fills the compiler's notes on modules with zeros: nothing reads them, and they depend on the folder's name."""
    section = ".swift_modhash"
    with tempfile.TemporaryDirectory() as folder:
        notes = pathlib.Path(folder) / "notes"
        subprocess.run(["objcopy", "-O", "binary", "--only-section", section, executable, notes], check=True)
        notes.write_bytes(bytes(notes.stat().st_size))
        subprocess.run(["objcopy", "--update-section", f"{section}={notes}", executable], check=True)


def version():
    """The version of the sources."""
    source = (ROOT / "Sources/ThemeProject/Configuration/ToolVersion.swift").read_text()
    return re.search(r'static let current = "([^"]+)"', source).group(1)


class Archive:
    """A zip file that is the same bytes for the same content: no times, no owners."""

    def __init__(self, path):
        self.file = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9)
        self.record = []

    def add(self, name, content, executable=False):
        """Adds a file."""
        info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        info.create_system = 3
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = (0o100755 if executable else 0o100644) << 16
        self.file.writestr(info, content)
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(content)}")

    def close(self):
        """Ends the file."""
        self.file.close()


def write_bundle(out, executables, studio):
    """Writes the artifact bundle and its checksum, which is that of `swift package compute-checksum`."""
    variants = [
        {"path": f"{triple}/themec", "supportedTriples": [triple]} for triple in sorted(executables)
    ]
    artifact = {"version": version(), "type": "executable", "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"themec": artifact}}
    path = out / "themec.artifactbundle.zip"
    archive = Archive(path)
    folder = "themec.artifactbundle"
    archive.add(f"{folder}/info.json", json.dumps(info, indent=2).encode() + b"\n")
    archive.add(f"{folder}/LICENSE", (ROOT / "LICENSE").read_bytes())
    for triple in sorted(executables):
        archive.add(f"{folder}/{triple}/themec", executables[triple].read_bytes(), executable=True)
    if studio:
        archive.add(f"{folder}/share/themec/{studio.name}", studio.read_bytes())
    archive.close()
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    (out / "themec.artifactbundle.zip.checksum").write_text(checksum + "\n")
    return path


def write_plugins(out, bundle, repository):
    """Writes the package of plugins, which runs the tool of a bundle: the one in it, or the one of a repository's release."""
    path = out / "themec-plugins.zip"
    folder = ROOT / "Sources/Plugins"
    checksum = hashlib.sha256(bundle.read_bytes()).hexdigest()
    place = f'path: "{bundle.name}"'
    if repository:
        place = f'url: "{repository}/releases/download/v{version()}/{bundle.name}", checksum: "{checksum}"'
    manifest, count = re.subn(
        r"(?s)\n/// The artifact bundle.*?\nlet bundle = [^\n]*\n",
        f'\n/// The tool that the plugins run.\nlet bundle: Target? = .binaryTarget(name: "themec-bundle", {place})\n',
        (folder / "Package.swift").read_text())
    assert count == 1, "the manifest of the plugins has another form"
    archive = Archive(path)
    archive.add("themec-plugins/Package.swift", manifest.encode())
    archive.add("themec-plugins/LICENSE", (ROOT / "LICENSE").read_bytes())
    for file in sorted(folder.glob("*/*.swift")):
        archive.add(f"themec-plugins/{file.relative_to(folder).as_posix()}", file.read_bytes())
    if not repository:
        archive.add(f"themec-plugins/{bundle.name}", bundle.read_bytes())
    archive.close()
    return path


def write_wheel(out, triple, executable, studio, repository):
    """Writes the wheel that puts the executable where pip puts scripts, and the studio into `share`, where it looks for it."""
    name = f"themec-{version()}"
    tags = WHEEL_TAGS[triple]
    path = out / f"{name}-py3-none-{tags}.whl"
    info = f"{name}.dist-info"
    metadata = [
        "Metadata-Version: 2.1",
        "Name: themec",
        f"Version: {version()}",
        "Summary: Compile, check and explain theming stylesheets for SAP Fiori and UIKit apps.",
        "License: Apache-2.0",
        "Requires-Python: >=3.7",
    ]
    if repository:
        metadata.append(f"Project-URL: Source, {repository}")
    wheel = ["Wheel-Version: 1.0", "Generator: themec", "Root-Is-Purelib: false"]
    wheel += [f"Tag: py3-none-{tag}" for tag in tags.split(".")]
    archive = Archive(path)
    archive.add(f"{name}.data/scripts/themec", executable.read_bytes(), executable=True)
    if studio:
        archive.add(f"{name}.data/data/share/themec/{studio.name}", studio.read_bytes())
    archive.add(f"{info}/METADATA", "\n".join(metadata).encode() + b"\n")
    archive.add(f"{info}/WHEEL", "\n".join(wheel).encode() + b"\n")
    archive.add(f"{info}/LICENSE", (ROOT / "LICENSE").read_bytes())
    record = "\n".join([*archive.record, f"{info}/RECORD,,"]) + "\n"
    archive.add(f"{info}/RECORD", record.encode())
    archive.close()
    return path


def write_hooks(out, wheels):
    """Writes a repository of hooks for pre-commit, with the wheels that it installs."""
    path = out / "themec-pre-commit.zip"
    archive = Archive(path)
    for file in sorted((PACKAGING / "pre-commit").iterdir()):
        archive.add(f"themec-pre-commit/{file.name}", file.read_bytes())
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text().replace("language: swift", "language: python")
    archive.add("themec-pre-commit/.pre-commit-hooks.yaml", hooks.encode())
    archive.add("themec-pre-commit/LICENSE", (ROOT / "LICENSE").read_bytes())
    for wheel in sorted(wheels):
        archive.add(f"themec-pre-commit/wheels/{wheel.name}", wheel.read_bytes())
    archive.close()
    return path


def write_extension(out, themec, repository):
    """Writes the extension for Visual Studio Code, which names the repository where marketplaces look for it."""
    path = out / "themec-vscode.vsix"
    subprocess.run([themec.resolve(), "editor", "vscode", "--quiet", "--vsix", path.resolve()], check=True)
    if not repository:
        return path
    with zipfile.ZipFile(path) as file:
        files = {name: file.read(name) for name in file.namelist()}
    package = json.loads(files["extension/package.json"])
    package["repository"] = {"type": "git", "url": repository}
    files["extension/package.json"] = json.dumps(package, indent=2).encode() + b"\n"
    links = ["Source", "GitHub" if repository.startswith("https://github.com/") else "Repository"]
    value = xml.sax.saxutils.quoteattr(repository)
    properties = [f'<Property Id="Microsoft.VisualStudio.Services.Links.{link}" Value={value}/>' for link in links]
    end = b"</Properties>"
    manifest = files["extension.vsixmanifest"]
    assert manifest.count(end) == 1, "the manifest of the extension has another form"
    files["extension.vsixmanifest"] = manifest.replace(end, "".join(properties).encode() + end)
    archive = Archive(path)
    for name, content in files.items():
        archive.add(name, content)
    archive.close()
    return path


def write_site(out, themec, studio):
    """Writes the documentation as a site, with the studio in it."""
    path = out / "themec-site.zip"
    with tempfile.TemporaryDirectory() as folder:
        script = [sys.executable, str(PACKAGING / "site.py"), folder, "--themec", str(themec)]
        script += ["--studio", str(studio)] if studio else []
        subprocess.run(script, check=True, stdout=sys.stderr)
        archive = Archive(path)
        for file in sorted(pathlib.Path(folder).rglob("*")):
            if file.is_file():
                archive.add(f"themec-site/{file.relative_to(folder).as_posix()}", file.read_bytes())
        archive.close()
    return path


def write_studio(out, module, makes):
    """Writes the studio, the page that `themec preview --edit` fills; nothing if its module was not made for these sources.

    `makes` has the module made. Why there is no studio is said in one line.
    """
    folder = ROOT / "Sources/Studio"
    sys.path.append(str(folder))
    import make_module
    path = out / "themec-studio.html"
    path.unlink(missing_ok=True)
    if makes and not make_module.is_current(module):
        made = subprocess.run([sys.executable, folder / "make_module.py", module.parent], stdout=sys.stderr)
        if made.returncode == 77:
            return None
        made.check_returncode()
    if not make_module.is_current(module):
        print("note: the studio is left out, as its module was not made for these sources: '--studio' makes it", file=sys.stderr)
        return None
    subprocess.run([sys.executable, folder / "pack.py", module, path], check=True, stdout=sys.stderr)
    return path


def write_bill_of_materials(out, executables):
    """Writes what the executables are made of: these sources, and what the toolchain links into them."""
    said = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    swift = re.search(r"Swift version ([0-9.]+)", said).group(1)
    licence = [{"license": {"id": "Apache-2.0"}}]
    parts = [
        {"type": "library", "name": name, "version": swift, "licenses": licence}
        for name in ("swift-stdlib", "swift-foundation")
    ]
    for triple in sorted(executables):
        digest = hashlib.sha256(executables[triple].read_bytes()).hexdigest()
        parts.append({"type": "file", "name": f"themec-{triple}", "hashes": [{"alg": "SHA-256", "content": digest}]})
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "themec", "version": version(), "licenses": licence}
        },
        "components": parts,
    }
    path = out / "themec-bom.json"
    path.write_text(json.dumps(bill, indent=2) + "\n")
    return path


def write_checksums(out, files):
    """Writes the checksums of some files, as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    path = out / "SHA256SUMS"
    path.write_text("".join(lines))
    return path


def main():
    """Reads the command line and makes what it asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=pathlib.Path, metavar="OUT", help="the folder to write to")
    parser.add_argument("--version", action="version", version=version(), help="print the version of the sources")
    parser.add_argument(
        "--executable", action="append", default=[], metavar="TRIPLE=FILE",
        help="an executable that was built elsewhere",
    )
    parser.add_argument(
        "--repository", metavar="URL", type=lambda url: url.rstrip("/"),
        help="the address of the repository that releases these files as version 'vVERSION'",
    )
    parser.add_argument("--no-build", action="store_true", help="build nothing here")
    parser.add_argument("--build-only", action="store_true", help="make the executable only")
    parser.add_argument(
        "--studio-module", type=pathlib.Path, default=ROOT / ".build/studio/themec.wasm", metavar="FILE",
        help="the module of the studio, as Sources/Studio/make_module.py made it",
    )
    parser.add_argument("--studio", action="store_true", help="make the module of the studio for these sources, if it is not made")
    parser.add_argument(
        "--scratch", type=pathlib.Path, default=ROOT / ".build/pack",
        help="where the build keeps its files",
    )
    options = parser.parse_args()
    executables = {}
    for pair in options.executable:
        triple, _, file = pair.partition("=")
        if triple not in WHEEL_TAGS:
            parser.error(f"'{triple}' is none of {', '.join(sorted(WHEEL_TAGS))}")
        executables[triple] = pathlib.Path(file)
    options.out.mkdir(parents=True, exist_ok=True)
    if not options.no_build:
        built = options.out / "themec"
        shutil.copyfile(build(options.scratch), built)
        os.chmod(built, 0o755)
        if sys.platform != "darwin":
            clear_module_hashes(built)
        executables[host_triple()] = built
    if options.build_only:
        print(built)
        return
    if not executables:
        parser.error("there is no executable: leave out '--no-build', or name one with '--executable'")
    studio = write_studio(options.out, options.studio_module, options.studio)
    wheels = [
        write_wheel(options.out, triple, executables[triple], studio, options.repository) for triple in sorted(executables)
    ]
    bundle = write_bundle(options.out, executables, studio)
    plugins = write_plugins(options.out, bundle, options.repository)
    files = [bundle, plugins, *wheels, write_hooks(options.out, wheels)]
    files.append(write_bill_of_materials(options.out, executables))
    if host_triple() in executables:
        files.append(write_extension(options.out, executables[host_triple()], options.repository))
        files.append(write_site(options.out, executables[host_triple()], studio))
    files += [file for file in [studio, options.out / "themec"] if file and file.is_file()]
    for file in [*files, write_checksums(options.out, files)]:
        print(file)


if __name__ == "__main__":
    main()

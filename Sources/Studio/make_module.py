#!/usr/bin/env python3
"""Makes themec.wasm of the compiler's sources: Sources/Studio/make_module.py OUT [--twice] | --list | --sum

The modules of the compiler are read with Embedded Swift, which the toolchain brings for WebAssembly. Machine code is made
once, with the interface: it takes the functions that it needs from all of them. A module is read again only if its sources
or those below it have changed. Where Binaryen's wasm-opt is installed, it makes the module smaller. With --twice everything
is compiled again, in a copy of the sources in another folder, and the bytes are compared. --sum prints a number that changes
with what the module, its page and their checks are made of.
"""
import concurrent.futures, functools, gzip, hashlib, pathlib, re, shutil, subprocess, sys, tempfile

sys.dont_write_bytecode = True
import pack

STUDIO = pathlib.Path(__file__).resolve().parent
SOURCES = STUDIO.parent
MODULES = (
    "ThemeTable ThemeComponents ThemeBase ThemeReports ThemeSyntax ThemeModel ThemeApp ThemeCompiler ThemeAnalysis"
    " ThemeProject ThemeExchange ThemePage ThemeEditor").split()

# Files that a page in a browser does not need, or that Embedded Swift cannot compile.
LEFT_OUT = [
    "ThemeTable/Live/Theme*.swift",  # an app's theme that is replaced while it is used: threads
    "ThemeComponents/HierarchyView/*Driver.swift",  # data sources that answer late: tasks
    "ThemeComponents/HierarchyView/Async*.swift",
    "ThemeComponents/Rows/*Content.swift",  # rows for native lists
    "ThemeComponents/Rows/RowDrawing.swift",
    "ThemeBase/JSON/JSONObject.swift",  # objects of values of any type
    "ThemeAnalysis/*/*+JSON.swift",
    "ThemeReports/Formats/*.swift",  # reports for other tools, and the list of all
    "ThemeReports/JSON/CodeDocument.swift",  # codes for other tools
    "ThemeProject/Configuration/ConfigurationSchema.swift",
    "ThemeExchange/Import/**/*.swift",  # forms that a page does not read
]

# The features of the editor that the studio has: only these.
ONLY = {
    "ThemeEditor": ["AnalyzedTheme+Editor.swift", "Colors/*.swift", "Completion/*.swift", "Cursor/*.swift",
                    "Actions/Fixes/SyntaxTree+Editing.swift", "Hover/[!C]*.swift", "Hover/Generated/*.swift",
                    "Names/Definition*.swift", "Names/RegistryPage.swift", "Outline/SemanticTokens.swift",
                    "Outline/ImportLinks.swift"],
}

FLAGS = (
    "-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6"
    " -package-name themec -enable-upcoming-feature InternalImportsByDefault"
    " -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny").split()
# Neither machine code nor better code of these modules is worth its time: the interface has what it needs of them in its own
# code, which is made better as a whole.
READING = "-emit-module -Onone -assert-config Release".split()
# The compiler would note in an object what it was made of, folders included.
CODING = "-c -Osize -Xfrontend -disable-incremental-llvm-codegen".split()


def toolchain():
    """The folder of the toolchain's libraries for Embedded Swift, and its linker; leaves if either is missing."""
    compiler = shutil.which("swiftc")
    root = pathlib.Path(compiler).resolve().parent.parent if compiler else pathlib.Path("/")
    library = root / "lib/swift/embedded/wasm32-unknown-none-wasm"
    linker = root / "bin/wasm-ld"
    if not (library.is_dir() and linker.exists() and shutil.which("clang")):
        print("note: this toolchain has no Embedded Swift for WebAssembly; the studio is not made", file=sys.stderr)
        sys.exit(77)
    return library, linker


def sources(module):
    """The files of a module, in the order of their names."""
    folder = STUDIO / "Module" if module == "Studio" else SOURCES / module
    left_out = {path for pattern in LEFT_OUT for path in SOURCES.glob(pattern)}
    for name, kept in ONLY.items():
        left_out |= set((SOURCES / name).rglob("*.swift")) - {path for one in kept for path in (SOURCES / name).glob(one)}
    files = sorted(set(folder.rglob("*.swift")) - left_out)
    return files + sorted((STUDIO / "Library").glob("*.swift"))


@functools.cache
def imports(module):
    """The modules that a module imports, directly or by another one."""
    text = "\n".join(path.read_text() for path in sources(module))
    direct = set(re.findall(r"^(?:public |package )?import (\w+)$", text, re.M)) & set(MODULES)
    return direct.union(*(imports(other) for other in direct))


@functools.cache
def fingerprint(module):
    """A number that changes with everything that the module is made of."""
    digest = hashlib.sha256("\0".join([*FLAGS, *READING, *CODING]).encode())
    for path in sources(module):
        digest.update(str(path.relative_to(SOURCES)).encode() + b"\0" + path.read_bytes())
    for other in sorted(imports(module)):
        digest.update(fingerprint(other).encode())
    return digest.hexdigest()


def whole_fingerprint():
    """A number that changes with everything that `themec.wasm` is made of."""
    return hashlib.sha256(fingerprint("Studio").encode() + (STUDIO / "runtime.c").read_bytes()).hexdigest()


def sum_of_studio():
    """A number that changes with the module, the scripts that make it, the page, and the checks of all of them."""
    digest = hashlib.sha256(whole_fingerprint().encode())
    paths = [STUDIO / name for name in pack.SHARED]
    for folder in [STUDIO, SOURCES.parent / "Tests/Studio"]:
        paths += sorted(folder.rglob("*"))
    for path in paths:
        if path.suffix in (".py", ".js", ".mjs", ".html", ".css"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def compile_module(module, out):
    """Makes OUT/MODULE.swiftmodule, and OUT/Studio.o of the interface, unless they are of the same sources."""
    stamp = out / f"{module}.stamp"
    if stamp.exists() and stamp.read_text() == fingerprint(module):
        return
    stamp.unlink(missing_ok=True)
    names = [str(path.relative_to(SOURCES.parent)) for path in sources(module)]
    kind, ending = (CODING, "o") if module == "Studio" else (READING, "swiftmodule")
    done = subprocess.run(
        ["swiftc", *FLAGS, *kind, "-module-name", module, "-I", out, "-o", out / f"{module}.{ending}", *names],
        cwd=SOURCES.parent, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{module} cannot be compiled with Embedded Swift:\n{done.stdout}")
    stamp.write_text(fingerprint(module))


def compile_all(out):
    """Compiles the modules, each as soon as those that it imports are there."""
    waiting, running = set(MODULES) | {"Studio"}, {}
    with concurrent.futures.ThreadPoolExecutor() as pool:
        while waiting or running:
            busy = waiting | set(running.values())
            for module in sorted(module for module in waiting if not imports(module) & busy):
                waiting.remove(module)
                running[pool.submit(compile_module, module, out)] = module
            done, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for task in done:
                task.result()
                del running[task]


def link(out, module, library, linker):
    """Makes the WebAssembly module of the interface and the runtime's C."""
    subprocess.run(
        ["clang", "--target=wasm32-unknown-none-wasm", "-Os", "-ffreestanding", "-fno-builtin", "-nostdlib", "-mbulk-memory",
         "-Wall", "-Wextra", "-Werror", "-c", STUDIO / "runtime.c", "-o", out / "runtime.o"], check=True)
    subprocess.run(
        [linker, "--no-entry", "--gc-sections", "--strip-all", "-O2", "--compress-relocations", "-z", "stack-size=1048576",
         "--stack-first", out / "Studio.o", out / "runtime.o", library / "libswiftUnicodeDataTables.a", "-o", module],
        check=True)


def shrink(module):
    """Takes a tenth of the bytes away; functions that are alike, such as those of generic types, become one."""
    features = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"]
    subprocess.run(["wasm-opt", *features, "--merge-similar-functions", "-Oz", module, "-o", module], check=True)


def is_current(module):
    """Whether a module was made of the sources as they are."""
    stamp = module.with_suffix(".stamp")
    return module.exists() and stamp.exists() and stamp.read_text() == whole_fingerprint()


def make_elsewhere(module):
    """Makes the module of a copy of the sources in another folder, and leaves if its bytes are others."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "another place"
        for name in ["Studio", *MODULES]:
            shutil.copytree(SOURCES / name, copy / "Sources" / name)
        other = copy / "out"
        subprocess.run([sys.executable, copy / "Sources/Studio/make_module.py", other], check=True)
        if (other / module.name).read_bytes() != module.read_bytes():
            sys.exit("the module differs when it is made in another folder")
    print("both folders gave the same bytes")


def main():
    if sys.argv[1] == "--list":
        # The files that Embedded Swift compiles, for the test that holds them to what it accepts.
        print(*(path.relative_to(SOURCES.parent) for module in [*MODULES, "Studio"] for path in sources(module)), sep="\n")
        return
    if sys.argv[1] == "--sum":
        print(sum_of_studio())
        return
    library, linker = toolchain()
    out = pathlib.Path(sys.argv[1]).resolve()
    out.mkdir(parents=True, exist_ok=True)
    compile_all(out)
    new, module = out / "new.wasm", out / "themec.wasm"
    link(out, new, library, linker)
    if shutil.which("wasm-opt"):
        shrink(new)
    new.rename(module)
    module.with_suffix(".stamp").write_text(whole_fingerprint())
    content = module.read_bytes()
    print(f"{module}: {len(content):,} bytes, {len(gzip.compress(content, 9, mtime=0)):,} gzipped")
    if "--twice" in sys.argv:
        make_elsewhere(module)


if __name__ == "__main__":
    is_option = sys.argv[1:2] and sys.argv[1].startswith("-") and sys.argv[1] not in ("--list", "--sum")
    if len(sys.argv) < 2 or is_option or sys.argv[2:] not in ([], ["--twice"]):
        sys.exit(__doc__)
    main()

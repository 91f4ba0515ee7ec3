#!/usr/bin/env python3
"""Makes the studio, one file that opens in a browser: Sources/Studio/pack.py MODULE OUT

MODULE is the `themec.wasm` of make_module.py, OUT the file, `themec-studio.html`. The same inputs give the same bytes.
"""
import base64
import gzip
import hashlib
import pathlib
import sys

STUDIO = pathlib.Path(__file__).resolve().parent
# The scripts of the page in the order in which they run: the last one starts it.
PAGE = ["archive", "link", "history", "editor", "assist", "swatches", "pictures", "changes", "studio", "brand", "dialogs", "layout", "files"]
# What the studio shares with the preview page.
SHARED = ["../ThemePage/Web/base.css", "../ThemePage/Web/elements.js"]


def read(*names):
    """The texts of some files of the studio, one after the other."""
    return "\n".join((STUDIO / name).read_text() for name in names)


def main(module, out):
    packed = base64.b64encode(gzip.compress(pathlib.Path(module).read_bytes(), 9, mtime=0)).decode()
    page = read("Page/page.html")
    for name, text in [
        ("style", read(SHARED[0], "Page/style.css")), ("files", '{"themes":[],"files":[]}'), ("module", packed),
        ("worker", read("compiler.js", "Page/worker.js")),
        ("page", read(SHARED[1], *(f"Page/{name}.js" for name in PAGE))),
    ]:
        assert "</script" not in text and page.count("{" + name + "}") == 1
        page = page.replace("{" + name + "}", text)
        digest = hashlib.sha256(text.encode()).digest()
        page = page.replace("{" + name + "-hash}", base64.b64encode(digest).decode())
    pathlib.Path(out).write_text(page)
    print(f"{out}: {len(page):,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])

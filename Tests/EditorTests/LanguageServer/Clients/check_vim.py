"""Holds the syntax file for Vim and Neovim against the lexer: check_vim.py EDITOR FOLDER TOKENS...

FOLDER is what 'themec editor vim' writes. Each file of tokens is JSON: the text of a stylesheet, and the kind and the
offsets in bytes of each token and comment.
"""
import json, os, subprocess, sys, tempfile

FITS = {
    "variable": {"nssVariable", "nssDefinition", "nssAtRule"},
    "string": {"nssString"},
    "identifier": {"nssClass", "nssProperty", "nssWord", "nssFunction", "nssNumber", "nssColor", "nssType"},
    "comment": {"nssComment"},
    "punctuation": {"", "nssBrace", "nssValue", "nssNesting"},
}

editor, runtime = sys.argv[1], os.path.abspath(sys.argv[2])
count, wrong = 0, []
for name in sys.argv[3:]:
    sheet = json.load(open(name, encoding="utf-8"))
    data = sheet["text"].encode()
    starts = [0] + [i + 1 for i, byte in enumerate(data) if byte == 10]
    with tempfile.TemporaryDirectory() as folder:
        def path(file):
            return os.path.join(folder, file)
        with open(path("sheet.nss"), "wb") as file:
            file.write(data)
        places, line = [], 0
        for _, start, _ in sheet["tokens"]:
            while line + 1 < len(starts) and starts[line + 1] <= start:
                line += 1
            places.append(f"{line + 1} {start - starts[line] + 1}")
        with open(path("places"), "w") as file:
            file.write("\n".join(places) + "\n")
        with open(path("script.vim"), "w") as file:
            file.write(f"""
set nocompatible encoding=utf-8 nomore redrawtime=100000
set runtimepath^={runtime}
filetype plugin on
syntax enable
edit {path("sheet.nss")}
syntax sync fromstart
let result = []
for place in readfile('{path("places")}')
  let [line, column] = split(place)
  call add(result, synIDattr(synID(line, column, 1), 'name'))
endfor
call writefile(result, '{path("result")}')
qall!
""")
        flags = ["--headless", "-n", "-i", "NONE"] if "nvim" in os.path.basename(editor) else ["-es", "-n", "-i", "NONE"]
        subprocess.run([editor, *flags, "-u", "NONE", "-S", path("script.vim")], timeout=600, check=True,
                       stdin=subprocess.DEVNULL, capture_output=True, env={**os.environ, "HOME": folder, "LANG": "C.UTF-8"})
        names = open(path("result")).read().split("\n")
    for (kind, start, end), found in zip(sheet["tokens"], names):
        count += 1
        if found not in FITS[kind]:
            text = data[start:end].decode(errors="replace")
            wrong.append(f"{os.path.basename(name)}:{start}: {kind} {text[:40]!r} is {found or 'nothing'}")
print("\n".join(wrong[:20]))
print(f"{len(wrong)} of {count} wrong")
sys.exit(1 if wrong else 0)

"""Holds the TextMate grammar against the lexer: check_grammar.py GRAMMAR TOKENS...

Each file of tokens is JSON: the text of a stylesheet, and the kind and the offsets in bytes of each token and comment.
"""
import json, os, shutil, sys, tempfile

from babi.highlight import Grammars, highlight_line

FITS = {
    "variable": ("variable", "keyword.control.at-rule", "invalid"),
    "string": ("string", "invalid"),
    "identifier": ("entity", "support", "constant", "keyword.operator", "invalid"),
    "comment": ("comment", "punctuation"),
    "punctuation": ("punctuation", "keyword.operator", "meta", "source"),
}

with tempfile.TemporaryDirectory() as folder:
    shutil.copy(sys.argv[1], os.path.join(folder, "source.nss.json"))
    grammars = Grammars(folder)
    compiler = grammars.compiler_for_scope("source.nss")
    count, wrong = 0, []
    for name in sys.argv[2:]:
        sheet = json.load(open(name, encoding="utf-8"))
        state, first, offset, scopes = compiler.root_state, True, 0, {}
        for line in sheet["text"].splitlines(keepends=True):
            state, regions = highlight_line(compiler, state, line, first_line=first)
            first = False
            for region in regions:
                start = offset + len(line[:region.start].encode())
                end = offset + len(line[:region.end].encode())
                for byte in range(start, end):
                    scopes[byte] = region.scope
            offset += len(line.encode())
        for kind, start, end in sheet["tokens"]:
            count += 1
            scope = scopes.get(start, ("source.nss",))[-1]
            if not scope.startswith(FITS[kind]):
                text = sheet["text"].encode()[start:end].decode(errors="replace")
                wrong.append(f"{os.path.basename(name)}:{start}: {kind} {text[:40]!r} is {scope}")
    print("\n".join(wrong[:20]))
    print(f"{len(wrong)} of {count} wrong")
    sys.exit(1 if wrong else 0)

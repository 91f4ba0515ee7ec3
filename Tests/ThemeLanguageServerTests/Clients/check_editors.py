"""Has 'themec editor' write the files of every editor, and reads them as the editors do: check_editors.py THEMEC [NVIM...]."""
import importlib.util, json, os, plistlib, re, shutil, subprocess, sys, tempfile

themec = os.path.abspath(sys.argv[1])
WANTED = {
    "neovim": {"README.md", "ftdetect/nss.vim", "ftplugin/nss.vim", "syntax/nss.vim", "lua/themec.lua"},
    "vim": {"README.md", "ftdetect/nss.vim", "ftplugin/nss.vim", "syntax/nss.vim"},
    "vscode": {"README.md", "package.json", "extension.js", "language-configuration.json", "syntaxes/nss.tmLanguage.json"},
    "helix": {"README.md", "languages.toml"},
    "emacs": {"README.md", "nss-mode.el"},
    "sublime": {"README.md", "NSS.sublime-syntax", "LSP.sublime-settings", "Comments.tmPreferences"},
}


def comments(editor, folder):
    """What an editor writes where a line or a selection is commented out, by the file that tells it."""
    if editor in ("vim", "neovim"):
        setting = re.search(r"commentstring=((?:\\ |\S)+)", read(folder + "/ftplugin/nss.vim"))[1]
        return setting.replace("\\ ", " ").split(" %s ")
    if editor == "vscode":
        comments = json.loads(read(folder + "/language-configuration.json"))["comments"]
        assert set(comments) == {"blockComment"}, comments
        return comments["blockComment"]
    if editor == "helix":
        settings = read(folder + "/languages.toml")
        assert not re.search(r"^comment-tokens?\b", settings, re.M)
        return list(re.search(r'^block-comment-tokens = { start = "(.*)", end = "(.*)" }', settings, re.M).groups())
    if editor == "emacs":
        mode = read(folder + "/nss-mode.el")
        return [re.search(rf'comment-{end} "(.*?)"', mode)[1].strip() for end in ("start", "end")]
    preferences = plistlib.loads(read(folder + "/Comments.tmPreferences").encode())
    assert preferences["scope"] == "source.nss"
    values = {v["name"]: v["value"] for v in preferences["settings"]["shellVariables"]}
    return [values.pop("TM_COMMENT_START").strip(), values.pop("TM_COMMENT_END").strip()] if len(values) == 2 else values


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def check(editor, folder):
    found = {os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names}
    assert found == WANTED[editor], (editor, found)
    for name in found:
        text, path = read(os.path.join(folder, name)), os.path.join(folder, name)
        assert text.endswith("\n") and "\t" not in text, name
        if name.endswith((".json", ".sublime-settings")):
            json.loads(text)
        elif name.endswith(".toml") and importlib.util.find_spec("tomllib"):
            import tomllib
            settings = tomllib.loads(text)
            assert settings["language"][0]["language-servers"] == ["themec"] and "themec" in settings["language-server"]
        elif name.endswith("-syntax") and importlib.util.find_spec("yaml"):
            import yaml
            assert yaml.safe_load(text)["scope"] == "source.nss"
        elif name.endswith(".js") and shutil.which("node"):
            subprocess.run(["node", "--check", path], check=True)
        elif name.endswith(".el"):
            plain = re.sub(r'"(?:\\.|[^"\\])*"|;.*', "", text)
            assert plain.count("(") == plain.count(")"), name
    # NUI does not read a stylesheet with a '//'.
    assert comments(editor, folder) == ["/*", "*/"], editor
    if editor == "vscode":
        package = json.loads(read(folder + "/package.json"))
        assert os.path.exists(os.path.join(folder, package["main"]))
        for language in package["contributes"]["languages"]:
            assert os.path.exists(os.path.join(folder, language["configuration"]))
        for grammar in package["contributes"]["grammars"]:
            assert json.loads(read(os.path.join(folder, grammar["path"])))["scopeName"] == grammar["scopeName"]


LUA = """
vim.opt.runtimepath:prepend('%(folder)s/neovim')
vim.cmd('filetype plugin on | syntax on')
require('themec').setup({ cmd = { '%(themec)s', 'lsp' }, settings = { rules = { ['undeclared-class'] = 'off' } } })
vim.cmd('edit %(folder)s/theme.nss')
local came = vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end, 10)
local codes = {}
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do table.insert(codes, diagnostic.code) end
local colour = vim.fn.synIDattr(vim.fn.synID(2, 22, 1), 'name')
local file = io.open('%(folder)s/result', 'w')
file:write(table.concat({ vim.bo.filetype, colour, table.concat(codes, ',') }, ' '))
file:close()
vim.cmd('qall!')
"""

with tempfile.TemporaryDirectory() as folder:
    folder = os.path.realpath(folder)
    for editor in WANTED:
        subprocess.run([themec, "editor", editor, "-o", f"{folder}/{editor}"], check=True, capture_output=True)
        check(editor, f"{folder}/{editor}")
    with open(folder + "/theme.nss", "w", encoding="utf-8") as file:
        file.write("@a: #ffffff;\nMine { border-color: @a; font-size: 17px; }\n")
    with open(folder + "/start.lua", "w") as file:
        file.write(LUA % {"folder": folder, "themec": themec})
    for nvim in sys.argv[2:]:
        # As a user has it: with the files that were written, and nothing else.
        subprocess.run([nvim, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", folder + "/start.lua"], timeout=60,
                       capture_output=True, env={**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder, "LANG": "C.UTF-8"})
        result = read(folder + "/result")
        assert result == "nss nssVariable unit-suffix", (nvim, result)
        os.remove(folder + "/result")
print("ok")

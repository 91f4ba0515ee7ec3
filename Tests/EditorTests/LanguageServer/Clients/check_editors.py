"""Has 'themec editor' write the files of every editor, and reads them as the editors do: check_editors.py THEMEC [NVIM...]."""
import importlib.util, json, os, plistlib, re, shutil, signal, struct, subprocess, sys, tempfile, time, xml.dom.minidom, zipfile

themec = os.path.abspath(sys.argv[1])
WANTED = {
    "neovim": {"README.md", "ftdetect/nss.vim", "ftplugin/nss.vim", "syntax/nss.vim", "lua/themec.lua",
               "lsp/themec.lua"},
    "vim": {"README.md", "ftdetect/nss.vim", "ftplugin/nss.vim", "syntax/nss.vim"},
    "vscode": {"README.md", "package.json", "extension.js", "values.js", "language-configuration.json", "syntaxes/nss.tmLanguage.json",
               "schemas/themec.schema.json", "icon.png", "LICENSE.txt"},
    "helix": {"README.md", "languages.toml"},
    "emacs": {"README.md", "nss-mode.el"},
    "kate": {"README.md", "settings.json"},
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
    for name in found - {"icon.png"}:
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
    if editor == "kate":
        return
    # NUI does not read a stylesheet with a '//'.
    assert comments(editor, folder) == ["/*", "*/"], editor
    if editor == "vscode":
        package = json.loads(read(folder + "/package.json"))
        assert os.path.exists(os.path.join(folder, package["main"])) and package["license"] == "Apache-2.0"
        with open(os.path.join(folder, package["icon"]), "rb") as icon:
            image = icon.read()
        # A shop wants at least 128 by 128.
        assert image[:8] == b"\x89PNG\r\n\x1a\n" and min(struct.unpack(">II", image[16:24])) >= 128
        assert "dependencies" not in package
        # A workspace that the user does not trust chooses no program, no file and no address.
        untrusted = package["capabilities"]["untrustedWorkspaces"]
        assert untrusted["supported"] == "limited" and untrusted["description"]
        assert untrusted["restrictedConfigurations"] == ["themec.path", "themec.baseline", "themec.docs"]
        settings = package["contributes"]["configuration"]["properties"]
        assert set(untrusted["restrictedConfigurations"]) < set(settings)
        assert settings["themec.path"]["scope"] == "machine-overridable"
        for schema in package["contributes"]["jsonValidation"]:
            assert json.loads(read(os.path.join(folder, schema["url"])))["title"]
        for language in package["contributes"]["languages"]:
            assert os.path.exists(os.path.join(folder, language["configuration"]))
        for grammar in package["contributes"]["grammars"]:
            assert json.loads(read(os.path.join(folder, grammar["path"])))["scopeName"] == grammar["scopeName"]


def check_archive(path, folder):
    """The extension as one file holds the files of the folder, and what the installer asks for."""
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        names = set(archive.namelist())
        assert names == {"extension.vsixmanifest", "[Content_Types].xml"} | {f"extension/{n}" for n in WANTED["vscode"]}
        for name in WANTED["vscode"]:
            with open(os.path.join(folder, name), "rb") as file:
                assert archive.read(f"extension/{name}") == file.read(), name
        for name in ("extension.vsixmanifest", "[Content_Types].xml"):
            xml.dom.minidom.parseString(archive.read(name))
        manifest = archive.read("extension.vsixmanifest").decode()
        assert set(re.findall('(?:Path="|<Icon>|<License>)(extension/[^"<]*)', manifest)) <= names, manifest
        package = json.loads(archive.read("extension/package.json"))
        assert package["engines"]["vscode"] in archive.read("extension.vsixmanifest").decode()


# What Emacs takes for a comment and for a string, and how it comments lines out.
LISP = r"""
(require 'nss-mode)
(with-temp-buffer
  (insert "// it's a comment\nButton {\n  a: 'b';\n}\n")
  (nss-mode)
  (let ((state (lambda (text) (goto-char (point-min)) (search-forward text) (syntax-ppss))))
    (princ (list (nth 4 (funcall state "it's")) (nth 8 (funcall state "Button")) (not (nth 3 (funcall state "'b")))))
    (comment-region (line-beginning-position) (line-end-position))
    (princ (buffer-substring (line-beginning-position) (line-end-position)))))
"""

# A session of Emacs's own client.
EGLOT = r"""
(require 'nss-mode)
(require 'eglot)
(setq eglot-sync-connect 120 eglot-connect-timeout 120)
(setcdr (assoc 'nss-mode eglot-server-programs) (list (getenv "THEMEC") "lsp"))
(find-file (getenv "SHEET"))
(apply #'eglot (eglot--guess-contact))
(let ((tries 0))
  (while (and (< tries 2400) (not (flymake-diagnostics)))
    (accept-process-output nil 0.05)
    (setq tries (1+ tries))
    (when (= 0 (% tries 10)) (flymake-start))))
(princ (string-match-p "unit-suffix" (flymake-diagnostic-text (car (flymake-diagnostics)))))
(goto-char (point-min))
(eglot-rename "@b")
(princ (buffer-string))
"""

# A session of ALE in Vim, with the lines of the page among the files.
ALE = """
set nocompatible encoding=utf-8
set runtimepath^=%(folder)s/vim runtimepath+=%(plugin)s
filetype plugin on
runtime plugin/ale.vim
%(lines)s
edit %(folder)s/ale.nss
for i in range(2400)
  sleep 50m
  if !empty(ale#engine#GetLoclist(bufnr(''))) | break | endif
endfor
call writefile([&omnifunc] + map(copy(ale#engine#GetLoclist(bufnr(''))), 'v:val.code'), '%(folder)s/result')
qall!
"""

LUA = """
vim.opt.runtimepath:prepend('%(folder)s/neovim')
vim.cmd('filetype plugin on | syntax on')
require('themec').setup({ cmd = { '%(themec)s', 'lsp' }, settings = { rules = { ['undeclared-class'] = 'off' } } })
vim.cmd('edit %(folder)s/theme.nss')
local came = vim.wait(120000, function() return #vim.diagnostic.get(0) > 0 end, 10)
local codes = {}
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do table.insert(codes, diagnostic.code) end
local colour = vim.fn.synIDattr(vim.fn.synID(2, 22, 1), 'name')
local file = io.open('%(folder)s/result', 'w')
file:write(table.concat({ vim.bo.filetype, colour, table.concat(codes, ',') }, ' '))
file:close()
vim.cmd('qall!')
"""

# What Kate asks its user for, in the files where it keeps the answers: the plugin, the server, and the leave to start it.
KATE = {
    ".local/share/kate/sessions/one.katesession": "[Kate Plugins]\nlspclientplugin=true\n",
    ".config/katerc": "[lspclient]\nAllowedServerCommandLines=%(home)s/bin/themec lsp\nDiagnostics=true\n",
    "bin/themec": '#!/bin/sh\n"%(themec)s" "$@" | tee "%(home)s/answers"\n',
    # The user gives the mode to '*.nss' in a dialog; a line in the file does the same.
    "kate.nss": "/* kate: mode CSS; */\nButton { font-size: 17px; }\n",
}


def kate_session(home, settings):
    """What the server answers Kate, until it has told it of a finding."""
    files = {**KATE, ".config/kate/lspclient/settings.json": settings.replace("%", "%%")}
    for name, text in files.items():
        os.makedirs(os.path.dirname(f"{home}/{name}"), exist_ok=True)
        with open(f"{home}/{name}", "w") as file:
            file.write(text % {"home": home, "themec": themec})
    os.chmod(home + "/bin/themec", 0o755)
    os.mkdir(home + "/run", 0o700)
    environment = {**os.environ, "HOME": home, "XDG_RUNTIME_DIR": home + "/run", "QT_QPA_PLATFORM": "offscreen",
                   "PATH": f"{home}/bin:{os.environ['PATH']}"}
    kate = subprocess.Popen(["dbus-run-session", "kate", "-n", "-s", "one", home + "/kate.nss"], env=environment,
                            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            start_new_session=True)
    answers = home + "/answers"
    for _ in range(240):
        time.sleep(0.5)
        if os.path.exists(answers) and "unit-suffix" in read(answers):
            break
    os.killpg(kate.pid, signal.SIGKILL)
    kate.wait()
    return read(answers) if os.path.exists(answers) else ""


with tempfile.TemporaryDirectory() as folder:
    folder = os.path.realpath(folder)
    for editor in WANTED:
        subprocess.run([themec, "editor", editor, "-o", f"{folder}/{editor}"], check=True, capture_output=True)
        check(editor, f"{folder}/{editor}")
    subprocess.run([themec, "editor", "vscode", "--vsix", f"{folder}/themec.vsix"], check=True, capture_output=True)
    check_archive(f"{folder}/themec.vsix", f"{folder}/vscode")
    if shutil.which("emacs"):
        run = subprocess.run(["emacs", "-Q", "--batch", "-L", f"{folder}/emacs", "--eval", f"(progn {LISP})"],
                             capture_output=True, text=True, timeout=600)
        assert run.stdout == "(t nil nil)  /* a: 'b'; */", run
        packages = [word for entry in os.scandir("/usr/share/emacs/site-lisp/elpa") for word in ("-L", entry.path)] \
            if os.path.isdir("/usr/share/emacs/site-lisp/elpa") else []
        with open(folder + "/eglot.nss", "w") as file:
            file.write("@a: red;\nButton { font-color: @a; font-size: 17px; }\n")
        run = subprocess.run(
            ["emacs", "-Q", "--batch", "-L", f"{folder}/emacs", *packages, "--eval", f"(progn {EGLOT})"],
            capture_output=True, text=True, timeout=600,
            env={**os.environ, "HOME": folder, "THEMEC": themec, "SHEET": folder + "/eglot.nss"})
        assert "Button { font-color: @b; font-size: 17px; }\n" in run.stdout or "load file" in run.stderr, run
    if shutil.which("vim") and os.path.isdir("/usr/share/vim-ale"):
        lines = re.search(r"for ALE:\n\n(.*?)\n\n", read(f"{folder}/vim/README.md"), re.S)[1]
        with open(folder + "/ale.nss", "w") as file:
            file.write("Button { font-size: 17px; }\n")
        with open(folder + "/ale.vim", "w") as file:
            file.write(ALE % {"folder": folder, "plugin": "/usr/share/vim-ale", "lines": lines})
        os.mkdir(folder + "/bin")
        os.symlink(themec, folder + "/bin/themec")
        subprocess.run(["vim", "-u", "NONE", "-n", "-i", "NONE", "-es", "-S", folder + "/ale.vim"], timeout=600,
                       stdin=subprocess.DEVNULL, capture_output=True,
                       env={**os.environ, "HOME": folder, "PATH": f"{folder}/bin:{os.environ['PATH']}"})
        assert read(folder + "/result") == "ale#completion#OmniFunc\nunit-suffix\n", read(folder + "/result")
        os.remove(folder + "/result")
    if shutil.which("kate") and shutil.which("dbus-run-session"):
        assert "unit-suffix" in kate_session(folder + "/home", read(folder + "/kate/settings.json"))
    if shutil.which("node"):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "check_code.js")
        run = subprocess.run(["node", script, themec, f"{folder}/vscode/extension.js", folder], capture_output=True,
                             text=True, timeout=600, env={**os.environ, "XDG_CACHE_HOME": folder})
        assert run.stdout == "ok\n" and run.returncode == 0, run
    with open(folder + "/theme.nss", "w", encoding="utf-8") as file:
        file.write("@a: #ffffff;\nMine { border-color: @a; font-size: 17px; }\n")
    with open(folder + "/start.lua", "w") as file:
        file.write(LUA % {"folder": folder, "themec": themec})
    for nvim in sys.argv[2:]:
        # As a user has it: with the files that were written, and nothing else.
        subprocess.run([nvim, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", folder + "/start.lua"], timeout=600,
                       capture_output=True, env={**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder, "LANG": "C.UTF-8"})
        result = read(folder + "/result")
        assert result == "nss nssVariable unit-suffix", (nvim, result)
        os.remove(folder + "/result")
print("ok")

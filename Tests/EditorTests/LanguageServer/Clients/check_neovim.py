"""Runs the session of neovim.lua in a Neovim: check_neovim.py THEMEC NVIM."""
import os, subprocess, sys, tempfile

themec, nvim = os.path.abspath(sys.argv[1]), sys.argv[2]
script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "neovim.lua")
with tempfile.TemporaryDirectory() as folder:
    folder = os.path.realpath(folder)
    with open(folder + "/base.nss", "w") as file:
        file.write("@accent: #0B6E99;\n")
    with open(folder + "/main.nss", "w", encoding="utf-8") as file:
        file.write('@import "base.nss";\n@é😀: #fff;\nButton   { font-color: @accent;\n  font-size: 17px;\n}\n')
    result = folder + "/result"
    environment = {**os.environ, "THEMEC": themec, "FOLDER": folder, "RESULT": result, "HOME": folder,
                   "XDG_CACHE_HOME": folder + "/cache", "LANG": "C.UTF-8"}
    run = subprocess.run([nvim, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", script],
                         env=environment, capture_output=True, timeout=600)
    text = open(result).read() if os.path.exists(result) else run.stderr.decode()
    print(text)
    sys.exit(0 if text == "ok" else 1)

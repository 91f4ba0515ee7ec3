/// The files for Helix, Emacs, Kate and Sublime Text.
enum SmallEditorFiles {
  static var helix: [EditorKind.File] {
    [
      EditorKind.File(
        "languages.toml",
        """
        [language-server.themec]
        command = "themec"
        args = ["lsp"]

        [[language]]
        name = "nss"
        scope = "source.nss"
        file-types = ["nss"]
        block-comment-tokens = { start = "/*", end = "*/" }
        indent = { tab-width = 2, unit = "  " }
        roots = ["themec.json"]
        language-servers = ["themec"]
        auto-format = true

        """),
      EditorKind.File(
        "README.md",
        """
        # NSS in Helix

        Append `languages.toml` to the file of that name in `~/.config/helix`. `themec` has to be on your `PATH`;
        `hx --health nss` says whether it was found. Helix colours by tree-sitter grammars only, and there is none for
        this language yet: the server's diagnostics, completion, hovers, renames and formatting work without one.

        """),
    ]
  }

  static var emacs: [EditorKind.File] {
    [
      EditorKind.File(
        "nss-mode.el",
        """
        ;;; nss-mode.el --- Stylesheets of SAP Fiori and UIKit apps  -*- lexical-binding: t -*-

        ;;; Code:

        (require 'css-mode)

        (defvar nss-mode-syntax-table
          (let ((table (make-syntax-table css-mode-syntax-table)))
            (modify-syntax-entry ?/ ". 124" table)
            (modify-syntax-entry ?\\n ">" table)
            table)
          "Syntax table of NSS: comments are `/* */', and `//' up to the end of a line.")

        ;;;###autoload
        (define-derived-mode nss-mode css-mode "NSS"
          "Major mode for NSS stylesheets."
          (setq-local css-indent-offset 2)
          (setq-local comment-start "/* ")
          (setq-local comment-end " */"))

        ;;;###autoload
        (add-to-list 'auto-mode-alist '("\\\\.nss\\\\'" . nss-mode))

        (with-eval-after-load 'eglot
          (add-to-list 'eglot-server-programs '(nss-mode . ("themec" "lsp"))))

        (provide 'nss-mode)
        ;;; nss-mode.el ends here

        """),
      EditorKind.File(
        "README.md",
        """
        # NSS in Emacs

        Put `nss-mode.el` into a folder of your `load-path`, and this into your init file:

            (require 'nss-mode)
            (add-hook 'nss-mode-hook #'eglot-ensure)

        `themec` has to be on your `PATH`. Eglot comes with Emacs 29; for older ones it is a package.

        """),
    ]
  }

  static var kate: [EditorKind.File] {
    [
      EditorKind.File(
        "settings.json",
        """
        {
          "servers": {
            "nss": {
              "command": ["themec", "lsp"],
              "root": "%{Project:NativePath}",
              "highlightingModeRegex": "^CSS$",
              "documentLanguageId": "nss"
            }
          }
        }

        """),
      EditorKind.File(
        "README.md",
        """
        # NSS in Kate

        Turn the plugin "LSP Client" on, and add the server in `settings.json` to its user server settings (Settings,
        Configure Kate, LSP Client). Have `*.nss` open in the mode CSS: Settings, Configure Kate, Open/Save, Modes &
        Filetypes, CSS, and add `*.nss` to its file extensions. `themec` has to be on the `PATH`; Kate asks once whether
        it may start it.

        """),
    ]
  }

  static var sublime: [EditorKind.File] {
    [
      EditorKind.File("NSS.sublime-syntax", SublimeSyntax.text),
      EditorKind.File(
        "Comments.tmPreferences",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
          <dict>
            <key>scope</key>
            <string>source.nss</string>
            <key>settings</key>
            <dict>
              <key>shellVariables</key>
              <array>
                <dict>
                  <key>name</key>
                  <string>TM_COMMENT_START</string>
                  <key>value</key>
                  <string>/* </string>
                </dict>
                <dict>
                  <key>name</key>
                  <string>TM_COMMENT_END</string>
                  <key>value</key>
                  <string> */</string>
                </dict>
              </array>
            </dict>
          </dict>
        </plist>

        """),
      EditorKind.File(
        "LSP.sublime-settings",
        """
        {
          "clients": {
            "themec": {
              "enabled": true,
              "command": ["themec", "lsp"],
              "selector": "source.nss"
            }
          }
        }

        """),
      EditorKind.File(
        "README.md",
        """
        # NSS in Sublime Text

        Copy `NSS.sublime-syntax` and `Comments.tmPreferences` into the folder `Packages/User` (Preferences, Browse
        Packages). For the language server install the package `LSP` and add the client in `LSP.sublime-settings` to
        its settings. `themec` has to be on the `PATH`.

        """),
    ]
  }
}

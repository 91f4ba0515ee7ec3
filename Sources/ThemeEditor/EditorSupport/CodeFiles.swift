import ThemeProject

/// An extension for Visual Studio Code as a folder.
enum CodeFiles {
  static var files: [EditorKind.File] {
    [
      EditorKind.File("package.json", package),
      EditorKind.File("extension.js", CodeClient.script),
      EditorKind.File("values.js", CodeValues.script),
      EditorKind.File("language-configuration.json", configuration),
      EditorKind.File("syntaxes/nss.tmLanguage.json", TextMateGrammar.json),
      EditorKind.File("schemas/themec.schema.json", bytes: ConfigurationSchema.document()),
      EditorKind.File("README.md", page),
    ]
  }

  static let version = ToolVersion.current
  /// The oldest versions of the editor whose API has what the script calls.
  static let engine = "^1.75.0"

  private static let package = """
    {
      "name": "themec-nss",
      "displayName": "NSS stylesheets",
      "description": "Themes for SAP Fiori and UIKit apps, with themec's language server.",
      "version": "\(version)",
      "publisher": "themec",
      "engines": { "vscode": "\(engine)" },
      "categories": ["Programming Languages"],
      "main": "./extension.js",
      "activationEvents": ["onLanguage:nss"],
      "capabilities": {
        "untrustedWorkspaces": {
          "supported": "limited",
          "description": "In a workspace that is not trusted, its settings choose neither the program that is run, nor the baseline, nor the site of links.",
          "restrictedConfigurations": ["themec.path", "themec.baseline", "themec.docs"]
        }
      },
      "contributes": {
        "languages": [
          {
            "id": "nss",
            "aliases": ["NSS"],
            "extensions": [".nss"],
            "configuration": "./language-configuration.json"
          }
        ],
        "grammars": [
          { "language": "nss", "scopeName": "source.nss", "path": "./syntaxes/nss.tmLanguage.json" }
        ],
        "jsonValidation": [{ "fileMatch": "themec.json", "url": "./schemas/themec.schema.json" }],
        "commands": [{ "command": "themec.preview", "title": "Show a preview of the theme", "category": "NSS" }],
        "menus": {
          "commandPalette": [{ "command": "themec.preview", "when": "editorLangId == nss" }],
          "editor/title": [{ "command": "themec.preview", "when": "editorLangId == nss" }]
        },
        "configuration": {
          "title": "themec",
          "properties": {
            "themec.path": {
              "type": "string",
              "scope": "machine-overridable",
              "default": "themec",
              "description": "The themec to run."
            },
            "themec.target": {
              "type": "string",
              "enum": ["nui", "fiori-uikit", "fiori-swiftui"],
              "description": "The runtime to follow where runtimes differ."
            },
            "themec.portable": {
              "type": "array",
              "items": { "enum": ["nui", "fiori-uikit", "fiori-swiftui"] },
              "description": "The targets whose different readings are reported."
            },
            "themec.palette": { "type": "string", "description": "The palette that colour names are taken from, unless the theme names one." },
            "themec.rules": {
              "type": "object",
              "additionalProperties": { "enum": ["off", "note", "warning", "error"] },
              "description": "The level of each code."
            },
            "themec.docs": { "type": "string", "description": "The address of the site to whose pages diagnostics lead." },
            "themec.baseline": { "type": "string", "description": "A file of known findings, which are not shown." },
            "themec.codeLens": { "type": "boolean", "default": true, "description": "Show a line above each definition." }
          }
        }
      }
    }

    """

  private static let configuration = """
    {
      "comments": { "blockComment": ["/*", "*/"] },
      "brackets": [["{", "}"], ["(", ")"]],
      "autoClosingPairs": [["{", "}"], ["(", ")"], ["\\"", "\\""]],
      "surroundingPairs": [["{", "}"], ["(", ")"], ["\\"", "\\""]],
      "wordPattern": "@?[A-Za-z0-9_.\\\\\\\\-]+|#[0-9A-Fa-f]+"
    }

    """

  private static let page = """
    # NSS in Visual Studio Code

    This folder is an extension that needs no other package: its script talks to `themec lsp` through the editor's own
    API. It is tested in node with a stand-in of that API, not with Visual Studio Code itself.

    As one file, which `themec editor vscode --vsix themec.vsix` writes, it is installed by

        code --install-extension themec.vsix

    or by "Install from VSIX" in the menu of the extensions. Without that file, link or copy the folder to
    `~/.vscode/extensions/themec-nss` and start the editor anew. `themec` has to be on your `PATH`, or named by the setting
    `themec.path`.

    Scripts of Neverwinter Nights end in `.nss` too. If their extension takes your themes, say so in the settings:
    `"files.associations": { "*.nss": "nss" }`.

    """
}

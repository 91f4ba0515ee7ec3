/// An extension for Visual Studio Code as a folder.
enum CodeFiles {
  static var files: [EditorKind.File] {
    [
      EditorKind.File("package.json", package),
      EditorKind.File("extension.js", script),
      EditorKind.File("language-configuration.json", configuration),
      EditorKind.File("syntaxes/nss.tmLanguage.json", TextMateGrammar.json),
      EditorKind.File("README.md", page),
    ]
  }

  private static let package = """
    {
      "name": "themec-nss",
      "displayName": "NSS stylesheets",
      "description": "Themes for SAP Fiori and UIKit apps, with themec's language server.",
      "version": "0.1.0",
      "publisher": "themec",
      "engines": { "vscode": "^1.75.0" },
      "categories": ["Programming Languages"],
      "main": "./extension.js",
      "activationEvents": ["onLanguage:nss"],
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
        "configuration": {
          "title": "themec",
          "properties": {
            "themec.path": { "type": "string", "default": "themec", "description": "The themec to run." },
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
            "themec.baseline": { "type": "string", "description": "A file of known findings, which are not shown." },
            "themec.codeLens": { "type": "boolean", "default": true, "description": "Show a line above each definition." }
          }
        }
      },
      "dependencies": { "vscode-languageclient": "^9.0.0" }
    }

    """

  private static let script = """
    const { workspace } = require('vscode');
    const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

    let client;

    exports.activate = () => {
      const settings = workspace.getConfiguration('themec');
      const run = { command: settings.get('path'), args: ['lsp'], transport: TransportKind.stdio };
      client = new LanguageClient('themec', 'themec', { run, debug: run }, {
        documentSelector: [{ language: 'nss' }],
      });
      return client.start();
    };

    exports.deactivate = () => client && client.stop();

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

    This folder is an extension. It has not been tried with Visual Studio Code itself: the capabilities that Visual
    Studio Code announces were replayed against the server, and the grammar was held against themec's lexer.

    It uses the usual package for clients of language servers, which you install once with npm in this folder:

        npm install

    Then link or copy the folder to `~/.vscode/extensions/themec-nss` and start the editor anew. `themec` has to be on
    your `PATH`, or named by the setting `themec.path`.

    """
}

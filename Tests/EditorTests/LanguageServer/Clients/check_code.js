// The extension for Visual Studio Code with a stand-in of the editor's API: node check_code.js THEMEC EXTENSION FOLDER
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const Module = require('module');

const [themec, extension, folder] = process.argv.slice(2).map((word) => path.resolve(word));
fs.writeFileSync(path.join(folder, 'base.nss'), '/* The brand. */\n@brand: #0B6E99;\n');
fs.writeFileSync(path.join(folder, 'loose.nss'), 'Label { font-size: 9px; }\n');

// MARK: The stand-in: values, events, and what was registered

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Kind { constructor(value) { this.value = value; } append(part) { return new Kind(part); } }
class Uri {
  constructor(text) { this.text = text; this.scheme = text.slice(0, text.indexOf(':')); }
  toString() { return this.text; }
  static parse(text, strict) {
    assert(/^[a-z][a-z0-9+.-]*:/i.test(text) && strict, `no scheme in ${text}`);
    return new Uri(text);
  }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => { this.listeners.push(listener); return { dispose() {} }; };
  }
  fire(value) { return this.listeners.map((listener) => listener(value)); }
  dispose() {}
}
const holder = (...names) => class { constructor(...values) { names.forEach((name, i) => { this[name] = values[i]; }); } };
class WorkspaceEdit {
  constructor() { this.entries = new Map(); }
  set(uri, edits) { this.entries.set(uri.text, edits); }
  createFile() {}
}

const events = {};
const event = (name) => { events[name] = new EventEmitter(); return events[name].event; };
const providers = {};
const register = (name) => (...words) => {
  providers[name] = words.find((word) => word && word !== words[0] && typeof word === 'object') || words[0];
  return { dispose() {} };
};
const commands = {};
const found = new Map();
const shown = [];
const log = [];
const panels = [];
const applied = [];
const values = { path: themec, target: '', portable: [], rules: { 'undeclared-class': 'off' }, codeLens: true };

const vscode = {
  Position, Range, Uri, EventEmitter, WorkspaceEdit,
  Diagnostic: holder('range', 'message', 'severity'), DiagnosticRelatedInformation: holder('location', 'message'),
  Location: holder('uri', 'range'), TextEdit: holder('range', 'newText'), Hover: holder('contents', 'range'),
  MarkdownString: holder('value'), SnippetString: holder('value'), CompletionItem: holder('label', 'kind'),
  CompletionList: holder('items', 'isIncomplete'), CodeAction: holder('title', 'kind'), CodeLens: holder('range', 'command'),
  CodeActionKind: { Empty: new Kind('') }, DocumentHighlight: holder('range', 'kind'),
  DocumentSymbol: holder('name', 'detail', 'kind', 'range', 'selectionRange'), FoldingRange: holder('start', 'end', 'kind'),
  SymbolInformation: holder('name', 'kind', 'containerName', 'location'), SelectionRange: holder('range', 'parent'),
  DocumentLink: holder('range', 'target'), ColorInformation: holder('range', 'color'), InlayHint: holder('position', 'label'),
  Color: holder('red', 'green', 'blue', 'alpha'), ColorPresentation: holder('label'), SemanticTokens: holder('data', 'id'),
  SemanticTokensLegend: holder('types', 'modifiers'), SignatureHelp: holder(), SignatureInformation: holder('label', 'text'),
  ParameterInformation: holder('label'), LanguageStatusSeverity: { Error: 2, Information: 0 }, ViewColumn: { Beside: -2 },
  languages: new Proxy({
    createDiagnosticCollection: () => ({
      set: (uri, list) => found.set(uri.text, list), delete: (uri) => found.delete(uri.text), clear: () => found.clear(),
      dispose() {},
    }),
    createLanguageStatusItem: () => ({ dispose() {} }),
  }, { get: (own, name) => own[name] || register(name) }),
  workspace: {
    applyEdit: async (edit, { isRefactoring }) => isRefactoring && applied.push(edit) > 0,
    textDocuments: [], workspaceFolders: [{ uri: new Uri(`file://${folder}`), name: 'themes' }],
    fs: {
      isWritableFileSystem: (scheme) => (scheme === 'file' ? true : scheme === 'git' ? false : undefined),
      readFile: async (uri) => fs.readFileSync(uri.text.replace('file://', '')),
    },
    getConfiguration: (section) => ({ get: (name) => (section ? values[name] : values) }),
    createFileSystemWatcher: () => ({
      onDidCreate: event('created'), onDidChange: event('changed'), onDidDelete: event('deleted'), dispose() {},
    }),
  },
  window: {
    showErrorMessage: (text) => shown.push(text), showWarningMessage: (text) => shown.push(text),
    showTextDocument: (uri) => shown.push(uri.text),
    createOutputChannel: () => ({ append: (text) => log.push(text), appendLine: (text) => log.push(text), dispose() {} }),
    createWebviewPanel: (kind, title, place, options) => {
      const panel = { title, options, webview: {}, onDidDispose() {} };
      panels.push(panel);
      return panel;
    },
  },
  env: { openExternal: (uri) => { shown.push(uri.text); return true; } },
  commands: { registerCommand: (name, body) => { commands[name] = body; return { dispose() {} }; } },
};
for (const name of ['onDidOpenTextDocument', 'onDidChangeTextDocument', 'onDidSaveTextDocument', 'onDidCloseTextDocument',
  'onDidChangeConfiguration', 'onDidChangeWorkspaceFolders', 'onWillRenameFiles']) vscode.workspace[name] = event(name);

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

// MARK: A session

const wait = async (what, condition) => {
  for (let turn = 0; !condition(); turn += 1) {
    assert(turn < 12_000, `${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const document = {
  uri: new Uri(`file://${folder}/theme.nss`), languageId: 'nss', version: 1,
  text: '@import "base.nss";\nButton { font-color: @brand; font-size: 17px; }\n@c: rgb(1, 2, 3);\n',
  getText() { return this.text; },
};
const place = (line, word) => new Position(line, document.text.split('\n')[line].indexOf(word) + 1);
const whole = new Range(new Position(0, 0), new Position(3, 0));
const codes = () => (found.get(document.uri.text) || []).map((one) => one.code.value || one.code);

function replace(line, old, text) {
  const start = new Position(line, document.text.split('\n')[line].indexOf(old));
  const range = new Range(start, new Position(line, start.character + old.length));
  document.text = document.text.replace(old, text);
  document.version += 1;
  events.onDidChangeTextDocument.fire({ document, contentChanges: [{ range, text }] });
}

async function session() {
  const { activate, deactivate } = require(extension);
  const context = { subscriptions: [] };
  // The first start fails: the setting is wrong, and is mended.
  values.path = `${themec}-not-there`;
  await activate(context);
  assert(shown.length === 1 && shown[0].includes('themec.path'), `${shown}`);
  values.path = themec;
  events.onDidChangeConfiguration.fire({ affectsConfiguration: () => true });
  await wait('providers', () => providers.registerHoverProvider);
  shown.length = 0;
  // The other side of a difference is left alone.
  events.onDidOpenTextDocument.fire({ ...document, uri: new Uri(`git:${folder}/theme.nss`), getText: () => '@oops' });
  events.onDidOpenTextDocument.fire(document);
  await wait('diagnostics', () => codes().includes('unit-suffix'));
  replace(1, '17px', '17');
  await wait('fresh diagnostics', () => !codes().includes('unit-suffix'));
  replace(1, 'Button', 'Mine, Button');
  const ask = (name, method, ...rest) => providers[`register${name}Provider`][method](document, ...rest);

  const hover = await ask('Hover', 'provideHover', place(1, '@brand'));
  assert(hover.contents.value.includes('#0B6E99') && hover.contents.value.includes('The brand.'), hover.contents.value);
  const [definition] = await ask('Definition', 'provideDefinition', place(1, '@brand'));
  assert.strictEqual(definition.uri.text, `file://${folder}/base.nss`);
  const list = await ask('CompletionItem', 'provideCompletionItems', place(1, '@brand'));
  const item = list.items.find((one) => one.label === '@brand');
  assert.strictEqual((await providers.registerCompletionItemProvider.resolveCompletionItem(item)).label, '@brand');
  const help = await ask('SignatureHelp', 'provideSignatureHelp', place(2, ', 3'));
  assert.strictEqual(help.signatures[0].parameters[help.activeParameter].label, 'blue');
  const renamed = await ask('Rename', 'provideRenameEdits', place(1, '@brand'), '@main');
  assert.strictEqual(renamed.entries.size, 2);
  await assert.rejects(ask('Rename', 'provideRenameEdits', place(1, 'Button'), 'Knob'), /declared by a component/);
  const actions = await ask('CodeActions', 'provideCodeActions', whole, { diagnostics: found.get(document.uri.text), triggerKind: 1 });
  assert(actions.some((one) => one.title.startsWith('Accept') && one.edit.entries.size === 1), 'no action accepts');
  const lenses = await ask('CodeLens', 'provideCodeLenses');
  const lens = await providers.registerCodeLensProvider.resolveCodeLens(lenses[lenses.length - 1]);
  assert.strictEqual(lens.command.command, 'themec.explain');
  assert.strictEqual((await ask('DocumentSymbol', 'provideDocumentSymbols'))[1].children.length, 2);
  assert((await ask('Reference', 'provideReferences', place(1, '@brand'), { includeDeclaration: true })).length === 2);
  assert((await ask('DocumentHighlight', 'provideDocumentHighlights', place(1, '@brand'))).length === 1);
  assert((await ask('FoldingRange', 'provideFoldingRanges', {})).length === 0);
  assert((await ask('SelectionRange', 'provideSelectionRanges', [place(1, '@brand')]))[0].parent);
  assert((await ask('DocumentLink', 'provideDocumentLinks'))[0].target.text.endsWith('/base.nss'));
  const [color] = await ask('Color', 'provideDocumentColors');
  const texts = await providers.registerColorProvider.provideColorPresentations(color.color, { document, range: color.range });
  assert.strictEqual(texts[0].label, '#010203');
  assert((await ask('InlayHints', 'provideInlayHints', whole))[0].label.includes('#0B6E99'));
  assert((await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens')).data.length % 5 === 0);
  const options = { tabSize: 2, insertSpaces: true };
  assert((await ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', options)).length > 0);
  assert((await ask('DocumentRangeFormattingEdit', 'provideDocumentRangeFormattingEdits', whole, options)).length > 0);
  await ask('OnTypeFormattingEdit', 'provideOnTypeFormattingEdits', new Position(1, 30), ';', options);
  assert((await providers.registerWorkspaceSymbolProvider.provideWorkspaceSymbols('brand')).length > 0);

  // The fixes of the folder come with a question.
  await commands['themec.fixFolder']();
  await wait('fixes', () => applied.length === 1);
  const [[fix, question]] = applied[0].entries.get(`file://${folder}/loose.nss`);
  assert(fix.newText === '9' && question.needsConfirmation && question.label === 'Safe fixes', `${fix.newText}`);

  await commands['themec.explain'](document.uri.text, 'Button', 'font-color');
  await commands['themec.preview'](document.uri.text);
  await wait('pages', () => shown.length === 1 && panels.length === 1 && panels[0].webview.html);
  assert(shown[0].endsWith('.txt') && panels[0].title === 'Preview: theme.nss', `${shown} ${panels[0].title}`);
  const before = panels[0].webview.html;
  replace(2, 'rgb(1, 2, 3)', 'rgb(9, 2, 3)');
  await wait('the page of the new text', () => panels[0].webview.html !== before && panels.length === 1);
  assert(![...found.keys()].some((name) => name.startsWith('git:')));
  vscode.workspace.textDocuments.push(document);
  await commands['themec.restart']();
  await wait('diagnostics after a restart', () => found.has(document.uri.text));
  assert(log.includes('themec is running'));
  let edit;
  events.onWillRenameFiles.fire({
    files: [{ oldUri: new Uri(`file://${folder}/base.nss`), newUri: new Uri(`file://${folder}/new.nss`) }],
    waitUntil(promise) { edit = promise; },
  });
  assert.strictEqual((await edit).entries.get(document.uri.text)[0].newText, 'new.nss');
  values.rules = { 'undeclared-class': 'error' };
  events.onDidChangeConfiguration.fire({ affectsConfiguration: () => true });
  await wait('other settings', () => codes().includes('undeclared-class'));
  events.onDidCloseTextDocument.fire(document);
  await deactivate();
  console.log('ok');
}

session().catch((error) => { console.error(error); process.exit(1); });

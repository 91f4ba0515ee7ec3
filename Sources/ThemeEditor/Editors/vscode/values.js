'use strict';
// The values of the protocol as those of Visual Studio Code, and back.
const vscode = require('vscode');

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const plain = (value) => ({ line: value.line, character: value.character });
const plainRange = (value) => ({ start: plain(value.start), end: plain(value.end) });
const uri = (text) => vscode.Uri.parse(text, true);
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, place) => ({ ...named(document), position: plain(place) });
const edit = (value) => new vscode.TextEdit(range(value.range), value.newText);
const location = (value) => new vscode.Location(uri(value.uri), range(value.range));
const markdown = (text) => typeof text === 'string' || !text ? text : new vscode.MarkdownString(text.value);

function workspaceEdit(value) {
  if (!value) return undefined;
  const result = new vscode.WorkspaceEdit();
  const annotations = value.changeAnnotations || {};
  // Edits that the user is asked about carry why.
  const annotated = (one) => (one.annotationId ? [edit(one), annotations[one.annotationId]] : edit(one));
  for (const change of value.documentChanges || []) {
    if (change.kind === 'create') result.createFile(uri(change.uri), { ignoreIfExists: true });
    else result.set(uri(change.textDocument.uri), change.edits.map(annotated));
  }
  for (const [name, edits] of Object.entries(value.changes || {})) result.set(uri(name), edits.map(edit));
  return result;
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: uri(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = (value.relatedInformation || []).map(
    (other) => new vscode.DiagnosticRelatedInformation(location(other.location), other.message));
  return result;
}

const protocolDiagnostic = (value) => ({
  range: plainRange(value.range), message: value.message, severity: value.severity + 1, source: value.source,
  code: value.code && value.code.value !== undefined ? value.code.value : value.code,
});

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail || '', value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children || []).map(symbol);
  return result;
}

function completionItem(value) {
  const result = new vscode.CompletionItem(value.label, value.kind - 1);
  const { newText } = value.textEdit;
  result.detail = value.detail;
  result.sortText = value.sortText;
  result.documentation = markdown(value.documentation);
  result.range = range(value.textEdit.range);
  result.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText;
  result.additionalTextEdits = (value.additionalTextEdits || []).map(edit);
  if (newText.endsWith(': ')) result.command = { title: '', command: 'editor.action.triggerSuggest' };
  result.raw = value;
  return result;
}

function codeAction(value) {
  const kind = vscode.CodeActionKind.Empty.append(value.kind);
  const result = new vscode.CodeAction(value.title, kind);
  result.edit = workspaceEdit(value.edit);
  result.command = value.command;
  result.isPreferred = value.isPreferred;
  result.disabled = value.disabled;
  result.diagnostics = (value.diagnostics || []).map(diagnostic);
  result.raw = value;
  return result;
}

module.exports = {
  position, range, plain, plainRange, uri, named, at, edit, location,
  markdown, workspaceEdit, diagnostic, protocolDiagnostic, symbol, completionItem, codeAction,
};

'use strict';
// The client of 'themec lsp' for Visual Studio Code, on the editor's own API alone.
const vscode = require('vscode');
const { spawn } = require('child_process');
const {
  position, range, plain, plainRange, uri, named, at, edit, location,
  markdown, workspaceEdit, diagnostic, protocolDiagnostic, symbol, completionItem, codeAction,
} = require('./values');

const selector = { language: 'nss' };
const { languages, workspace, window } = vscode;

// The settings that were given a value, for a folder or for all.
function settings(folder) {
  const all = workspace.getConfiguration(undefined, folder).get('themec') || {};
  const isSet = (value) => value !== undefined && value !== null && value.length !== 0;
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => name !== 'path' && isSet(value)));
}

const formats = ['markdown', 'plaintext'];
const capabilities = {
  workspace: {
    configuration: true,
    workspaceFolders: true,
    applyEdit: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'], changeAnnotationSupport: {} },
    didChangeWatchedFiles: { dynamicRegistration: true },
    fileOperations: { willRename: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
  window: { showDocument: { support: true } },
  textDocument: {
    publishDiagnostics: {
      relatedInformation: true, versionSupport: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      completionItem: {
        snippetSupport: true, documentationFormat: formats,
        resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
      },
    },
    hover: { contentFormat: formats },
    rename: { prepareSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } },
      dataSupport: true, resolveSupport: { properties: ['edit'] }, disabledSupport: true, isPreferredSupport: true,
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    semanticTokens: { requests: { full: true }, formats: ['relative'], tokenTypes: [], tokenModifiers: [] },
  },
};

// MARK: The server

class Client {
  constructor() {
    this.diagnostics = languages.createDiagnosticCollection('themec');
    this.lenses = new vscode.EventEmitter();
    this.hints = new vscode.EventEmitter();
    this.log = window.createOutputChannel('themec');
    this.state = languages.createLanguageStatusItem('themec', selector);
    this.state.command = { title: 'Restart', command: 'themec.restart' };
    this.owned = [this.diagnostics, this.lenses, this.hints, this.log, this.state];
    this.watchers = [];
    this.deaths = [];
    this.previews = new Map();
    this.show('is starting');
  }

  // Shows the state of the server beside the language of a document.
  show(state, isFault = false) {
    this.state.text = `themec ${state}`;
    this.state.severity = isFault ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    this.log.appendLine(`themec ${state}`);
  }

  // Starts the server, or starts it again: with another path, or after it was given up.
  async restart() {
    const old = this.child;
    this.child = undefined;
    if (old) old.kill();
    this.forget();
    this.deaths = [];
    this.isStopped = false;
    await this.start().catch(() => {});
  }

  async start() {
    this.waiting = new Map();
    this.lastId = 0;
    this.input = Buffer.alloc(0);
    const path = workspace.getConfiguration('themec').get('path') || 'themec';
    const child = spawn(path, ['lsp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    child.stderr.on('data', (bytes) => this.log.append(bytes.toString()));
    child.on('error', () => {
      if (child !== this.child) return;
      this.isStopped = true;
      this.show('cannot be started', true);
      window.showErrorMessage(`themec cannot be started as '${path}'; see the setting 'themec.path'.`);
    });
    child.stdin.on('error', () => {});
    child.stdout.on('data', (bytes) => this.receive(bytes));
    child.on('close', () => this.ended(child));
    const folders = (workspace.workspaceFolders || []).map((one) => ({ uri: one.uri.toString(), name: one.name }));
    const answer = await this.send('initialize', {
      processId: process.pid, rootUri: folders.length > 0 ? folders[0].uri : null, workspaceFolders: folders,
      capabilities, initializationOptions: settings(),
    });
    this.capabilities = answer.capabilities;
    this.notify('initialized', {});
    this.isReady = true;
    this.show('is running');
    if (!this.providers) this.providers = this.provide();
    workspace.textDocuments.forEach((document) => this.open(document));
  }

  // The server has ended: it is started again, unless it did so three times within a minute.
  ended(child) {
    if (child !== this.child) return;
    this.forget();
    if (this.isStopped) return;
    this.deaths = [...this.deaths, Date.now()].filter((time) => Date.now() - time < 60000);
    if (this.deaths.length < 3) {
      this.show('is started again');
      this.start().catch(() => {});
    } else {
      this.show('has ended', true);
      window.showErrorMessage('themec has ended three times within a minute and is not started again.');
    }
  }

  // Forgets what belongs to a server that is gone.
  forget() {
    this.isReady = false;
    (this.waiting || []).forEach(({ reject }) => reject(new Error('the server has ended')));
    this.waiting = new Map();
    this.diagnostics.clear();
    this.watchers.splice(0).forEach((one) => one.dispose());
  }

  async stop() {
    this.isStopped = true;
    [...this.owned, ...this.watchers, ...(this.providers || [])].forEach((one) => one.dispose());
    if (this.isReady) {
      await this.send('shutdown', null).catch(() => {});
      this.notify('exit');
    }
    if (this.child) this.child.stdin.end();
  }

  // MARK: Messages

  write(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  notify(method, params) { this.write({ method, params }); }

  send(method, params, token) {
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    if (token) token.onCancellationRequested(() => this.isReady && this.notify('$/cancelRequest', { id }));
    this.write({ id, method, params });
    return answer;
  }

  // The answer to a question about documents; null before the server is ready, and where it has none.
  async ask(method, params, token) {
    if (!this.isReady) return null;
    return this.send(method, params, token).catch((error) => {
      if (method === 'textDocument/rename' || method === 'textDocument/prepareRename') throw error;
      return null;
    });
  }

  receive(bytes) {
    this.input = Buffer.concat([this.input, bytes]);
    for (;;) {
      const end = this.input.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.input.toString('latin1', 0, end))[1]);
      if (this.input.length < end + 4 + length) return;
      const body = this.input.toString('utf8', end + 4, end + 4 + length);
      this.input = this.input.subarray(end + 4 + length);
      this.take(JSON.parse(body));
    }
  }

  take(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.listen(message.method, message.params);
    } else {
      Promise.resolve(this.answer(message.method, message.params))
        .then((result) => this.write({ id: message.id, result: result === undefined ? null : result }));
    }
  }

  // Takes a notification of the server.
  listen(method, params) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        return this.diagnostics.set(uri(params.uri), params.diagnostics.map(diagnostic));
      case 'window/logMessage': return this.log.appendLine(params.message);
      case 'window/showMessage':
        this.log.appendLine(params.message);
        if (params.type === 1) return window.showErrorMessage(params.message);
        return params.type === 2 ? window.showWarningMessage(params.message) : window.showInformationMessage(params.message);
      default: return null;
    }
  }

  // Answers a request of the server.
  async answer(method, params) {
    switch (method) {
      case 'workspace/configuration': return params.items.map((one) => settings(one.scopeUri && uri(one.scopeUri)));
      case 'workspace/codeLens/refresh': return this.lenses.fire();
      case 'workspace/inlayHint/refresh': return this.hints.fire();
      case 'client/registerCapability': return params.registrations.forEach((one) => this.watch(one));
      case 'workspace/applyEdit':
        return { applied: await workspace.applyEdit(workspaceEdit(params.edit), { isRefactoring: true }) };
      case 'window/showDocument':
        if (params.external) return { success: await this.preview(params.uri) };
        await window.showTextDocument(uri(params.uri));
        return { success: true };
      default: return null;
    }
  }

  // Shows a page beside the editor, or its new text where it is shown already.
  async preview(name) {
    const text = Buffer.from(await workspace.fs.readFile(uri(name))).toString('utf8');
    let shown = this.previews.get(name);
    if (!shown) {
      const title = `Preview: ${this.previewed.split('/').pop()}`;
      const panel = window.createWebviewPanel(
        'themec.preview', title, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: true });
      shown = { panel, document: this.previewed };
      this.previews.set(name, shown);
      panel.onDidDispose(() => this.previews.delete(name));
    }
    shown.panel.webview.html = text;
    return true;
  }

  // Has the pages follow the text of their themes, once nobody has typed for a moment.
  followText() {
    clearTimeout(this.timer);
    if (this.previews.size === 0) return;
    this.timer = setTimeout(() => {
      for (const { document } of this.previews.values()) {
        this.ask('workspace/executeCommand', { command: 'themec.preview', arguments: [document] });
      }
    }, 500);
  }

  watch({ registerOptions }) {
    for (const { globPattern } of (registerOptions && registerOptions.watchers) || []) {
      const watcher = workspace.createFileSystemWatcher(globPattern);
      const report = (type) => (file) => this.isReady
        && this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: file.toString(), type }] });
      watcher.onDidCreate(report(1));
      watcher.onDidChange(report(2));
      watcher.onDidDelete(report(3));
      this.watchers.push(watcher);
    }
  }

  // MARK: Documents

  // Files, new documents, and those of file systems that take changes; not the old side of a difference.
  isOurs({ languageId, uri: { scheme } }) {
    const isFile = scheme === 'file' || scheme === 'untitled' || workspace.fs.isWritableFileSystem(scheme) === true;
    return this.isReady && languageId === 'nss' && isFile;
  }

  open(document) {
    if (!this.isOurs(document)) return;
    this.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(), languageId: 'nss', version: document.version, text: document.getText(),
      },
    });
  }

  change({ document, contentChanges }) {
    if (!this.isOurs(document) || contentChanges.length === 0) return;
    this.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map((change) => ({ range: plainRange(change.range), text: change.text })),
    });
    this.followText();
  }

  followDocuments() {
    const about = (method) => (document) => this.isOurs(document) && this.notify(method, named(document));
    return [
      workspace.onDidOpenTextDocument((document) => this.open(document)),
      workspace.onDidChangeTextDocument((event) => this.change(event)),
      workspace.onDidSaveTextDocument(about('textDocument/didSave')),
      workspace.onDidCloseTextDocument((document) => {
        about('textDocument/didClose')(document);
        this.diagnostics.delete(document.uri);
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('themec.path')) {
          this.restart();
          return;
        }
        if (!this.isReady || !event.affectsConfiguration('themec')) return;
        this.notify('workspace/didChangeConfiguration', { settings: { themec: settings() } });
      }),
      workspace.onDidChangeWorkspaceFolders((event) => {
        const folders = (list) => list.map((one) => ({ uri: one.uri.toString(), name: one.name }));
        const change = { added: folders(event.added), removed: folders(event.removed) };
        if (this.isReady) this.notify('workspace/didChangeWorkspaceFolders', { event: change });
      }),
      workspace.onWillRenameFiles((event) => {
        const files = event.files.map((one) => ({ oldUri: one.oldUri.toString(), newUri: one.newUri.toString() }));
        event.waitUntil(this.ask('workspace/willRenameFiles', { files }).then(workspaceEdit));
      }),
    ];
  }

  // MARK: Questions

  provide() {
    const list = async (method, params, convert, token) =>
      ((await this.ask(`textDocument/${method}`, params, token)) || []).map(convert);
    const edits = (method) => (document, ...rest) => {
      const options = rest.find((one) => one && one.tabSize !== undefined);
      const place = rest[0] && rest[0].line !== undefined ? { position: plain(rest[0]), ch: rest[1] } : {};
      const area = rest[0] && rest[0].start ? { range: plainRange(rest[0]) } : {};
      return list(method, { ...named(document), options, ...place, ...area }, edit);
    };
    const resolved = async (method, item, apply) => {
      const answer = await this.ask(method, item.raw);
      if (answer) apply(answer);
      return item;
    };
    const legend = this.capabilities.semanticTokensProvider.legend;
    const triggers = this.capabilities.completionProvider.triggerCharacters;
    return [
      languages.registerHoverProvider(selector, {
        provideHover: async (document, place, token) => {
          const answer = await this.ask('textDocument/hover', at(document, place), token);
          return answer && new vscode.Hover(markdown(answer.contents), range(answer.range));
        },
      }),
      languages.registerCompletionItemProvider(selector, {
        provideCompletionItems: async (document, place, token) => {
          const answer = await this.ask('textDocument/completion', at(document, place), token);
          return answer && new vscode.CompletionList(answer.items.map(completionItem), answer.isIncomplete);
        },
        resolveCompletionItem: (item) => resolved('completionItem/resolve', item, (answer) => {
          item.documentation = markdown(answer.documentation);
        }),
      }, ...triggers),
      languages.registerSignatureHelpProvider(selector, {
        provideSignatureHelp: async (document, place, token) => {
          const answer = await this.ask('textDocument/signatureHelp', at(document, place), token);
          if (!answer) return null;
          const result = new vscode.SignatureHelp();
          result.signatures = answer.signatures.map((one) => {
            const signature = new vscode.SignatureInformation(one.label, one.documentation);
            signature.parameters = one.parameters.map(({ label }) => new vscode.ParameterInformation(label));
            return signature;
          });
          result.activeSignature = answer.activeSignature;
          result.activeParameter = answer.activeParameter;
          return result;
        },
      }, '(', ','),
      languages.registerDefinitionProvider(selector, {
        provideDefinition: (document, place, token) => list('definition', at(document, place), location, token),
      }),
      languages.registerReferenceProvider(selector, {
        provideReferences: (document, place, context, token) =>
          list('references', { ...at(document, place), context }, location, token),
      }),
      languages.registerDocumentHighlightProvider(selector, {
        provideDocumentHighlights: (document, place, token) => list('documentHighlight', at(document, place),
          (one) => new vscode.DocumentHighlight(range(one.range), one.kind - 1), token),
      }),
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: (document, token) => list('documentSymbol', named(document), symbol, token),
      }),
      languages.registerWorkspaceSymbolProvider({
        provideWorkspaceSymbols: async (query, token) =>
          ((await this.ask('workspace/symbol', { query }, token)) || []).map((one) => new vscode.SymbolInformation(
            one.name, one.kind - 1, one.containerName || '', location(one.location))),
      }),
      languages.registerRenameProvider(selector, {
        prepareRename: async (document, place, token) => {
          const answer = await this.ask('textDocument/prepareRename', at(document, place), token);
          if (!answer) throw new Error('nothing here has a name');
          return { range: range(answer.range), placeholder: answer.placeholder };
        },
        provideRenameEdits: async (document, place, newName, token) =>
          workspaceEdit(await this.ask('textDocument/rename', { ...at(document, place), newName }, token)),
      }),
      languages.registerCodeActionsProvider(selector, {
        provideCodeActions: (document, area, context, token) => list('codeAction', {
          ...named(document), range: plainRange(area),
          context: {
            diagnostics: context.diagnostics.map(protocolDiagnostic), triggerKind: context.triggerKind,
            only: context.only ? [context.only.value] : undefined,
          },
        }, codeAction, token),
        resolveCodeAction: (action) => resolved('codeAction/resolve', action, (answer) => {
          action.edit = workspaceEdit(answer.edit);
        }),
      }),
      languages.registerCodeLensProvider(selector, {
        onDidChangeCodeLenses: this.lenses.event,
        provideCodeLenses: (document, token) => list('codeLens', named(document), (one) => {
          const lens = new vscode.CodeLens(range(one.range), one.command);
          lens.raw = one;
          return lens;
        }, token),
        resolveCodeLens: (lens) => resolved('codeLens/resolve', lens, (answer) => { lens.command = answer.command; }),
      }),
      languages.registerFoldingRangeProvider(selector, {
        provideFoldingRanges: (document, context, token) => list('foldingRange', named(document), (one) =>
          new vscode.FoldingRange(
            one.startLine, one.endLine, { comment: 1, imports: 2, region: 3 }[one.kind]), token),
      }),
      languages.registerSelectionRangeProvider(selector, {
        provideSelectionRanges: (document, places, token) => {
          const nested = (one) => one && new vscode.SelectionRange(range(one.range), nested(one.parent));
          return list('selectionRange', { ...named(document), positions: places.map(plain) }, nested, token);
        },
      }),
      languages.registerDocumentLinkProvider(selector, {
        provideDocumentLinks: (document, token) => list('documentLink', named(document), (one) =>
          new vscode.DocumentLink(range(one.range), uri(one.target)), token),
      }),
      languages.registerColorProvider(selector, {
        provideDocumentColors: (document, token) => list('documentColor', named(document), ({ range: area, color }) =>
          new vscode.ColorInformation(
            range(area), new vscode.Color(color.red, color.green, color.blue, color.alpha)), token),
        provideColorPresentations: ({ red, green, blue, alpha }, { document, range: area }, token) =>
          list('colorPresentation', {
            ...named(document), range: plainRange(area), color: { red, green, blue, alpha },
          }, (one) => {
            const result = new vscode.ColorPresentation(one.label);
            if (one.textEdit) result.textEdit = edit(one.textEdit);
            return result;
          }, token),
      }),
      languages.registerInlayHintsProvider(selector, {
        onDidChangeInlayHints: this.hints.event,
        provideInlayHints: (document, area, token) => list(
          'inlayHint', { ...named(document), range: plainRange(area) }, (one) => {
            const hint = new vscode.InlayHint(position(one.position), one.label);
            hint.paddingLeft = one.paddingLeft;
            return hint;
          }, token),
      }),
      languages.registerDocumentSemanticTokensProvider(selector, {
        provideDocumentSemanticTokens: async (document, token) => {
          const answer = await this.ask('textDocument/semanticTokens/full', named(document), token);
          return answer && new vscode.SemanticTokens(new Uint32Array(answer.data), answer.resultId);
        },
      }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
      languages.registerDocumentFormattingEditProvider(selector, {
        provideDocumentFormattingEdits: edits('formatting'),
      }),
      languages.registerDocumentRangeFormattingEditProvider(selector, {
        provideDocumentRangeFormattingEdits: edits('rangeFormatting'),
      }),
      languages.registerOnTypeFormattingEditProvider(selector, {
        provideOnTypeFormattingEdits: edits('onTypeFormatting'),
      }, '}', ';'),
      ...this.capabilities.executeCommandProvider.commands.map((command) =>
        vscode.commands.registerCommand(command, (name, ...words) => {
          const document = window.activeTextEditor && window.activeTextEditor.document.uri.toString();
          const target = typeof name === 'string' ? name : document;
          if (command === 'themec.preview') this.previewed = target;
          return (target || command === 'themec.fixFolder') && this.ask('workspace/executeCommand', { command, arguments: [target, ...words].filter(Boolean) });
        })),
    ];
  }
}

let client;

exports.activate = async (context) => {
  client = new Client();
  context.subscriptions.push(
    ...client.followDocuments(),
    vscode.commands.registerCommand('themec.restart', () => client.restart()),
    vscode.commands.registerCommand('themec.log', () => client.log.show()),
  );
  await client.start().catch(() => {});
};

exports.deactivate = () => client && client.stop();

import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeModel
import ThemeProject
import ThemeSyntax
import ThemeTable

/// Answers about a place of the text area, by the same types as the language server. Places go in as bytes before them, and
/// come out in UTF-16 code units.
extension Session {
  /// The proposals at a place of a file as JSON; `null` where nothing can be completed.
  func completions(in name: String, at offset: Int) -> [UInt8] {
    // The theme as it was before the last keys is good enough: it lacks only names typed a moment ago.
    guard let theme, let tree = tree(of: name), let context = CompletionContext.find(in: tree, at: offset) else {
      return JSONWriter.nothing
    }
    let files = context.syntax == .importPath ? importableFiles(from: ImportPath(name)) : []
    let completion = Completion.find(context, of: theme, files: files)
    var units = UTF16Counter(tree.file.bytes)
    return JSONWriter.answer { json in
      if let place = context.missingSemicolon { json.member("semicolon", units.count(before: place)) }
      json.member("start", units.count(before: context.word.lowerBound))
      json.member("end", units.count(before: context.word.upperBound))
      json.array("items", completion.items) { json, item in
        json.object { json in
          json.member("label", item.label)
          json.member("detail", item.detail)
          if let color = item.color { json.member("color", color.cssText) }
          if let insertion = item.insertion { json.member("insertion", insertion) }
          if item.isSnippet { json.member("isSnippet", true) }
        }
      }
    }
  }

  /// The stylesheets that an import in a file can name, as it would spell them.
  private func importableFiles(from path: ImportPath) -> [String] {
    names.filter { $0 != path && $0.text.hasSuffix(".nss") }.map { $0.relative(to: path.folder) }
  }

  /// The explanation of the word at a place as JSON; `null` if there is nothing to say.
  func hover(in name: String, at offset: Int) -> [UInt8] {
    guard let (theme, file, target) = target(in: name, at: offset), let hover = Hover.find(target, of: theme) else {
      return JSONWriter.nothing
    }
    var units = UTF16Counter(theme.tree(file).file.bytes)
    return JSONWriter.answer { json in
      json.member("text", hover.text.plain)
      json.member("start", units.count(before: Int(hover.span.start)))
      json.member("end", units.count(before: Int(hover.span.end)))
    }
  }

  /// Where the word at a place is declared, as JSON: places of files, each with its text if it is not the user's.
  func definitions(in name: String, at offset: Int) -> [UInt8] {
    guard let (theme, file, target) = target(in: name, at: offset) else { return Array("[]".utf8) }
    var places = Places(theme)
    let sites = sites(of: target, in: file, of: theme, ImportPath(name))
    guard sites.isEmpty else {
      return JSONWriter.answer(sites) { json, span in
        json.object { json in
          places.write(span, to: &json)
          let file = Int(span.file.index)
          guard theme.graph.paths[file].origin == .builtIn else { return }
          json.member("text", String(decoding: theme.tree(file).file.bytes, as: UTF8.self))
        }
      }
    }
    let page = RegistryPage.palette(target, of: theme) ?? .find(target, theme.registry)
    return JSONWriter.answer(page.map { [$0] } ?? []) { json, page in
      var units = UTF16Counter(page.bytes)
      json.object { json in
        json.member("file", page.name)
        json.member("start", units.count(before: page.range.lowerBound))
        json.member("end", units.count(before: page.range.upperBound))
        json.member("text", String(decoding: page.bytes, as: UTF8.self))
      }
    }
  }

  /// The declarations of a word; for an import the start of its file.
  private func sites(of target: CursorTarget, in file: Int, of theme: AnalyzedTheme, _ path: ImportPath) -> [Span] {
    guard case .importPath = target.meaning else {
      // A class of a registry file is declared nowhere in the theme's files.
      return DefinitionSites.find(target, in: file, of: theme).filter { Int($0.file.index) < theme.graph.paths.count }
    }
    let link = ImportLinks.find(in: target.token.tree, at: path).first {
      $0.span.start >= target.span.start && $0.span.end <= target.span.end
    }
    let imported = link.flatMap { theme.file(at: $0.path) }
    return imported.map { [Span(file: FileID(index: UInt32(clamping: $0)), start: 0, end: 0)] } ?? []
  }

  /// The canonical layout of a file.
  func formatted(_ name: String) -> [UInt8] {
    let parsed = Parser.parse(SourceFile(id: FileID(index: 0), path: name, bytes: text(of: name)))
    let isForLineReader = settings?.theme.definitions == .lineReader
    return Formatter.format(parsed, options: FormatOptions(writesDefinitionsForLineReader: isForLineReader))
  }

  /// The meaning of a code as JSON, as `themec explain` tells it; `null` for another word.
  func explanation(of code: String) -> [UInt8] {
    guard let explanation = DiagnosticCode.byName[code]?.explanation else { return JSONWriter.nothing }
    return JSONWriter.answer { json in
      json.member("severity", explanation.severity.rawValue)
      json.member("meaning", explanation.meaning)
      json.member("reason", explanation.reason)
      json.member("wrong", explanation.wrong)
      json.member("right", explanation.right)
    }
  }

  // MARK: - Places

  private func target(in name: String, at offset: Int) -> (AnalyzedTheme, Int, CursorTarget)? {
    guard let theme, let file = theme.file(at: ImportPath(name)),
      let target = CursorTarget.find(in: theme.tree(file), at: offset)
    else { return nil }
    return (theme, file, target)
  }
}

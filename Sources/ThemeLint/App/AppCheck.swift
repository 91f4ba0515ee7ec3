package import ThemeApp
package import ThemeBase
package import ThemeDiagnostics

/// Finds the classes that an app asks for and no theme of a run has, and those that only the running app knows.
package struct AppCheck {
  private let app: AppUsage
  private let themes: [StyledClasses]
  /// The files of the app by their places in its list, as sources of the run.
  private let files: [Int: SourceFile]
  /// The own classes of all themes.
  private let ownNames: [String]
  private var suggester = LimitedSuggester<NameSuggester>(searches: 1_000)

  /// The findings in the app's files.
  package static func findings(
    _ app: AppUsage, files: [Int: SourceFile], themes: [StyledClasses]
  ) -> [Diagnostic] {
    var check = AppCheck(app: app, themes: themes, files: files)
    return check.missing() + check.computed()
  }

  private init(app: AppUsage, themes: [StyledClasses], files: [Int: SourceFile]) {
    self.app = app
    self.themes = themes
    self.files = files
    ownNames = themes.reduce(into: Set()) { $0.formUnion($1.own) }.sorted()
  }

  private mutating func missing() -> [Diagnostic] {
    let known = themes.reduce(into: Set<String>()) { $0.formUnion($1.known) }
    let colors = themes.reduce(into: Set<String>()) { $0.formUnion($1.colors) }
    var nearest: [String: String?] = [:]
    return app.requests.compactMap { request in
      let name = request.className
      guard !known.contains(name), !app.generatedFiles.contains(request.file),
        let span = span(of: request)
      else { return nil }
      let near = nearest[name] ?? self.nearest(to: name)
      nearest.updateValue(near, forKey: name)
      return .missingClass(request, at: span, nearest: near, isColor: colors.contains(name))
    }
  }

  private mutating func nearest(to name: String) -> String? {
    let names = ownNames
    if let near = suggester.nearest(to: name, in: { names }) { return near }
    // A suffix may be left out, or one too many.
    let longer = names.filter { $0.hasPrefix(name) || name.hasPrefix($0) && $0.count > 3 }
    return name.count > 3 && longer.count == 1 ? longer.first : nil
  }

  private func computed() -> [Diagnostic] {
    app.dynamicPlaces.compactMap { place in
      guard place.isUnknown, let file = files[place.file] else { return nil }
      return .computedClass(at: file.span(place.range.lowerBound, place.range.upperBound))
    }
  }

  /// The place of a class's name in the text that asks for it.
  private func span(of request: AppUsage.Request) -> Span? {
    guard let file = files[request.file] else { return nil }
    let text = file.bytes[request.range.clamped(to: 0..<file.bytes.count)]
    let name = Array(request.className.utf8)
    var start = text.startIndex
    while start + name.count <= text.endIndex {
      let end = start + name.count
      let isWhole =
        !(start > text.startIndex && Self.isWord(text[start - 1]))
        && !(end < text.endIndex && Self.isWord(text[end]))
      if isWhole, text[start..<end].elementsEqual(name) { return file.span(start, end) }
      start += 1
    }
    return file.span(text.startIndex, text.endIndex)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension Diagnostic {
  fileprivate static func missingClass(
    _ request: AppUsage.Request, at span: Span, nearest: String?, isColor: Bool
  ) -> Diagnostic {
    let name = request.className
    let help =
      isColor
      ? "'\(name)' is a colour; a class is wanted here that sets it: "
        + "'MyClass { \(property(for: request.kind)): \(name); }'"
      : nearest.map { "did you mean '\($0)'?" }
        ?? "style it in a theme, or declare it: '@class \(name);'"
    return Diagnostic(
      .missingClass, "no theme styles the class '\(name)'", at: span,
      notes: request.element.map { ["the \($0) asks for it"] } ?? [], help: [help],
      subject: DiagnosticSubject(classPath: name))
  }

  /// The property that most probably gets a colour that is written as a class.
  private static func property(for kind: String?) -> String {
    kind == "UILabel" || kind == "UITextField" || kind == "UITextView"
      ? "font-color" : "background-color"
  }

  fileprivate static func computedClass(at span: Span) -> Diagnostic {
    Diagnostic(
      .computedClass, "this class is known only when the app runs", at: span,
      help: ["name the classes in a comment of the file: '// themec-uses: Cell*, Title'"])
  }
}

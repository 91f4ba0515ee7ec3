package import ThemeApp
package import ThemeBase

/// Finds the classes that an app asks for and no theme of a run has, and those that only the running app knows.
package struct AppCheck {
  private let app: AppUsage
  private let themes: [StyledClasses]
  /// The files of the app by their places in its list, as sources of the run.
  private let files: [Int: SourceFile]
  /// The own classes of all themes.
  private let ownNames: [String]
  /// Whether a target is named, which reads no declared class.
  private let namesTarget: Bool
  private var last: (file: Int, range: Range<Int>, words: [ArraySlice<UInt8>: Int])?
  private var suggester = LimitedSuggester<NameSuggester>(searches: 1_000)

  /// The findings in the app's files.
  ///
  /// `sheets` are the names of the run's stylesheets, without their endings.
  package static func findings(
    _ app: AppUsage, files: [Int: SourceFile], themes: [StyledClasses], sheets: Set<String> = [],
    namesTarget: Bool = false
  ) -> [Diagnostic] {
    let ownNames = themes.reduce(into: Set()) { $0.formUnion($1.own) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var check = AppCheck(app: app, themes: themes, files: files, ownNames: ownNames, namesTarget: namesTarget)
    return check.missing() + check.computed() + AttributeCheck.findings(app, files: files)
      + SheetCheck.findings(app, files: files, sheets: sheets)
  }

  private mutating func missing() -> [Diagnostic] {
    let known = StyledClasses.known(to: themes, of: app)
    let colors = StyledClasses.colors(of: themes, among: Set(app.names).subtracting(known))
    var nearest: [String: String?] = [:]
    return app.requests.compactMap { request in
      let name = request.className
      guard !known.contains(name), !app.generatedFiles.contains(request.file), let span = span(of: request) else {
        return nil
      }
      let near = nearest[name] ?? self.nearest(to: name)
      nearest.updateValue(near, forKey: name)
      return .missingClass(request, at: span, nearest: near, isColor: colors.contains(name), namesTarget)
    }
  }

  private mutating func nearest(to name: String) -> String? {
    let names = ownNames
    guard let suggester = suggester.next({ NameSuggester(names) }) else { return nil }
    if let near = suggester.nearest(to: name) { return near }
    // A suffix may be left out, or one too many.
    guard name.utf8.count > 3 else { return nil }
    func position(of name: String) -> Int { names.partitionPoint { $0.utf8.lexicographicallyPrecedes(name.utf8) } }
    let start = position(of: name)
    var found = names[start...].prefix(2).filter { $0.hasPrefix(name) }
    for length in 4..<max(4, min(name.utf8.count, EditDistance.longestName)) {
      let short = String(decoding: name.utf8.prefix(length), as: UTF8.self)
      let place = position(of: short)
      if place < names.count, names[place] == short { found.append(short) }
    }
    return found.count == 1 ? found.first : nil
  }

  private func computed() -> [Diagnostic] {
    app.dynamicPlaces.compactMap { place in
      guard place.isUnknown, let file = files[place.file] else { return nil }
      return .computedClass(at: file.span(place.range.lowerBound, place.range.upperBound))
    }
  }

  /// The place of a class's name in the text that asks for it.
  private mutating func span(of request: AppUsage.Request) -> Span? {
    guard let file = files[request.file] else { return nil }
    let text = file.bytes[request.range.clamped(to: 0..<file.bytes.count)]
    // A long list is searched once for all of its classes.
    if text.count > 200 {
      let start = words(of: request, text)[Array(request.className.utf8)[...]]
      return start.map { file.span($0, $0 + request.className.utf8.count) } ?? file.span(text.startIndex, text.endIndex)
    }
    let range = AppUsage.words(request.className, in: text).first ?? text.startIndex..<text.endIndex
    return file.span(range.lowerBound, range.upperBound)
  }

  /// The first place of each word of a text, which is kept for the next class of the same list.
  private mutating func words(of request: AppUsage.Request, _ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>: Int] {
    if let last, last.file == request.file, last.range == request.range { return last.words }
    let places = text.split { !AppUsage.isWord($0) }.reduce(into: [ArraySlice<UInt8>: Int]()) { places, word in
      if places[word] == nil { places[word] = word.startIndex }
    }
    last = (request.file, request.range, places)
    return places
  }
}

extension Diagnostic {
  fileprivate static func missingClass(
    _ request: AppUsage.Request, at span: Span, nearest: String?, isColor: Bool, _ namesTarget: Bool
  ) -> Diagnostic {
    let name = request.className
    let help =
      isColor
      ? "'\(name)' is a colour; a class is wanted here that sets it: "
        + "'MyClass { \(property(for: request.kind)): \(name); }'"
      : nearest.map { "did you mean '\($0)'?" }
        ?? "style it in a theme, or declare it\(namesTarget ? " in a registry file" : ""): '@class \(name);'"
    return Diagnostic(
      .missingClass, "no theme styles the class '\(name)'", at: span,
      notes: request.element.map { ["the \($0) asks for it"] } ?? [], help: [help],
      subject: DiagnosticSubject(classPath: name))
  }

  /// The property that most probably gets a colour that is written as a class.
  private static func property(for kind: String?) -> String {
    kind == "UILabel" || kind == "UITextField" || kind == "UITextView" ? "font-color" : "background-color"
  }

  fileprivate static func computedClass(at span: Span) -> Diagnostic {
    Diagnostic(
      .computedClass, "this class is known only when the app runs", at: span,
      help: ["name the classes in a comment of the file: '// themec-uses: Cell*, Title'"])
  }
}

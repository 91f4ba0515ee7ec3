package import ThemeApp
package import ThemeBase

/// Finds what an app asks of the themes of a run and does not get: classes and stylesheets that none of them has,
/// classes that only the running app knows, and lists that name no class.
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
    return check.missing() + check.computed() + check.wrongAttributes() + check.missingSheets(sheets)
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
      return missing(request, at: span, nearest: near, isColor: colors.contains(name))
    }
  }

  private func missing(_ request: AppUsage.Request, at span: Span, nearest: String?, isColor: Bool) -> Diagnostic {
    let name = request.className
    // The property that most probably gets a colour that is written as a class.
    let isText = ["UILabel", "UITextField", "UITextView"].contains(request.kind)
    let help =
      isColor
      ? "'\(name)' is a colour; a class is wanted here that sets it: "
        + "'MyClass { \(isText ? "font-color" : "background-color"): \(name); }'"
      : nearest.map { "did you mean '\($0)'?" }
        ?? "style it in a theme, or declare it\(namesTarget ? " in a registry file" : ""): '@class \(name);'"
    return Diagnostic(
      .missingClass, "no theme styles the class '\(name)'", at: span,
      notes: request.element.map { ["the \($0) asks for it"] } ?? [], help: [help],
      subject: DiagnosticSubject(classPath: name))
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

  /// Classes that only the running app knows.
  private func computed() -> [Diagnostic] {
    app.dynamicPlaces.compactMap { place in
      guard place.isUnknown, let file = files[place.file] else { return nil }
      return Diagnostic(
        .computedClass, "this class is known only when the app runs",
        at: file.span(place.range.lowerBound, place.range.upperBound),
        help: ["name the classes in a comment of the file: '// themec-uses: Cell*, Title'"])
    }
  }

  /// What is meant to give a view its classes and does not, in screens and in sources.
  private func wrongAttributes() -> [Diagnostic] {
    app.faults.compactMap { number, fault in
      // What a program wrote, people do not mend.
      guard let file = files[number], !app.generatedFiles.contains(number) else { return nil }
      let span = file.span(fault.range.lowerBound, fault.range.upperBound)
      return switch fault.kind {
      case .type(let type):
        Diagnostic(
          .runtimeAttribute, "the attribute 'nuiClass' has the type '\(type)'", at: span, severity: .error,
          nui: "NUI takes its value for a text, which ends the app", help: ["give it the type String"])
      case .key(let key):
        Diagnostic(
          .runtimeAttribute, "no view has the attribute '\(key)'", at: span, help: ["did you mean 'nuiClass'?"])
      case .value(let value):
        Diagnostic(.runtimeAttribute, "'\(value)' names no class", at: span, help: [help(forClassList: value)])
      }
    }
  }

  private func help(forClassList value: String) -> String {
    let words = value.split { " ,;:".contains($0) }
    if words.count > 1 {
      return value.contains(":")
        ? "write '\(words.joined(separator: ":"))'" : "write ':' between the classes of a list"
    }
    if words.isEmpty || value.lowercased().hasPrefix("n") { return "write 'none' for no style" }
    return words[0] == value ? "write the name alone" : "write '\(words[0])' without spaces around it"
  }

  /// The stylesheets that the app loads and that neither the run, of which these are the names, nor the app has.
  private func missingSheets(_ sheets: Set<String>) -> [Diagnostic] {
    // A run without names of sheets has none to compare with.
    guard !sheets.isEmpty else { return [] }
    let known = sheets.union(app.sheetNames).union(NUIFiles.sheets)
    let suggester = NameSuggester(known.sorted())
    return app.sheets.compactMap { sheet in
      // A folder that is a resource as a whole keeps its name in the app: 'Styles/Dark'.
      let last = sheet.name.split(separator: "/").last.map { String($0) } ?? ""
      guard !known.contains(last), let file = files[sheet.file] else { return nil }
      let name = sheet.name
      let bare = name.hasSuffix(".nss") ? String(name.dropLast(4)) : name
      let help =
        bare != name && known.contains(bare)
        ? "write '\(bare)': NUI adds '.nss' itself"
        : suggester.nearest(to: bare).map { "did you mean '\($0)'?" }
          ?? "name all stylesheets of the app in this run"
      return Diagnostic(
        .missingSheet, "no sheet of this run is called '\(name)'",
        at: file.span(sheet.range.lowerBound, sheet.range.upperBound),
        nui: "NUI looks for '\(name).nss' and stops the app without it", help: [help])
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

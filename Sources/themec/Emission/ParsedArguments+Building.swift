import ThemeExchange

/// Options of `build`.
extension ParsedArguments {
  func stamp() throws(Failure) -> FilePath? {
    guard let stamp = value(.stamp) else { return nil }
    guard !stamp.isDash else { throw .usage("'--stamp' takes a file, not standard output") }
    return FilePath(stamp)
  }

  func jobs() throws(Failure) -> Int? {
    guard let text = value(.jobs)?.text else { return nil }
    guard let count = Int(text), (1...1_024).contains(count) else {
      throw .wrongValue(text, of: .jobs, takes: "a number from 1 to 1024")
    }
    return count
  }

  /// The options of the products; those that none of the forms has are an error.
  func emissionOptions(for emissions: [Emission]) throws(Failure) -> EmissionOptions {
    func check(_ option: OptionSpec, of form: OutputForm) throws(Failure) {
      guard has(option), !emissions.contains(where: { $0.form.name == form.name }) else { return }
      throw .usage("'\(option.spelling)' is only for '--emit \(form.name)'")
    }
    try check(.tableResource, of: .accessors)
    try check(.cssPrefix, of: .css)
    try check(.cssSelector, of: .css)
    try check(.catalogName, of: .xcassets)
    try check(.noNamespace, of: .xcassets)
    var options = EmissionOptions(includesStyles: has(.styleColors))
    options.hasProvenance = has(.provenance)
    options.swiftName = try swiftName(for: emissions)
    options.tableResource = value(.tableResource)?.text
    options.css = try css()
    options.catalog.hasNamespaces = !has(.noNamespace)
    for choice in all(.catalogName) {
      let (name, place) = choice.split(at: "=")
      guard let place, options.catalog.setPlace(place.text, of: name) else {
        throw .wrongValue(
          choice.text, of: .catalogName, takes: "a colour and the place of its set, such as 'ink=Text/Ink Color'")
      }
    }
    return options
  }

  private func css() throws(Failure) -> CSSNames {
    let names = CSSNames(
      prefix: value(.cssPrefix)?.text ?? "", selector: value(.cssSelector)?.text ?? CSSNames().selector)
    guard let names else {
      throw .usage(
        "'--css-prefix' takes a word of ASCII letters, digits, '-' and '_', and '--css-selector' a selector such as '.app'"
      )
    }
    return names
  }

  /// The name of generated types; only forms in Swift have one.
  private func swiftName(for emissions: [Emission]) throws(Failure) -> SwiftTypeName {
    guard let text = value(.swiftName)?.text else { return .theme }
    guard emissions.contains(where: \.form.isSwift) else {
      throw .usage("only Swift has the types that '--swift-name' names")
    }
    guard let name = SwiftTypeName(text) else {
      throw .wrongValue(
        text, of: .swiftName, takes: "a name of ASCII letters and digits that begins with a capital, such as 'Brand'")
    }
    return name
  }
}

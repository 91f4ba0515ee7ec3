import ThemeDiagnostics
import ThemeEmit
import ThemeFiles

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
      throw .usage(
        "\(quoted(text)) is not a value of '--jobs'", help: ["it takes a number from 1 to 1024"])
    }
    return count
  }

  /// The name of generated types; only forms in Swift have one.
  func swiftName(for emissions: [Emission]) throws(Failure) -> SwiftTypeName {
    guard let text = value(.swiftName)?.text else { return .theme }
    guard emissions.contains(where: \.form.isSwift) else {
      throw .usage("only Swift has the types that '--swift-name' names")
    }
    guard let name = SwiftTypeName(text) else {
      throw .usage(
        "\(quoted(text)) is not a value of '--swift-name'",
        help: [
          "it takes a name of ASCII letters and digits that begins with a capital, such as 'Brand'"
        ])
    }
    return name
  }
}

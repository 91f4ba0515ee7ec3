import ThemeCompiler
import ThemeProject

extension ImportPath {
  /// Whether the file is a configuration, `themec.json`.
  var isConfiguration: Bool { hasSuffix("/" + Configuration.fileName) }

  /// Whether the file is a configuration, a baseline or the like, and so not a stylesheet.
  var isJSON: Bool { hasSuffix(".json") }

  private func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }
}

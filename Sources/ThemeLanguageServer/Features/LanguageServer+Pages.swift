import ThemeDiagnostics
import ThemeEditor

/// Pages that the user only reads: what is said about codes, and files that no disk has.
extension LanguageServer {
  /// The address of a page, which is written when it is first needed; nil if there is no place for it.
  mutating func page(_ name: String, _ bytes: @autoclosure () -> [UInt8]) -> String? {
    if let known = pages[name] { return known }
    let address = workspace.files.publish(name, bytes()).map(DocumentURI.uri)
    pages.updateValue(address, forKey: name)
    return address
  }

  /// The address of the page about a code.
  mutating func page(about code: DiagnosticCode) -> String? {
    page("codes/\(code.rawValue).md", Array(CodePage.markdown(code).utf8))
  }
}

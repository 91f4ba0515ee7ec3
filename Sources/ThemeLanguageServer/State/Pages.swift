import ThemeBase
import ThemeCompiler
import ThemeEditor

/// The pages that the user only reads: the explanations of codes, and files that no disk has.
struct Pages {
  private let files: any WorkspaceFiles
  /// The addresses of the pages that were written already; nil for a page that could not be written.
  private var addresses: [String: String?] = [:]

  init(files: any WorkspaceFiles) { self.files = files }

  /// The address of a page, which is written when it is first needed; nil if it cannot be written.
  mutating func address(of name: String, _ bytes: @autoclosure () -> [UInt8]) -> String? {
    if let written = addresses[name] { return written }
    let address = files.publish(name, bytes()).map(DocumentURI.uri)
    addresses.updateValue(address, forKey: name)
    return address
  }

  /// Writes a page that differs each time, and returns its address; nil if it cannot be written.
  func write(_ name: String, _ bytes: [UInt8]) -> String? { files.publish(name, bytes).map(DocumentURI.uri) }

  /// The address of the page about a code.
  mutating func address(about code: DiagnosticCode) -> String? {
    address(of: "codes/\(code.rawValue).md", Array(CodePage.markdown(code).utf8))
  }

  /// The address of a file as the client spells it; nil if the client cannot open the file.
  ///
  /// A built-in theme has a page. A document that is not a file can only be opened while the client has it.
  mutating func address(of path: ImportPath, in documents: Documents) -> String? {
    if let document = documents[path] { return document.uri }
    if let theme = BuiltInTheme(at: path) { return address(of: "themes/\(theme.name).nss", theme.bytes) }
    return path.isAbsolute ? DocumentURI.uri(of: path) : nil
  }
}

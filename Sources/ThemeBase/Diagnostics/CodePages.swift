/// The pages about diagnostic codes on a site that `site.py` has made.
package struct CodePages: Hashable, Sendable {
  /// The address of the site, with a slash at its end.
  private let site: String

  /// The pages of a site, or nil if the text is not an address that begins with `https://`, `http://` or `file:///`.
  package init?(site: String) {
    guard ["https://", "http://", "file:///"].contains(where: { site.hasPrefix($0) && site != $0 }),
      site.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    self.site = site.hasSuffix("/") ? site : site + "/"
  }

  /// The address of the page about a code.
  package func page(of code: DiagnosticCode) -> String { "\(site)codes/\(code.rawValue).html" }
}

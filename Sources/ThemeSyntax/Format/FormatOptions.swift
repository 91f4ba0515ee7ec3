/// The choices among canonical layouts.
package struct FormatOptions: Sendable, Hashable {
  /// Whether definitions are written as SAP's SwiftUI runtime reads them: `@name:value;`, without white space around the
  /// colon and on one line.
  package var writesDefinitionsForLineReader: Bool

  package init(writesDefinitionsForLineReader: Bool = false) {
    self.writesDefinitionsForLineReader = writesDefinitionsForLineReader
  }
}

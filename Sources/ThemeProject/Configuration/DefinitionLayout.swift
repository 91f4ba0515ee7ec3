/// The style in which `themec format` writes definitions.
package enum DefinitionLayout: String, CaseIterable, Sendable {
  /// `@name: value;`
  case spaced
  /// `@name:value;`, as SAP's SwiftUI runtime reads them.
  case lineReader = "line-reader"
}

/// The part of generated Swift that opens the table among the resources of the app's module.
enum TableLoader {
  /// The extension of the type of a theme; it belongs to the actor that the module's resources do.
  static func declaration(_ theme: String, of resource: String) -> String {
    let name = SwiftNames.literal(resource)
    return """

      extension \(theme) {
        /// The table, opened once; one that says nothing if it cannot be opened, which `loadTable()` explains.
        public static let table: StyleTable = (try? loadTable()) ?? .empty

        /// Opens the table among the resources of this module.
        public static func loadTable() throws(StyleTableError) -> StyleTable {
          #if SWIFT_PACKAGE
          let bundle = Bundle.module
          #else
          let bundle = Bundle(for: BundleMember.self)
          #endif
          guard let path = bundle.path(forResource: \(name), ofType: "nsst") else {
            throw .unreadable(path: \(name) + ".nsst", reason: "it is not among the resources")
          }
          return try StyleTable(contentsOfFile: path)
        }

        #if !SWIFT_PACKAGE
        private final class BundleMember {}
        #endif
      }

      """
  }
}

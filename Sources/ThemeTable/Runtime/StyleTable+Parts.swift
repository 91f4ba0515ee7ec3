// Styles by what the registry calls a part.
extension StyleTable {
  /// The style of a component's part, by the class list that the registry says it carries.
  ///
  /// Of `BarButton:BarButtonBack` the rightmost class wins, property by property. A part that carries nothing but its
  /// own class has the style of that class path.
  ///
  /// - Parameters:
  ///   - part: The part's class path in the registry: `BarButtonBack`.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there; nil if it says nothing of the part and its classes.
  public func style(forPart part: String, in environment: StyleEnvironment = StyleEnvironment()) -> ResolvedStyle? {
    let rows = part.withBytes { name in storage.read { reader in reader.rows(ofPart: name) } }
    return rows.map { ResolvedStyle(table: self, rows: $0, environment: environment) }
  }

  /// The class list that the registry says a component's part carries.
  ///
  /// - Parameter part: The part's class path in the registry.
  /// - Returns: The classes, the weakest first, separated by `:`; nil if the theme says nothing of any.
  public func classList(ofPart part: String) -> String? {
    part.withBytes { name in
      storage.read { reader in
        let list = reader.classList(ofPart: name) ?? reader.cells(of: name).map { _ in name }
        return list?.text
      }
    }
  }
}

extension TableReader {
  /// The rows of the classes that a part carries, the rightmost first; nil if the table has no list for the part.
  fileprivate func rows(ofPart name: ByteView) -> ClassRows? {
    if let list = classList(ofPart: name) { return rows(ofClassList: list) }
    return cells(of: name).map { ClassRows($0) }
  }

  /// The class list of a part; the parts are in the order of their names' bytes.
  fileprivate func classList(ofPart name: ByteView) -> ByteView? {
    let part = BinarySearch.lowerBound(UInt64(layout.parts.count / 2)) { part in
      partName(part).map { $0 < name } ?? false
    }
    guard partName(part) == name else { return nil }
    return word(layout.parts, 2 * part + 1).flatMap { string($0) }
  }

  /// The name of a part by its place among the parts, or nil after the last.
  private func partName(_ part: UInt64) -> ByteView? { word(layout.parts, 2 * part).flatMap { string($0) } }
}

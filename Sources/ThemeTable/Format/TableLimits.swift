/// The limits that keep every call on a table cheap.
///
/// ``TableWriter`` writes no table beyond them, and ``StyleTable/verify()`` accepts none. They are far beyond what themes
/// need; `ThemeTable.docc/BinaryFormat.md` lists them.
enum TableLimits {
  /// The bytes of a class path, a property's written name, a part's name and a part's class list.
  static let nameBytes = 65_535
  /// The slots of a name index that a search may look at.
  static let probes = 1_024
  /// The classes that a part may carry.
  static let classesOfPart = 64
  /// The names in one list.
  static let namesOfList = 65_535
}

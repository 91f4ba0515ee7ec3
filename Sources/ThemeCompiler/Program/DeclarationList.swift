package import ThemeBase
import ThemeSyntax
package import ThemeTable

/// The declarations of a program in source order, in 20 bytes each: a large theme has hundreds of thousands of them.
///
/// A declaration is kept with the number of its scope. What the passes read of all declarations they read one by one, so
/// that no more is loaded than they need.
package struct DeclarationList: Sendable {
  private struct Entry: Sendable {
    var path: PathID
    var text: TextID
    var node: NodeID
    var scope: UInt32
    /// The number of the property and, in the three lowest bits, a flag each: files of 512 MiB hold fewer properties.
    var propertyAndFlags: UInt32

    init(_ declaration: Program.Declaration, inScope scope: UInt32) {
      path = declaration.path
      text = declaration.value.text
      node = declaration.place.node
      self.scope = scope
      propertyAndFlags =
        declaration.property.rawValue << 3 | (declaration.value.hasReferences ? 4 : 0)
        | (declaration.value.isMalformed ? 2 : 0) | (declaration.isFromPattern ? 1 : 0)
    }

    var property: PropertyID {
      get { PropertyID(rawValue: propertyAndFlags >> 3) }
      set { propertyAndFlags = newValue.rawValue << 3 | propertyAndFlags & 7 }
    }
    var isFromPattern: Bool { propertyAndFlags & 1 != 0 }
    var value: Program.Value {
      Program.Value(
        text: text, hasReferences: propertyAndFlags & 4 != 0,
        isMalformed: propertyAndFlags & 2 != 0)
    }
  }

  private var entries = Column<Program.Declaration, Entry>()
  private var scopes = ScopeList()

  /// A declaration with all that is known of it.
  package subscript(id: DeclarationID) -> Program.Declaration {
    let entry = entries[id]
    let scope = scopes[entry.scope]
    return Program.Declaration(
      path: entry.path, property: entry.property, environments: scope.environments,
      place: Program.Place(file: scope.file, node: entry.node), value: entry.value,
      isFromPattern: entry.isFromPattern)
  }

  func path(of id: DeclarationID) -> PathID { entries[id].path }
  func property(of id: DeclarationID) -> PropertyID { entries[id].property }
  func value(of id: DeclarationID) -> Program.Value { entries[id].value }
  func isFromPattern(_ id: DeclarationID) -> Bool { entries[id].isFromPattern }
  package func environments(of id: DeclarationID) -> EnvironmentSet {
    environments(inScope: scope(of: id))
  }
  /// The number of a declaration's scope, which is its file and its environments.
  func scope(of id: DeclarationID) -> UInt32 { entries[id].scope }
  /// The environments of a scope.
  func environments(inScope number: UInt32) -> EnvironmentSet { scopes[number].environments }

  /// Whether each declaration is under a condition, or nil if none is.
  ///
  /// A byte each: who asks for many declarations here and there waits for less memory than all that is known of them.
  package var isConditional: Column<Program.Declaration, Bool>? {
    let conditions = scopes.values.map { $0.environments != .all }
    guard conditions.contains(true) else { return nil }
    return Column(entries.values.map { conditions[Int($0.scope)] })
  }

  package var count: Int { entries.count }
  /// All ids that have a declaration.
  package var ids: IDRange<Program.Declaration> { entries.ids }
  /// The id that the next declaration will have.
  var endID: DeclarationID { entries.endID }
  /// All declarations with all that is known of them.
  package var values: LazyMapCollection<IDRange<Program.Declaration>, Program.Declaration> {
    ids.lazy.map { self[$0] }
  }

  /// Whether an id is that of a declaration.
  package func contains(_ id: DeclarationID) -> Bool { entries.contains(id) }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ declaration: Program.Declaration) {
    let scope = scopes.number(
      of: ScopeList.Scope(
        file: declaration.place.file, environments: declaration.environments))
    entries.append(Entry(declaration, inScope: scope))
  }

  /// Adds the declarations of another program, whose names have other numbers there.
  mutating func append(contentsOf later: DeclarationList, _ numbers: Program.Numbers) {
    entries.reserveCapacity(entries.count + later.entries.count)
    let scopes = self.scopes.numbers(of: later.scopes)
    for var entry in later.entries.values {
      entry.path = numbers.paths[entry.path]
      entry.text = numbers.texts[entry.text]
      entry.scope = scopes[Int(entry.scope)]
      entry.property = numbers.properties[entry.property]
      entries.append(entry)
    }
  }
}

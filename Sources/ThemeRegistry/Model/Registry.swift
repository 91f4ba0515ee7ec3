package import ThemeDiagnostics
package import ThemeSyntax
package import ThemeValues

/// What can be styled: components, their parts, the properties that these take and the values of
/// those.
///
/// Flat arrays whose elements name each other by number. A value: adding to a copy leaves the
/// original as it was.
package struct Registry: Sendable {
  package internal(set) var components: [Component] = []
  package internal(set) var parts: [Part] = []
  package internal(set) var entries: [PropertyEntry] = []
  package internal(set) var kinds: [PartKind] = []
  package internal(set) var grammars: [ValueGrammar] = []
  package internal(set) var remarks: [String] = []
  /// Classes that users declare with bases, each once: the last declaration counts.
  package internal(set) var heirs: [Heir] = []
  /// All class paths, those included that are only referred to; see ``isPart(_:)``.
  package internal(set) var paths = NameTable(minimumCapacity: 512)
  /// All names of properties, with and without state.
  package internal(set) var properties = NameTable(minimumCapacity: 256)
  /// The states that a property's name can end with, the longest first.
  package internal(set) var states: [String] = []

  /// Index into ``heirs`` by path.
  var heirsByPath: [UInt32: Int] = [:]
  var kindNames = NameTable()
  var componentNames = NameTable(minimumCapacity: 256)
  /// The parts of each path are a chain; this is its first link, plus 1, or 0 for a path without
  /// parts.
  var firstPart: [UInt32] = []
  /// The last link of each chain, plus 1.
  var lastPart: [UInt32] = []
  /// How long each chain is.
  var partCounts: [UInt8] = []
  /// The next part of the same path, plus 1, for each part; 0 at the end.
  var nextPart: [UInt32] = []
  /// What stands before the first `_` or `.` of a path.
  var roots = NameTable(minimumCapacity: 256)
  /// The component of each root.
  var rootOwners: [UInt32] = []
  /// Parts with a number in their path, by the path with `[n]` for each run of digits.
  var patterns = NameTable()
  /// The path of each pattern.
  var patternPaths: [UInt32] = []
  /// Names of types, and grammars that are written in place.
  var grammarNames = NameTable(minimumCapacity: 64)
  /// Index into `grammars` for each of ``grammarNames``.
  var grammarsByName: [UInt32] = []
  /// For each property the grammars that it has anywhere, in order of appearance, without
  /// repetition; a few are kept.
  var grammarsOfProperty: [[UInt32]] = []
  /// Whether themec's own data is being read, rather than that of a user.
  var isBuiltIn = false

  init() {
    declareKind(PartKind(name: "unknown", entries: 0..<0))
    for type in ValueType.allCases { declareType(type.rawValue, ValueGrammar(type)) }
  }

  /// What themec itself brings along, read once.
  package static let standard = builtIn().value

  /// Reads the built-in data; a test sees to it that there is nothing to say about it.
  package static func builtIn() -> Checked<Registry> {
    var registry = Registry()
    registry.isBuiltIn = true
    var diagnostics = DiagnosticList()
    var sources = SourceSet()
    for (name, text) in [
      ("types.nss", EmbeddedData.types), ("nui.nss", EmbeddedData.nui),
      ("fiori.nss", EmbeddedData.fiori),
    ] {
      let bytes = text.withUTF8Buffer { Array($0) }
      let file = sources.add(path: name, bytes: bytes)
      diagnostics.append(contentsOf: RegistryLoader.load(file, into: &registry))
    }
    registry.isBuiltIn = false
    return Checked(registry, diagnostics)
  }
}

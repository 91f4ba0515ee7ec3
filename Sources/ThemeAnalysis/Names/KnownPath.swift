import ThemeBase
import ThemeModel

/// The registry's entries about a class path, looked up once for all findings about the path.
struct KnownPath {
  /// The parts of the path and of those that it is styled like.
  let parts: [Part]
  let id: ID<Registry.Path>
  /// Whether the documentation may name more properties than the registry knows.
  let isIncomplete: Bool
  /// Whether NUI styles the class or one that it is styled like: of these it is known what the renderers read.
  let isOfUIKit: Bool
  /// Whether a user lists what the class takes.
  private let isListedByUser: Bool

  init(_ path: ID<Registry.Path>, in registry: Registry) {
    id = path
    parts = registry.related(to: path)
    isIncomplete = !registry.isDocumented(path)
    isOfUIKit = parts.contains { registry.components[$0.component].styles != nil }
    isListedByUser = parts.contains {
      registry.components[$0.component].declaration != nil && (!$0.entries.isEmpty || $0.kind != PartKind.unknown)
    }
  }

  /// The severity of a property that the path lacks.
  ///
  /// An error if it is nearly one that the path takes, or if a user says what there is; others an app may read itself.
  func severity(isNearMiss: Bool) -> Severity { !isIncomplete && (isNearMiss || isListedByUser) ? .error : .warning }

  /// Whether a property counts as known, because a user declares it for another class.
  func mayTake(_ property: ArraySlice<UInt8>, in registry: Registry) -> Bool {
    !isListedByUser && registry.isOwnWord(property)
  }
}

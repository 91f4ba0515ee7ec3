import ThemeBase
import ThemeModel

/// The registry's entries about a class path, looked up once for all findings about the path.
struct KnownPath {
  /// The parts of the path and of those that it is styled like.
  let parts: [Part]
  let id: ID<Registry.Path>
  /// Whether the documentation may name more properties than the registry knows.
  let isIncomplete: Bool
  /// Whether nothing is known of the class but that it exists: the user declares it without a base.
  let isOpen: Bool
  /// Whether NUI styles the class: of these it is known what the renderers read.
  let isOfUIKit: Bool

  init(_ path: ID<Registry.Path>, in registry: Registry) {
    id = path
    parts = registry.related(to: path)
    isIncomplete = registry.certainty(of: path) != .documented
    isOpen = parts.allSatisfy {
      !$0.isListed && registry.kinds[$0.kind].entries.isEmpty && registry.components[$0.component].declaration != nil
    }
    isOfUIKit = registry.parts(of: path).contains { registry.components[$0.component].styles != nil }
  }

  /// The severity of an unknown property.
  ///
  /// An error only where the documentation is complete and the component is one of Fiori's or the user's.
  var severity: Severity { isIncomplete || isOfUIKit ? .warning : .error }
}

package import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeRegistry
import ThemeTable
import ThemeValues

/// The classes of a theme that are compared with those of an app.
package struct StyledClasses: Sendable {
  /// The theme's classes that neither a component nor UIKit has.
  let own: Set<String>
  /// Those classes of the app's that the theme styles or declares.
  let known: Set<String>
  /// Those names of the app's classes that the theme reads as colours.
  let colors: Set<String>

  /// The classes that the theme styles or that the app asks for and the theme knows.
  package var styledNames: Set<String> { known.union(own) }

  package init(_ compilation: Compilation, for app: AppUsage) {
    let program = compilation.program
    let styled = Set(compilation.theme.groups.rows.values.map { program.paths[$0.path] })
    own = styled.filter(Self.canBeOwn)
    let asked = Set(app.requests.map { $0.className })
    known = asked.filter { styled.contains($0) || compilation.registry.resolvePath($0) != nil }
    colors = asked.subtracting(known).filter {
      Self.isColor($0, compilation.theme.values.reader)
    }
  }

  /// Whether a name is neither a class of UIKit or NUI nor a component's path.
  static func canBeOwn(_ name: String) -> Bool {
    name.first?.isLetter == true && !name.hasPrefix("fdl") && !name.hasPrefix("UI")
      && Registry.standard.resolvePath(name) == nil
  }

  private static func isColor(_ name: String, _ reader: ValueReader) -> Bool {
    let reading = reader.read(ValueText(name), under: ValueGrammar(.color))
    guard reading.faults.isEmpty, reading.match?.mismatch == nil else { return false }
    return reading.values.contains { if case .color = $0.value { true } else { false } }
  }
}

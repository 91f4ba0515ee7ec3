import TestSupport
import Testing
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemePage
import ThemeSyntax
import ThemeTable

/// The grounds of parts in the registry are those that the model components draw.
@Suite struct GroundDrawingTests {
  /// A part on the view directly beneath it, both as class lists.
  private struct Standing: Hashable {
    var part: String
    var ground: String
  }

  private static let drawn: Set<Standing> = {
    var standings: Set<Standing> = []
    for sample in ComponentSample.allCases {
      for width in [390.0, 834.0] {
        let traits = ViewTraits(size: LayoutSize(width: width, height: 844))
        let list = sample.displayList(theme: .standard, traits: traits)
        collect(list.root, on: nil, into: &standings)
      }
    }
    return standings
  }()

  /// Goes down from the back; a node with a style of a view is what its children stand on.
  private static func collect(_ node: DisplayNode, on ground: StyledPart?, into standings: inout Set<Standing>) {
    var ground = ground
    if let part = node.part, part.properties.contains(.backgroundColor) || part.liesOnItsView {
      if let beneath = ground, beneath.classList != part.classList, isLooked(node) {
        standings.insert(Standing(part: part.classList, ground: beneath.classList))
      }
    }
    if let part = node.part, part.kind == .view, node.role != .divider, node.role != .gradient { ground = part }
    for child in node.children { collect(child, on: ground, into: &standings) }
  }

  private static func isLooked(_ node: DisplayNode) -> Bool {
    node.role != .divider && node.role != .gradient && node.part?.liesOnItsView != true
  }

  private func grounds(of path: String) -> [String] {
    let registry = Registry.standard
    guard let id = registry.paths.id(path) else { return [] }
    return registry.grounds(of: id).map { ground in ground.classes.map { registry.paths[$0] }.joined(separator: ":") }
  }

  /// NUI's classes have no ground: they stand anywhere.
  private func fioriClasses(_ list: String) -> [String] {
    list.split(separator: ":").map(String.init).filter { $0.hasPrefix("fdl") }
  }

  /// Whether a ground's class list holds all classes of another one: an app may attach further ones.
  private func holds(_ ground: String, _ drawn: String) -> Bool {
    Set(drawn.split(separator: ":")).isSubset(of: ground.split(separator: ":"))
  }

  @Test func whatIsDrawnIsInTheRegistry() {
    for standing in Self.drawn {
      guard let last = fioriClasses(standing.part).last, last != "fdlFUIButton" else { continue }
      expect(
        fioriClasses(standing.part).flatMap(grounds).contains { holds($0, standing.ground) },
        "\(standing.part) on \(standing.ground)")
    }
  }

  /// The samples do not show every part; then it is one that the components ask for, and another part of its component is
  /// drawn on the ground.
  @Test func whatIsInTheRegistryIsDrawn() {
    let registry = Registry.standard
    let asked = Set(StyledPart.all.flatMap { $0.classList.split(separator: ":").map(String.init) })
    for id in registry.paths.ids {
      let path = registry.paths[id]
      for ground in grounds(of: path) {
        let parts = Self.drawn.filter { holds(ground, $0.ground) }.flatMap { fioriClasses($0.part) }
        expect(
          parts.contains(path) || asked.contains(path) && parts.contains { isSibling($0, path) }, "\(path) on \(ground)"
        )
      }
    }
  }

  private func isSibling(_ left: String, _ right: String) -> Bool {
    left.prefix { $0 != "_" } == right.prefix { $0 != "_" }
  }
}

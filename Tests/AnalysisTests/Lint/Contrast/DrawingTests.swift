import TestSupport
import Testing
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemePage
import ThemeSyntax
import ThemeTable

/// The registry says how the model components draw their parts: under which class list, as what and on what.
@Suite struct DrawingTests {
  /// Something that a component draws, and the views with a style beneath it, from back to front.
  private struct Drawn: Hashable {
    var list: String
    var state: StyleState
    var kind: Drawing.Kind
    var beneath: [Ground]

    struct Ground: Hashable {
      var list: String
      var state: StyleState
    }
  }

  /// The symbols of the system; any other image is the app's.
  private static let symbols: Set<String> = [
    "chevron.forward", "chevron.backward", "chevron.left", "chevron.right", "checkmark", "circle", "square",
    "checkmark.circle.fill", "checkmark.square.fill", "largecircle.fill.circle", "info.circle", "hierarchy",
    "hierarchy.fill", "pencil", "magnifyingglass", "exclamationmark.triangle",
  ]

  /// All that is drawn in every sample on a phone and a tablet, and in every row in all its states, in the light and in
  /// the dark.
  private static let drawn: Set<Drawn> = {
    var drawn: Set<Drawn> = []
    for width in [390.0, 834.0] {
      for appearance in [StyleAppearance.light, .dark] {
        let environment = StyleEnvironment().choosing(.appearance(appearance))
        let traits = ViewTraits(size: LayoutSize(width: width, height: 844), environment: environment)
        for sample in ComponentSample.allCases {
          collect(sample.displayList(theme: .standard, traits: traits).root, on: [], into: &drawn)
        }
        for sample in StateSample.allCases {
          let lists = sample.displayLists(
            in: StateSample.states, theme: .standard, traits: traits, metrics: ApproximateTextMetrics())
          for list in lists { collect(list.root, on: [], into: &drawn) }
        }
      }
    }
    return drawn
  }()

  private static func collect(_ node: DisplayNode, on beneath: [Drawn.Ground], into drawn: inout Set<Drawn>) {
    var beneath = beneath
    if let part = node.part {
      let isSymbol = node.image.map(symbols.contains) ?? false
      for (kind, isDrawn) in [(Drawing.Kind.text, node.text != nil), (.symbol, isSymbol)] where isDrawn {
        drawn.insert(Drawn(list: part.classList, state: node.state, kind: kind, beneath: beneath))
      }
      if part.kind == .view, ![.divider, .gradient, .grabber].contains(node.role) {
        beneath.append(Drawn.Ground(list: part.classList, state: node.state))
      }
    }
    for child in node.children { collect(child, on: beneath, into: &drawn) }
  }

  private let registry = Registry.standard

  private func list(_ classes: [ID<Registry.Path>]) -> String {
    classes.map { registry.paths[$0] }.joined(separator: ":")
  }

  /// The drawings of the registry with a list and a kind.
  private func drawings(_ list: String, _ kind: Drawing.Kind) -> [Drawing] {
    registry.drawnPaths.flatMap(registry.drawings).filter { $0.kind == kind && self.list($0.classes) == list }
  }

  private func matches(_ ground: Ground, _ view: Drawn.Ground, beneath state: StyleState) -> Bool {
    guard list(ground.classes) == view.list else { return false }
    // A state in which a view has no look of its own is its plain one.
    let states = ground.states.isEmpty ? [state] : ground.states
    return states.contains(view.state) || !hasLook(view) && states.contains(.plain)
  }

  private func hasLook(_ view: Drawn.Ground) -> Bool {
    func style(_ state: StyleState) -> StyleColor? {
      ComponentTheme.standard.style(of: StyledPart(view.list, .view), state: state, in: StyleEnvironment()).color(
        .backgroundColor)
    }
    return style(view.state) != style(.plain)
  }

  @Test func whatIsDrawnIsInTheRegistry() {
    expect(Self.drawn.count > 60)
    for drawn in Self.drawn {
      let place = "\(drawn.list) in \(drawn.state) as \(drawn.kind) on \(drawn.beneath.map(\.list))"
      let drawings = drawings(drawn.list, drawn.kind)
      expect(!drawings.isEmpty, "\(place)")
      guard let view = drawn.beneath.last else { continue }
      expect(drawings.contains { $0.grounds.contains { matches($0, view, beneath: drawn.state) } }, "\(place)")
    }
  }

  /// Each view lies on the view that the registry names, if something can shine through it there.
  @Test func whatLiesBeneathAViewIsInTheRegistry() {
    for drawn in Self.drawn {
      for (view, below) in zip(drawn.beneath.dropFirst(), drawn.beneath) where view.list != below.list {
        let grounds = view.list.split(separator: ":").flatMap { name in
          registry.paths.id(String(name)).map(registry.grounds) ?? []
        }
        let isKnown = grounds.contains { list($0.classes) == below.list }
        let isOpaque =
          ComponentTheme.standard.style(of: StyledPart(view.list, .view), in: StyleEnvironment()).color(
            .backgroundColor)?.alpha == 255
        expect(isKnown || isOpaque && !view.list.hasPrefix("fdl"), "\(view.list) on \(below.list)")
      }
    }
  }

  /// What the samples do not show is a part that the components ask for, as something of that kind.
  @Test func whatIsInTheRegistryIsDrawn() {
    let asked = Set(StyledPart.all.map(\.classList))
    for drawing in registry.drawnPaths.flatMap(registry.drawings) where drawing.kind != .area {
      // NUI draws its own classes.
      guard registry.components[drawing.component].styles == nil else { continue }
      let list = list(drawing.classes)
      expect(asked.contains(list), "\(list)")
      for ground in drawing.grounds {
        let view = self.list(ground.classes)
        expect(asked.contains(view), "\(list) on \(view)")
      }
    }
  }
}

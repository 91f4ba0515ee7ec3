import ThemeComponents

/// A host that shows a component as lines of text, written from the documentation alone.
///
/// It follows "The loop of a host" of the page on native scrolling: it keeps something for every node, applies what a
/// difference names, gives scroll areas back, turns taps into events, and does what assistive technology is asked.
final class TextHost<Model: ComponentLayout> {
  private(set) var model: Model
  private(set) var effects: [Model.Effect] = []
  /// The actions of assistive technology: it went to an element, or spoke.
  private(set) var notices: [AccessibilityNotice] = []
  /// The state of each node; a host with a screen has views here.
  private(set) var views: [DisplayNode.ID: DisplayNode] = [:]
  private(set) var list: DisplayList
  private let theme: ComponentTheme

  init(_ model: Model, theme: ComponentTheme = .standard) {
    self.model = model
    self.theme = theme
    list = model.displayList(theme: theme)
    for node in list.nodes { views[node.id] = node }
    takeLayoutIn()
  }

  func send(_ event: Model.Event) {
    let asked = model.handle(event)
    effects += asked
    notices += model.accessibilityNotices(after: asked)
    draw()
  }

  private func draw() {
    let old = list
    list = model.displayList(theme: theme)
    let difference = list.difference(from: old)
    for id in difference.removed { views[id] = nil }
    for id in difference.inserted + difference.updated { views[id] = list[id] }
    for id in difference.moved { if let frame = list[id]?.frame { views[id]?.frame = frame } }
    takeLayoutIn()
  }

  private func takeLayoutIn() { effects += model.handle(.laidOut(list.scrollAreas)) }

  /// Taps where a text is shown; false if there is none, or nothing there takes a tap.
  func tap(_ text: String) -> Bool {
    guard let node = list.nodes.last(where: { $0.text?.string == text }) else { return false }
    return tap(at: LayoutPoint(x: node.frame.midX, y: node.frame.midY))
  }

  /// Taps at a place.
  func tap(at place: LayoutPoint) -> Bool {
    guard let target = list.tapTarget(at: place) else { return false }
    send(.tapped(target))
    return true
  }

  /// Does what a screen reader offers: the action of that name, of the element whose label begins like that.
  func act(_ name: String, on label: String) -> Bool {
    let element = list.accessibilityElements.first { $0.accessibility?.label.hasPrefix(label) == true }
    guard let action = element?.accessibility?.actions.first(where: { $0.name == name }) else { return false }
    send(.tapped(action.target))
    return true
  }

  /// The shown texts from top to bottom, those of one height beside each other.
  var lines: [String] {
    var rows: [Int: [DisplayNode]] = [:]
    for node in views.values where node.text != nil { rows[Int(node.frame.midY / 4), default: []].append(node) }
    return rows.sorted { $0.key < $1.key }.map { row in
      row.value.sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.text?.string }.joined(separator: " | ")
    }
  }

  /// The nodes for which something else is kept than the list has: empty if differences tell everything.
  var staleViews: [DisplayNode.ID] {
    let known = list.nodes.filter { node in
      let view = views[node.id]
      return view?.frame != node.frame || view?.text != node.text || view?.image != node.image
        || view?.style != node.style || view?.tapTarget != node.tapTarget
    }
    return known.map(\.id) + views.keys.filter { list[$0] == nil }
  }
}

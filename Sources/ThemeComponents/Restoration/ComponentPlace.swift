/// The place of a user in a component, to be kept while the app is away and given to the component's initialiser.
///
/// It holds ids, offsets and texts, no data of the app: some hundred bytes, and more only where very many items are chosen.
/// An item that is gone meanwhile is left out when the component comes back. A place that is damaged, of another component or
/// of another version is no place: the component begins anew.
///
///     let data = try JSONEncoder().encode(picker.place)
///     let place = try? JSONDecoder().decode(ComponentPlace.self, from: data)
///     picker = ListPickerFormCell(configuration: colors, sections: sections, place: place, traits: traits)
public struct ComponentPlace: Hashable, Sendable {
  /// A component that has a place.
  enum Component: String { case hierarchy, hierarchyPicker, listPicker, collection, objectList, siblings }

  /// The scroll position of a list: its offset in points, and the row that kept its place.
  struct Scroll: Hashable, Sendable {
    var offset = 0.0
    var item: String?
    var row = 0
    var start = 0.0
  }

  /// Everything but the version.
  struct Content: Hashable, Sendable {
    let component: Component
    /// The expanded items, the groups of the shown level, or the shown page.
    var path: [String] = []
    /// The numbers of the expanded items among their siblings.
    var rows: [Int] = []
    var firstVisibleLevel = 0
    var deepestVisitedLevel = 0
    var selection: [String] = []
    var scrolls: [Scroll] = []
    var searchText = ""
    var isOpen = false
    var isFullHeight = false
  }

  let content: Content?

  init(_ content: Content?) { self.content = content }

  /// The value that a component kept, or nil if the place is not its own.
  func content(of component: Component) -> Content? { content.flatMap { $0.component == component ? $0 : nil } }
}

// The module for browsers keeps no places, and Embedded Swift has no coders.
#if !hasFeature(Embedded)
  extension ComponentPlace.Component: Codable {}
  extension ComponentPlace.Scroll: Codable {}
  extension ComponentPlace.Content: Codable {}

  extension ComponentPlace: Codable {
    /// The version of the format, which changes with the meaning of its fields.
    private static let version = 1

    private enum CodingKeys: CodingKey { case version, content }

    /// Reads a place; one that cannot be understood is empty.
    public init(from decoder: any Decoder) throws {
      let values = try? decoder.container(keyedBy: CodingKeys.self)
      let isKnown = (try? values?.decode(Int.self, forKey: .version)) == Self.version
      self.init(isKnown ? try? values?.decode(Content.self, forKey: .content) : nil)
    }

    /// Writes the place with its version.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(Self.version, forKey: .version)
      try values.encodeIfPresent(content, forKey: .content)
    }
  }
#endif

extension ListScroll {
  var place: ComponentPlace.Scroll {
    ComponentPlace.Scroll(offset: offset, item: anchor?.item.rawValue, row: anchor?.row ?? 0, start: anchor?.start ?? 0)
  }

  /// Scrolls to a kept position.
  mutating func restore(_ place: ComponentPlace.Scroll?) {
    guard let place else { return }
    scroll(to: place.offset)
    guard let item = place.item else { return }
    let row = min(max(0, place.row), HierarchyChildren.highestCount)
    anchor = ScrollAnchor(item: ItemID(item), start: place.start.finite, row: row)
  }
}

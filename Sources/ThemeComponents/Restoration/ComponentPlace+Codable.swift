extension ComponentPlace: Codable {
  /// The version of the format, which changes with the meaning of its fields.
  private static let version = 1

  private enum CodingKeys: CodingKey { case version, content }

  /// The fields of a place as they are written.
  private struct Record: Codable {
    struct Scroll: Codable {
      var offset: Double
      var item: String?
      var row: Int
      var start: Double
    }

    var component: String
    var path: [String]
    var rows: [Int]
    var firstVisibleLevel: Int
    var deepestVisitedLevel: Int
    var selection: [String]
    var scrolls: [Scroll]
    var searchText: String
    var isOpen: Bool
    var isFullHeight: Bool
  }

  /// Reads a place; one that cannot be understood is empty.
  public init(from decoder: any Decoder) throws {
    let values = try? decoder.container(keyedBy: CodingKeys.self)
    let isKnown = (try? values?.decode(Int.self, forKey: .version)) == Self.version
    let record = isKnown ? try? values?.decode(Record.self, forKey: .content) : nil
    self.init(record.flatMap { Self.content(of: $0) })
  }

  private static func content(of record: Record) -> Content? {
    guard let component = Component(rawValue: record.component) else { return nil }
    var content = Content(component: component)
    content.path = record.path
    content.rows = record.rows
    content.firstVisibleLevel = record.firstVisibleLevel
    content.deepestVisitedLevel = record.deepestVisitedLevel
    content.selection = record.selection
    content.scrolls = record.scrolls.map {
      Scroll(offset: $0.offset, item: $0.item, row: $0.row, start: $0.start)
    }
    content.searchText = record.searchText
    content.isOpen = record.isOpen
    content.isFullHeight = record.isFullHeight
    return content
  }

  /// Writes the place with its version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    guard let content else { return }
    try values.encode(
      Record(
        component: content.component.rawValue, path: content.path, rows: content.rows,
        firstVisibleLevel: content.firstVisibleLevel,
        deepestVisitedLevel: content.deepestVisitedLevel, selection: content.selection,
        scrolls: content.scrolls.map {
          Record.Scroll(offset: $0.offset, item: $0.item, row: $0.row, start: $0.start)
        }, searchText: content.searchText, isOpen: content.isOpen,
        isFullHeight: content.isFullHeight), forKey: .content)
  }
}

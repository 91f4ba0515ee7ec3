import ThemeComponents
import ThemeJSON
import ThemePreview
import ThemeTable

/// The drawings of a page, each once, and what the page knows of the nodes in them.
struct PictureBook {
  /// A drawing for a light and a dark panel.
  struct Picture {
    /// The name under which the page's script knows its nodes, and the `id` of the drawing in the light panel.
    var name: String
    /// The drawing in the light panel.
    var content: String
    /// The drawing in the dark panel, or nil if it is the same with other values of the variables.
    ///
    /// Gradients have the colours of the place where they are defined, so a drawing with gradients is written twice.
    var darkContent: String?
    var width: Double
    var height: Double

    /// Whether two drawings look the same: they may differ in the names of clip paths and gradients.
    func looksLike(_ other: Picture) -> Bool {
      width == other.width && height == other.height
        && Self.withoutNames(content) == Self.withoutNames(other.content)
    }

    /// The bytes of a drawing without the names that ``PageContext/makeIdentifier()`` made.
    private static func withoutNames(_ content: String) -> [UInt8] {
      var bytes: [UInt8] = []
      var isInName = false
      for byte in content.utf8 {
        let last = bytes.last
        if byte == UInt8(ascii: "k"), last == UInt8(ascii: "\"") || last == UInt8(ascii: "#") {
          isInName = true
        } else if isInName, byte != UInt8(ascii: "-"), !(48...57).contains(byte) {
          isInName = false
        }
        if !isInName { bytes.append(byte) }
      }
      return bytes
    }
  }

  var catalog = PartCatalog()
  private var words = Interner<String>()
  private var records: [(name: String, nodes: [NodeRecord], order: [Int])] = []

  /// Drops the last drawings of the book if they look the same in all themes, so that a comparison leaves them out.
  ///
  /// - Parameter pictures: The last drawings of the book, by theme.
  /// - Returns: Whether they were dropped.
  mutating func dropIfEqual(_ pictures: [[ShownPicture]]) -> Bool {
    let areEqual = pictures.dropFirst().allSatisfy { others in
      zip(pictures[0], others).allSatisfy { $0.picture.looksLike($1.picture) }
    }
    if areEqual { records.removeLast(pictures.joined().count) }
    return areEqual
  }

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: The nodes.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - context: The context of the theme, in the room of the list.
  ///   - origins: The lines of the theme.
  /// - Returns: The drawing.
  mutating func draw(
    _ list: DisplayList, traits: ViewTraits, _ context: inout PageContext,
    _ origins: inout StyleOrigins
  ) -> Picture {
    var drawing = SVGDrawing(list, traits: traits, context: context)
    let content = drawing.content()
    let darkContent = Self.hasGradient(content) ? drawing.content() : nil
    context = drawing.context
    let picture = Picture(
      name: "p\(records.count)", content: content, darkContent: darkContent,
      width: drawing.size.width, height: drawing.shownHeight)
    var nodes: [NodeRecord] = []
    var places: [String: Int] = [:]
    for node in list.nodes {
      places[node.identifier] = nodes.count
      nodes.append(record(of: node, &context, &origins))
    }
    let order = list.accessibilityElements.compactMap { places[$0.identifier] }
    records.append((picture.name, nodes, order))
    return picture
  }

  /// Adds a control that was sketched for light panels, and for dark ones if it has a gradient.
  mutating func add(
    _ sketch: ControlSketch, _ darkContent: String?, _ context: inout PageContext,
    _ origins: inout StyleOrigins
  ) -> Picture {
    let picture = Picture(
      name: "p\(records.count)", content: sketch.body, darkContent: darkContent,
      width: sketch.size.width, height: sketch.size.height)
    let nodes = sketch.marks.map { mark -> NodeRecord in
      let part = StyledPart(mark.selection.classList, .button)
      let number = catalog.number(
        of: part, mark.selection.state, &context, &origins)
      return NodeRecord(
        part: number, frame: mark.frame, flags: [], text: words.number(of: mark.text),
        spokenText: words.number(of: ""))
    }
    records.append((picture.name, nodes, []))
    return picture
  }

  /// Whether a drawing has gradients, which make it different for light and dark panels.
  static func hasGradient(_ content: String) -> Bool {
    content.contains("<linearGradient")
  }

  private mutating func record(
    of node: DisplayNode, _ context: inout PageContext, _ origins: inout StyleOrigins
  ) -> NodeRecord {
    let part =
      node.part.map { catalog.number(of: $0, node.state, &context, &origins) } ?? -1
    var flags: NodeRecord.Flags = []
    if node.tapTarget != nil { flags.insert(.tap) }
    if let text = node.text { flags.formUnion(text.isTruncated ? [.text, .cut] : .text) }
    let shown = words.number(of: node.text?.string ?? node.image ?? node.role.rawValue)
    let spoken = words.number(of: node.accessibility?.label ?? "")
    return NodeRecord(
      part: part, frame: node.frame, flags: flags, text: shown, spokenText: spoken)
  }

  /// Writes the members that the page's script reads.
  func write(to json: inout JSONWriter) {
    catalog.write(to: &json)
    json.array("words", words.elements) { $0.value($1) }
    json.object("pictures") { json in
      for record in records {
        json.array(record.name) { json in
          json.array(record.nodes) { $1.write(to: &$0) }
          json.array(record.order) { $0.value($1) }
        }
      }
    }
  }
}

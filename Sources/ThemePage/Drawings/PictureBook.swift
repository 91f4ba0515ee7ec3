import ThemeAnalysis
import ThemeBase
import ThemeComponents
import ThemeModel

/// The drawings of a page, each once, and what the page knows of the nodes in them.
struct PictureBook {
  /// A drawing: the same for light and dark panels and for all themes that differ only in the values of the variables.
  struct Picture: Hashable {
    var content: [UInt8]
    /// The upper edge: of the view beneath a sheet only the end is shown.
    var top = 0.0
    var width: Double
    var height: Double
    var nodes: [NodeRecord]
    /// The order in which a screen reader goes through the nodes.
    var order: [Int]

    /// Hashes the content alone: what else there is differs where it differs.
    func hash(into hasher: inout Hasher) { content.withUnsafeBytes { hasher.combine(bytes: $0) } }

    /// The content as it is written: without line feeds, without places that are zero, as they are anyway, and with
    /// classes for the anchors and the weight of texts.
    var markup: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(content.count)
      let forms = Self.shortForms
      content.withUnsafeBufferPointer { whole in
        var start = 0
        for place in whole.indices where whole[place] <= UInt8(ascii: " ") && place >= start {
          let rest = whole[place...]
          guard let form = forms.first(where: { rest.starts(with: $0.long) }) else { continue }
          bytes += whole[start..<place]
          bytes += form.short
          start = place + form.long.count
        }
        bytes += whole[start...]
      }
      return bytes
    }

    /// The details that are left out or said in fewer bytes.
    private static let shortForms: [(long: [UInt8], short: [UInt8])] = {
      let anchors = [("", ""), (" text-anchor=\"end\"", "e "), (" text-anchor=\"middle\"", "m ")]
      var forms = [(long: " x=\"0\"", short: ""), (long: " y=\"0\"", short: ""), (long: "\n", short: "")]
      forms += anchors.map { (" font-weight=\"600\"\($0.0) class=\"", " class=\"b \($0.1)") }
      forms += anchors.dropFirst().map { ($0.0 + " class=\"", " class=\"" + $0.1) }
      return forms.map { (Array($0.long.utf8), Array($0.short.utf8)) }
    }()
  }

  private var catalog: PartCatalog
  private var words = Interner<String>()
  private var pictures = Interner<Picture>()
  /// The numbers of the drawings that are on the page.
  private var shown: Set<Int> = []
  /// Those that are shown by reference only.
  private var referred: Set<Int> = []
  /// Those that the script can show.
  private var kept: Set<Int> = []

  init(_ themes: [PageTheme]) {
    catalog = PartCatalog(themes)
    _ = words.number(of: "")
  }

  /// A drawing by its number.
  subscript(number: Int) -> Picture { pictures.elements[number] }

  /// Notes that a drawing is shown, and says whether it is for the first time: then its content has to be written.
  mutating func show(_ number: Int) -> Bool { shown.insert(number).inserted }

  /// Notes that one of some drawings is shown by reference, and that the script can show the others.
  mutating func refer(to number: Int, of numbers: [Int]) {
    referred.insert(number)
    kept.formUnion(numbers)
  }

  /// The content of the drawings that are shown by reference only.
  var referredContent: [UInt8] { content(of: referred.subtracting(shown)) }

  /// The content of the drawings that only the script shows.
  var keptContent: [UInt8] { content(of: kept.subtracting(shown).subtracting(referred)) }

  private func content(of numbers: Set<Int>) -> [UInt8] {
    numbers.sorted().flatMap { Array("<g id=\"p\($0)\">".utf8) + pictures.elements[$0].markup + Array("</g>\n".utf8) }
  }

  /// The height in points that is shown of the view beneath a sheet.
  private static let shownBeneath = 48.0

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: The nodes.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - context: The context of the theme, in the room of the list.
  /// - Returns: The number of the drawing.
  mutating func draw(_ list: DisplayList, traits: ViewTraits, _ context: inout PageContext) -> Int {
    var drawing = SVGDrawing(list, traits: traits, context: context)
    let content = drawing.content()
    context = drawing.context
    var picture = Picture(
      content: content, top: max(0, list.root.frame.minY - Self.shownBeneath), width: drawing.size.width,
      height: drawing.shownHeight, nodes: [], order: [])
    picture.height = max(1, picture.height - picture.top)
    add(list.root, on: [], to: &picture, &context)
    picture.order = list.accessibilityElements.compactMap { list.positions[$0.id] }
    return pictures.number(of: picture)
  }

  /// Adds controls that were sketched, and returns the number of the drawing.
  mutating func add(_ stack: ControlStack, _ context: inout PageContext) -> Int {
    let nodes = stack.marks.map { mark -> NodeRecord in
      let part = StyledPart(mark.selection.classList, .button)
      let drawing = DrawnNode(kind: .text, beneath: [])
      let number = catalog.number(of: part, mark.selection.state, as: drawing, &context)
      return NodeRecord(part: number, frame: mark.frame, text: words.number(of: mark.text), spokenText: 0)
    }
    return pictures.number(
      of: Picture(content: Array(stack.body.utf8), width: stack.width, height: stack.height, nodes: nodes, order: []))
  }

  /// Adds the records of a node and of everything in it, from back to front.
  private mutating func add(
    _ node: DisplayNode, on beneath: [StyledSelection], to picture: inout Picture, _ context: inout PageContext
  ) {
    var beneath = beneath
    var number = -1
    if let part = node.part {
      let kind: Drawing.Kind? =
        node.text != nil ? .text : node.image.flatMap { SVGSymbol(rawValue: $0) } != nil ? .symbol : nil
      number = catalog.number(
        of: part, node.state, as: kind.map { DrawnNode(kind: $0, beneath: beneath, isOnItsView: part.liesOnItsView) },
        &context)
      if node.role != .gradient {
        beneath.append(StyledSelection(classList: part.classList, state: node.state))
      }
    }
    var flags: NodeRecord.Flags = node.tapTarget == nil ? [] : .takesTap
    if let text = node.text { flags.formUnion(text.isTruncated ? [.isText, .isCut] : .isText) }
    let shown = words.number(of: node.text?.string ?? node.image ?? node.role.rawValue)
    let label = node.accessibility?.label ?? ""
    let spoken = words.number(of: label == node.text?.string ? "" : label)
    picture.nodes.append(NodeRecord(part: number, frame: node.frame, flags: flags, text: shown, spokenText: spoken))
    for child in node.children { add(child, on: beneath, to: &picture, &context) }
  }

  /// Writes the members that the page's script reads: of each picture nodes, reading order and size.
  func write(to json: inout JSONWriter) {
    catalog.write(to: &json)
    json.array("words", words.elements) { $0.value($1) }
    json.object("pictures") { json in
      for number in shown.union(kept).sorted() {
        let picture = pictures.elements[number]
        json.array("p\(number)") { json in
          json.array(picture.nodes) { $1.write(to: &$0) }
          json.array(picture.order) { $0.value($1) }
          json.value(picture.width)
          json.value(picture.height)
          if picture.top > 0 { json.value(picture.top) }
        }
      }
    }
  }
}

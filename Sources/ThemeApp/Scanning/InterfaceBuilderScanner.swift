import ThemeBase

/// Finds the classes that a `.xib` or `.storyboard` gives to its elements as run-time attributes.
///
/// Reads tags alone and tolerates malformed XML. Takes time in proportion to the length of the file.
package struct InterfaceBuilderScanner {
  private struct Element {
    var name: String
    var tag: Range<Int>
  }

  private let bytes: [UInt8]
  private var facts = AppFacts()
  private var open: [Element] = []
  /// The element whose class a nested `<string>` tells.
  private var waiting: Element?
  /// Whether an attribute of Xcode 4's form is read, an object with texts for its key path and its value.
  private var isOldAttribute = false
  /// The texts of Xcode 4's form by their numbers: other elements refer to them.
  private var texts: [String: Range<Int>] = [:]

  /// The element that was described last.
  private var described: (start: Int, kind: String?, name: String?)?

  /// The facts of a file of Interface Builder.
  package static func scan(_ bytes: [UInt8]) -> AppFacts {
    var scanner = InterfaceBuilderScanner(bytes: bytes)
    var index = 0
    while let start = scanner.find("<", from: index) { index = scanner.readTag(at: start) }
    return scanner.facts
  }

  /// Reads the tag at `<` and returns where it ends.
  private mutating func readTag(at start: Int) -> Int {
    if has("<!--", at: start) { return find("-->", from: start).map { $0 + 3 } ?? bytes.count }
    if has("<![CDATA[", at: start) { return find("]]>", from: start) ?? bytes.count }
    let end = endOfTag(from: start)
    if has("</", at: start) {
      _ = open.popLast()
    } else if !has("<?", at: start), !has("<!", at: start) {
      let name = bytes[(start + 1)..<Swift.max(start + 1, end)].prefix { $0.isWordByte || $0 == UInt8(ascii: "-") }
      let element = Element(name: String(decoding: name, as: UTF8.self), tag: start..<end)
      read(element)
      if end < 2 || bytes[end - 2] != UInt8(ascii: "/") { open.append(element) }
    }
    return end
  }

  private mutating func read(_ element: Element) {
    switch element.name {
    case "userDefinedRuntimeAttribute":
      waiting = nil
      guard let key = attribute("keyPath", of: element), isClass(key) else { return }
      if let type = attribute("type", of: element), !["string", "localizedString"].contains(text(type)) {
        // Without a value NUI takes the element for one without a class; the type is the whole of it.
        let isNil = text(type) == "nil"
        facts.faults.append(
          AttributeFault(kind: isNil ? .value("nil") : .type(text(type)), range: isNil ? element.tag : type))
      } else if let value = attribute("value", of: element) {
        add(value, to: owner)
      } else {
        waiting = owner
      }
    case "object":
      isOldAttribute = attribute("class", of: element).map { text($0) } == "IBUserDefinedRuntimeAttribute"
      waiting = nil
    case "string": readText(element)
    case "reference" where isOldAttribute:
      if let number = attribute("ref", of: element), let value = texts[text(number)] { readOld(value, element) }
    case "boolean", "integer", "real", "color", "nil":
      // A condition of the case itself would hold for its last name alone.
      guard waiting != nil, isOldAttribute else { return }
      if element.name != "nil" { facts.faults.append(AttributeFault(kind: .type(element.name), range: element.tag)) }
      waiting = nil
    default: break
    }
  }

  /// Reads the text of a `<string>`: in Xcode 4's form the key path comes first, then the value.
  private mutating func readText(_ element: Element) {
    let start = element.tag.upperBound
    let value = start..<(find("<", from: start) ?? bytes.count)
    if let number = attribute("id", of: element) { texts[text(number)] = value }
    if isOldAttribute { return readOld(value, element) }
    guard let owner = waiting else { return }
    add(value, to: owner)
    waiting = nil
  }

  /// Takes a text of an attribute of Xcode 4's form: first the key path, then the value.
  private mutating func readOld(_ value: Range<Int>, _ element: Element) {
    if attribute("key", of: element).map({ text($0) }) == "keyPath" {
      waiting = isClass(value) ? element : nil
    } else if waiting != nil {
      add(value, to: nil)
      waiting = nil
    }
  }

  /// Whether a key path names the classes; one that is nearly right is noted.
  private mutating func isClass(_ key: Range<Int>) -> Bool {
    let name = text(key).split(separator: ".").last ?? ""
    if name != "nuiClass", NameSuggester.nearest(to: String(name), in: ["nuiClass"]) != nil {
      facts.faults.append(AttributeFault(kind: .key(String(name)), range: key))
    }
    return name == "nuiClass"
  }

  /// The element around the list of attributes.
  private var owner: Element? { open.suffix(8).last { $0.name != "userDefinedRuntimeAttributes" } }

  private mutating func add(_ value: Range<Int>, to owner: Element?) {
    let classes = text(value)
    if !AttributeFault.isClassList(classes) {
      facts.faults.append(AttributeFault(kind: .value(classes), range: value))
      return
    }
    var use = AppUse(AppText([.literal(classes)]), at: value)
    if let owner { (use.carrier, use.element) = description(of: owner) }
    facts.uses.append(use)
  }

  /// The kind of an element and the name by which people know it; read once, however many attributes it has.
  private mutating func description(of owner: Element) -> (kind: String?, name: String?) {
    if let known = described, known.start == owner.tag.lowerBound { return (known.kind, known.name) }
    var kind = owner.name.first.map { "UI" + $0.uppercased() + owner.name.dropFirst() }
    if let custom = attribute("customClass", of: owner) {
      facts.superclasses[text(custom)] = kind
      kind = text(custom)
    }
    let names = ["userLabel", "title", "text", "placeholder", "id"]
    let name = names.compactMap { attribute($0, of: owner) }.first.map { "\(owner.name) \"\(text($0))\"" }
    described = (owner.tag.lowerBound, kind, name)
    return (kind, name)
  }

  // MARK: - Text

  /// A text with the signs that its entities stand for.
  private func text(_ range: Range<Int>) -> String {
    let pieces = String(decoding: bytes[range], as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      let entity = Self.entities.first { piece.hasPrefix($0.name) }
      return text + (entity?.sign ?? "&") + piece.dropFirst(entity?.name.count ?? 0)
    }
  }

  private static let entities = [
    (name: "quot;", sign: "\""), (name: "apos;", sign: "'"), (name: "lt;", sign: "<"), (name: "gt;", sign: ">"),
    (name: "amp;", sign: "&"),
  ]

  private func attribute(_ name: String, of element: Element) -> Range<Int>? {
    let key = " \(name)=\""
    let end = element.tag.upperBound
    guard let start = find(key, from: element.tag.lowerBound, until: end) else { return nil }
    let value = start + key.utf8.count
    return find("\"", from: value, until: end).map { value..<$0 }
  }

  private func endOfTag(from start: Int) -> Int {
    var (index, isQuoted) = (start + 1, false)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      index += 1
      if !isQuoted, bytes[index - 1] == UInt8(ascii: ">") { break }
    }
    return index
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private func find(_ text: String, from start: Int, until end: Int? = nil) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var index = start
    while let found = bytes[index..<Swift.max(index, end ?? bytes.count)].firstIndex(of: first) {
      if bytes[found...].starts(with: text.utf8) { return found }
      index = found + 1
    }
    return nil
  }
}

/// A look at every part of a table, each once.
///
/// A list or a class list that several values share is checked where it lies and not where it is used, so the
/// whole is linear in the size of the table.
struct TableVerification {
  let reader: TableReader
  /// For each word of the lists whether a list begins there.
  private(set) var listStarts: [Bool] = []

  private var layout: TableLayout { reader.layout }

  /// The first contradiction, or nil if the table is intact.
  mutating func contradiction() -> String? {
    let names = strings() ?? names(layout.paths, of: "class paths") ?? names(layout.properties, of: "properties")
    if let contradiction = names ?? lists() { return contradiction }
    return mixedValues() ?? rows() ?? parts() ?? rowEnvironments() ?? provenance()
  }

  /// Whether there is a string with that number.
  func isString(_ number: UInt32) -> Bool { UInt64(number) < UInt64(layout.stringEnds.count) }

  private func strings() -> String? {
    for number in 0..<UInt32(truncatingIfNeeded: layout.stringEnds.count) {
      guard let bytes = reader.string(number), bytes.isText else { return "string \(number) is not UTF-8" }
      reader.steps.add(nameOf: bytes.count)
    }
    return nil
  }

  private func names(_ index: NameIndex, of kind: String) -> String? {
    NameIndexVerification(reader: reader, index: index).contradiction().map { "\(kind) \($0)" }
  }

  /// The section of lists must be one list after the other.
  private mutating func lists() -> String? {
    let words = UInt64(layout.lists.count)
    listStarts = Array(repeating: false, count: layout.lists.count)
    var start: UInt64 = 0
    while start < words {
      guard let count = reader.word(layout.lists, start), count <= TableLimits.namesOfList,
        start + 1 + UInt64(count) <= words
      else { return "a list does not fit" }
      listStarts[Int(start)] = true
      for index in start + 1..<start + 1 + UInt64(count) {
        guard let name = reader.word(layout.lists, index), isString(name) else { return "a list names no string" }
      }
      start += 1 + UInt64(count)
    }
    return nil
  }

  /// Mixed values must be values, or none.
  private func mixedValues() -> String? {
    guard layout.mixed.count % 2 == 0 else { return "the mixed values end within a pair" }
    for index in 0..<UInt64(layout.mixed.count / 2) {
      guard let kind = reader.word(layout.mixed, 2 * index), let word = reader.word(layout.mixed, 2 * index + 1) else {
        return "a mixed value is missing"
      }
      if kind == UInt32(ValueKind.none.rawValue), word == 0 { continue }
      guard let kind = UInt8(exactly: kind), hasMeaning(StoredValue(kind: kind, word: word)) else {
        return "a mixed value has no meaning"
      }
    }
    return nil
  }

  /// Whether a value that is not mixed is one; kinds of newer versions are taken as they are.
  func hasMeaning(_ value: StoredValue) -> Bool {
    let doubles = UInt64(layout.doubles.count)
    let word = UInt64(value.word)
    return switch value.knownKind {
    case nil, .color, .number, .integer: true
    case .boolean: word <= 1
    case .some(.none), .mixed: false
    case .longNumber: word < doubles
    case .offset: word + 1 < doubles
    case .box: word + 3 < doubles
    case .names: word < UInt64(listStarts.count) && listStarts[Int(word)]
    case .textStyle, .textAlignment, .keyword, .fontName, .imageName, .string: isString(value.word)
    }
  }

  // MARK: The optional sections

  /// Parts must be in order, and their class lists short.
  private func parts() -> String? {
    guard layout.parts.count % 2 == 0 else { return "the parts end within a pair" }
    var last: ByteView?
    var checked: Set<UInt32> = []
    for index in 0..<UInt64(layout.parts.count / 2) {
      guard let name = reader.word(layout.parts, 2 * index).flatMap({ reader.string($0) }),
        let list = reader.word(layout.parts, 2 * index + 1), isString(list)
      else { return "a part names no string" }
      reader.steps.add(nameOf: name.count)
      guard name.count <= TableLimits.nameBytes else { return "the name of a part is too long" }
      if let last, last >= name { return "the parts are not in order" }
      last = name
      if checked.insert(list).inserted, !isClassList(list) { return "the class list of a part is empty or too long" }
    }
    return nil
  }

  private func isClassList(_ string: UInt32) -> Bool {
    guard let list = reader.string(string), list.count <= TableLimits.nameBytes else { return false }
    reader.steps.add(nameOf: list.count)
    return 1...TableLimits.classesOfPart ~= ClassList.count(list)
  }

  private func rowEnvironments() -> String? {
    let section = layout.rowEnvironments
    guard section.count % 3 == 0 else { return "the environments of rows end within one" }
    var last: UInt32?
    for index in stride(from: 0, to: UInt64(section.count), by: 3) {
      guard let row = reader.word(section, index), row < reader.rowCount, last.map({ $0 < row }) ?? true else {
        return "the environments of rows are not in order"
      }
      last = row
    }
    return nil
  }

  /// Texts and origins must fit to the cells and strings.
  private func provenance() -> String? {
    let strings = UInt64(layout.stringEnds.count)
    for section in [layout.texts, layout.origins] where section.count != 0 {
      guard section.count == layout.cells.count else { return "an optional section is too short" }
    }
    for (section, bound) in [
      (layout.texts, strings + 1), (layout.origins, UInt64(layout.originNames.count) + 1),
      (layout.originNames, strings),
    ] {
      for index in 0..<UInt64(section.count) {
        guard let word = reader.word(section, index), UInt64(word) < bound else {
          return "an optional section points outside"
        }
      }
    }
    return nil
  }
}

import ThemeBase

/// Where an app writes the name of a class, for whoever changes it.
extension AppUsage {
  /// The places of a name as a literal, and a place that puts it together, where it cannot be changed.
  package struct Literals: Sendable {
    /// The places, in the order of files.
    package var places: [(file: Int, range: Range<Int>)] = []
    /// The first place that may make the name of pieces, or nil.
    package var computed: (file: Int, range: Range<Int>)?
  }

  /// The literals of a class's name; `texts` are those of the files that a person writes.
  ///
  /// A name that a constant holds is looked for in the strings of all files.
  package func literals(of name: String, in texts: [Int: [UInt8]]) -> Literals {
    var result = Literals()
    var places: [Int: Set<Range<Int>>] = [:]
    var constant: Request?
    for request in requests(of: name) where !generatedFiles.contains(request.file) {
      guard let text = texts[request.file] else { continue }
      let words = Self.words(name, in: text[request.range.clamped(to: text.indices)])
      places[request.file, default: []].formUnion(words)
      if words.isEmpty { constant = constant ?? request }
    }
    if constant != nil || isMentioned(name) {
      let literal = Array("\"\(name)\"".utf8)
      for (file, text) in texts where !generatedFiles.contains(file) {
        for range in text[...].ranges(of: literal) {
          places[file, default: []].insert(range.lowerBound + 1..<range.upperBound - 1)
          constant = nil
        }
      }
    }
    let pieces = dynamicPlaces.first { place in
      !place.isUnknown && name.hasPrefix(place.prefix) && name.hasSuffix(place.suffix)
        && name.utf8.count >= place.prefix.utf8.count + place.suffix.utf8.count
    }
    result.computed = pieces.map { ($0.file, $0.range) } ?? constant.map { ($0.file, $0.range) }
    for (file, ranges) in places.sorted(by: { $0.key < $1.key }) {
      result.places += ranges.sorted { $0.lowerBound < $1.lowerBound }.map { (file, $0) }
    }
    return result
  }

  /// The places of a name in a text where it is a word of its own.
  package static func words(_ name: String, in text: ArraySlice<UInt8>) -> [Range<Int>] {
    text.ranges(of: Array(name.utf8)).filter { range in
      ![text[..<range.lowerBound].last, text[range.upperBound...].first].contains { $0.map(isWord) ?? false }
    }
  }

  /// Whether a byte can be a part of a class's name.
  package static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension ArraySlice<UInt8> {
  /// The places of some bytes, none of which overlap.
  fileprivate func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    var (found, index) = ([Range<Int>](), startIndex)
    while !bytes.isEmpty, index + bytes.count <= endIndex {
      if self[index] == bytes[0], self[index...].starts(with: bytes) {
        found.append(index..<index + bytes.count)
        index += bytes.count
      } else {
        index += 1
      }
    }
    return found
  }
}

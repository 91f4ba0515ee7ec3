import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// One letter changed in a documented name: the suggestion is the original.
@Suite struct OneLetterTests {
  private let registry = Registry.standard

  /// A seeded slip: a letter replaced by another one, left out, doubled, or swapped with its
  /// neighbour.
  private func slip(_ name: String, _ random: inout SeededGenerator) -> String {
    var bytes = Array(name.utf8)
    let letters = bytes.indices.filter { (bytes[$0] | 0x20) &- 97 < 26 }
    let place = letters[random.below(letters.count)]
    switch random.below(4) {
    case 0: bytes[place] = bytes[place] == UInt8(ascii: "q") ? UInt8(ascii: "x") : UInt8(ascii: "q")
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[place], at: place)
    default:
      guard place + 1 < bytes.count, bytes[place] != bytes[place + 1] else {
        bytes.remove(at: place)
        break
      }
      bytes.swapAt(place, place + 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func ofPaths() {
    var random = SeededGenerator(seed: 2_024)
    let suggester = registry.suggester()
    for id in registry.partPaths {
      let path = registry.paths[id]
      if path.contains("[") || path.utf8.count < 5 { continue }
      for _ in 0..<3 {
        let wrong = slip(path, &random)
        if registry.resolvePath(wrong) != nil { continue }
        expectEqual(suggester.path(wrong), path, "seed \(random.seed): \(wrong)")
        let bytes = Array(wrong.utf8)[...]
        if !path.hasPrefix("fdl") {
          expectEqual(suggester.plainPath(bytes).map { String(decoding: $0, as: UTF8.self) }, path)
        }
        if !wrong.contains(where: \.isNumber) || path.contains(where: \.isNumber) {
          expect(suggester.hasDigits(of: bytes), "\(wrong)")
        }
      }
    }
  }

  @Test func ofProperties() {
    var random = SeededGenerator(seed: 2_025)
    let suggester = registry.suggester()
    for id in registry.partPaths {
      for entry in registry.entries(of: id) where !entry.flags.contains(.slip) {
        let property = registry.properties[entry.property]
        if property.utf8.count < 5 { continue }
        let wrong = slip(property, &random)
        if registry.standing(of: wrong, on: id) != .unknown { continue }
        expectEqual(
          suggester.property(wrong, on: id), property, "seed \(random.seed): \(wrong) on \(registry.paths[id])")
      }
    }
  }
}

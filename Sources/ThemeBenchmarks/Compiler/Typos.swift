/// The mistakes of somebody who types fast.
enum Typos {
  /// A sheet in which three of a hundred lines have a mistake, the same ones for the same sheet.
  static func put(into sheet: [UInt8]) -> [UInt8] {
    var random = SplitMix(seed: UInt64(sheet.count))
    var result: [UInt8] = []
    result.reserveCapacity(sheet.count + sheet.count / 1_000)
    for line in sheet.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if random.below(100) < 3 { result += mistyped(line, &random) } else { result += line }
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  /// A line without one of its bytes, with one twice, with two in the wrong order, or without its semicolon.
  private static func mistyped(_ line: ArraySlice<UInt8>, _ random: inout SplitMix) -> [UInt8] {
    var line = Array(line)
    // A brace more or less is another kind of mistake: it spoils what follows.
    let places = line.indices.dropLast().filter { !braces.contains(line[$0]) }
    guard !places.isEmpty else { return line }
    let place = random.pick(places)
    switch random.below(4) {
    case 0: line.remove(at: place)
    case 1: line.insert(line[place], at: place)
    case 2 where !braces.contains(line[place + 1]): line.swapAt(place, place + 1)
    default: line.removeAll { $0 == UInt8(ascii: ";") }
    }
    return line
  }

  private static let braces = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "*"), UInt8(ascii: "/")]
}

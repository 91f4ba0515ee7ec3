import ThemeBase
import ThemeModel

/// Decides whether an unknown name is a misspelt known one or a name of the theme's own.
enum Misspelling {
  /// Names of fewer characters may differ in one letter only.
  private static let shortestNameWithTwoSlips = 9

  /// Whether `name` is more likely a slip than a name of its own, given the known name nearest to it.
  ///
  /// `XButton`, `Button2` and `aButton` are classes of an app; `Buton`, `button` and `Buttons` are slips.
  static func isLikely(_ name: String, of known: String) -> Bool {
    let (name, known) = (Array(name.utf8), Array(known.utf8))
    let (lowerName, lowerKnown) = (name.map { $0.asciiLowercased }, known.map { $0.asciiLowercased })
    guard lowerName != lowerKnown else { return true }
    // Numbers tell names apart on purpose.
    guard lowerName.filter({ $0.isASCIIDigit }) == lowerKnown.filter({ $0.isASCIIDigit }) else { return false }
    if lowerKnown.starts(with: "fdl".utf8), !lowerName.starts(with: "fdl".utf8), lowerKnown.hasSuffix(lowerName) {
      return true
    }
    guard !isExtension(lowerName, name, of: lowerKnown) else { return false }
    // The nearest name has the same letters in another order, or the search has limited the distance.
    var distance = EditDistance()
    return name.count >= shortestNameWithTwoSlips || distance.distance(lowerName[...], lowerKnown[...], bound: 1) != nil
  }

  /// Whether a name may be meant for one of Fiori's.
  ///
  /// Plain words such as `ImageView` are an app's own; `fdl`, `FUI` or a part tells that one of Fiori's names is meant.
  static func mayMeanFiori(_ name: ArraySlice<UInt8>) -> Bool {
    // Three letters as a number: thousands of names are asked about.
    let (fdl, fui): (UInt32, UInt32) = (0x66646C, 0x667569)
    var letters: UInt32 = 0
    for (place, byte) in name.prefix(7).enumerated() {
      letters = (letters << 8 | UInt32(byte.asciiLowercased)) & 0xFFFFFF
      if letters == fui || place == 2 && letters == fdl { return true }
    }
    return name.contains(UInt8(ascii: "_"))
  }

  /// Whether one letter was put before or after the known name as a word of its own.
  private static func isExtension(_ lower: [UInt8], _ name: [UInt8], of known: [UInt8]) -> Bool {
    if lower.hasSuffix(known), let added = lower.dropLast(known.count).last {
      // Nobody's own names have Fiori's prefix inside.
      return added != known.first && !known.starts(with: "fdl".utf8)
    }
    if lower.starts(with: known), let added = name.dropFirst(known.count).first { return !(added &- 97 < 26) }
    return false
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}

/// The registry's entries about a class path, looked up once for all findings about the path.
struct KnownPath {
  /// The parts of the path and of those that it is styled like.
  let parts: [Part]
  let id: ID<Registry.Path>
  /// Whether the documentation may name more properties than the registry knows.
  let isIncomplete: Bool
  /// Whether NUI styles the class or one that it is styled like: of these it is known what the renderers read.
  let isOfUIKit: Bool
  /// Whether a user lists what the class takes.
  private let isListedByUser: Bool

  init(_ path: ID<Registry.Path>, in registry: Registry) {
    id = path
    parts = registry.related(to: path)
    isIncomplete = !registry.isDocumented(path)
    isOfUIKit = parts.contains { registry.components[$0.component].styles != nil }
    isListedByUser = parts.contains {
      registry.components[$0.component].declaration != nil && (!$0.entries.isEmpty || $0.kind != PartKind.unknown)
    }
  }

  /// The severity of a property that the path lacks.
  ///
  /// An error if it is nearly one that the path takes, or if a user says what there is; others an app may read itself.
  func severity(isNearMiss: Bool) -> Severity { !isIncomplete && (isNearMiss || isListedByUser) ? .error : .warning }

  /// Whether a property counts as known, because a user declares it for another class.
  func mayTake(_ property: ArraySlice<UInt8>, in registry: Registry) -> Bool {
    !isListedByUser && registry.isOwnWord(property)
  }
}

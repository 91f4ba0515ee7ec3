/// The constants and classes of an app, for names that a file takes from another one.
struct AppConstants {
  private let resolver = TextResolver<String?>()
  private var texts: [String: Set<AppText>] = [:]
  /// Whole names by what follows each of their dots, those without one by themselves.
  private var wholeNames: [String: [String]] = [:]
  private var superclasses: [String: String] = [:]

  init(_ files: some Sequence<AppFacts>) {
    for facts in files {
      for (name, values) in facts.constants { texts[name, default: []].formUnion(values) }
      for (name, parent) in facts.superclasses where superclasses[name]?.hasPrefix("UI") ?? true {
        superclasses[name] = parent
      }
    }
    for name in texts.keys {
      var rest = name.utf8[...]
      repeat {
        rest = rest.firstIndex(of: UInt8(ascii: ".")).map { rest[$0...].dropFirst() } ?? rest
        wholeNames[String(Substring(rest)), default: []].append(name)
      } while rest.contains(UInt8(ascii: "."))
    }
  }

  /// The texts with the values of all names that some file declares without a doubt; others are computed.
  func texts(of text: AppText, in type: String?) -> [AppText] {
    resolver.texts(of: text, at: type) { values(of: $0, in: $1) }
  }

  private func values(of piece: AppText.Piece, in type: String?) -> [AppText] {
    let name: String
    switch piece {
    case .name(let text): name = text
    case .anyCase(let type): name = type + ".*"
    case .literal, .computed: return [AppText([piece])]
    }
    guard let whole = wholeName(of: name, in: type), let texts = texts[whole] else { return [.computed] }
    return texts.flatMap { self.texts(of: $0, in: type) }
  }

  /// A constant by its name as written in a type.
  private func wholeName(of name: String, in type: String?) -> String? {
    var name = name
    if name.hasSuffix(".rawValue") { name.removeLast(9) }
    if let type, texts["\(type).\(name)"] != nil { return "\(type).\(name)" }
    if texts[name] != nil { return name }
    // A name without its type may be of any: only one with a type, or after a dot, tells which.
    guard name.contains("."), let names = wholeNames[name.hasPrefix(".") ? String(name.dropFirst()) : name] else {
      return nil
    }
    return names.count == 1 ? names.first : names.first { $0 == "FioriStyle" + name }
  }

  /// The last parts of the names in a use that no constant answers.
  func unknownNames(in use: AppUse) -> [String] {
    use.text.pieces.compactMap { piece in
      switch piece {
      case .name(let name) where wholeName(of: name, in: use.enclosingType) == nil:
        let parts = name.split(separator: ".").filter { $0 != "rawValue" }
        return parts.last.map { $0.hasSuffix("()") ? String($0.dropLast()) : String($0) }
      case .anyCase(let name) where texts[name + ".*"] == nil: return name.split(separator: ".").last.map(String.init)
      default: return nil
      }
    }
  }

  /// The class of UIKit or of an SDK from which a class inherits in the end.
  func kind(of carrier: String) -> String {
    var name = carrier.split(separator: ".").last.map(String.init) ?? carrier
    for _ in 0..<16 {
      guard let next = superclasses[name] else { break }
      name = next
    }
    return name
  }
}

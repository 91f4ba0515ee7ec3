/// The classes that all files of an app together ask for, with the places.
package struct AppUsage: Sendable {
  /// A place that asks for a class.
  package struct Request: Hashable, Sendable {
    package var className: String
    /// The file by its place in the list of the app's files.
    package var file: Int
    package var range: Range<Int>
    /// The kind of view of the SDK or of UIKit, where the sources tell it.
    package var kind: String?
    package var element: String?
    /// The whole class list.
    package var list: String

    /// Hashes no list: each class of a long one has it.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(className)
      hasher.combine(file)
      hasher.combine(range)
    }
  }

  /// A place whose class only the running app knows, apart from a fixed beginning and end.
  package struct DynamicPlace: Hashable, Sendable {
    package var file: Int
    package var range: Range<Int>
    package var prefix: String
    package var suffix: String
    /// The kind of view that carries the class, where the sources tell it.
    package var kind: String?

    /// Whether nothing of the class is fixed.
    package var isUnknown: Bool { prefix.isEmpty && suffix.isEmpty }
  }

  package private(set) var requests: [Request] = []
  package private(set) var dynamicPlaces: [DynamicPlace] = []
  package private(set) var readProperties: Set<String> = []
  /// The stylesheets that the app loads by fixed names, and where.
  package private(set) var sheets: [(name: String, file: Int, range: Range<Int>)] = []
  /// Its class lists that give a view no class, each with the number of its file.
  package private(set) var faults: [(file: Int, fault: AttributeFault)] = []
  /// The names of the stylesheets among the app's files.
  package var sheetNames: Set<String> = []
  /// The files that a program has written, in which nobody mends a name.
  package private(set) var generatedFiles: Set<Int> = []
  /// The place of the first class of which nothing is known, and how many more there are, in words.
  package var unknownPlace: String?
  /// The names of the app's images, colours and fonts.
  package var assets = AssetNames(paths: [])
  package var fonts: Set<String> = []
  /// The classes that the app asks for, in order.
  package private(set) var names: [String] = []
  /// The beginnings of these classes; see ``beginning(of:)``.
  package private(set) var beginnings: Set<String> = []
  /// The class lists of more than one class, with a kind of view that carries each.
  package private(set) var lists: [String: String?] = [:]
  private var ofClass: [String: [Int]] = [:]
  /// The classes that the app computes, with the kinds of view that carry them, and those that comments name.
  private var patterns = NamePatterns()
  /// The names in other strings: one of them may be the class that a place computes.
  private var mentions = NamePatterns()
  private var mentioned: Set<String> = []
  private var hasUnknownPlace = false

  /// Joins the facts of files; a nil has none.
  package init(_ files: [AppFacts?] = []) {
    let constants = AppConstants(files.lazy.compactMap { $0 })
    var seen: Set<Request> = []
    for (file, facts) in files.enumerated() {
      guard let facts else { continue }
      if facts.isGenerated { generatedFiles.insert(file) }
      // Where a comment names the classes, they are no longer unknown.
      let isNamed = !facts.namedPatterns.isEmpty
      faults += facts.faults.map { (file, $0) }
      for sheet in facts.sheets {
        sheets += constants.texts(of: sheet.text, in: nil).compactMap { $0.literal }.map { ($0, file, sheet.range) }
      }
      for use in facts.uses { add(use, of: file, isNamed: isNamed, constants, &seen) }
      for text in facts.readProperties {
        readProperties.formUnion(constants.texts(of: text, in: nil).compactMap { $0.literal })
      }
      for pattern in facts.namedPatterns {
        let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        patterns.add(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
      for text in facts.mentions {
        mentioned.formUnion(text.elements.compactMap { $0.literal })
        if text.literal == nil { mentions.add(text.ends.prefix, "") }
      }
    }
    for (index, request) in requests.enumerated() { ofClass[request.className, default: []].append(index) }
    for place in dynamicPlaces { patterns.add(place.prefix, place.suffix, place.kind) }
    hasUnknownPlace = dynamicPlaces.contains { $0.isUnknown }
    // Each of many themes asks for them.
    names = ofClass.keys.sorted()
    beginnings = Set(names.compactMap(Self.beginning))
    lists = Self.lists(of: requests)
  }

  /// The capitals before a word, as in `ABCButton`, or else the first word, as in `WidgetTitle`; nil for one word alone.
  package static func beginning(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    if capitals.count > 2 { return String(capitals.dropLast()) }
    let word = name.prefix(1) + name.dropFirst().prefix { $0.isLowercase }
    return word.count > 2 && word.count < name.count ? String(word) : nil
  }

  /// Whether nothing of the app asks for a class, so that there is nothing to compare with.
  package var asksForNothing: Bool { requests.isEmpty && dynamicPlaces.isEmpty && patterns.isEmpty }

  /// Whether the app asks for a class by its name.
  package func asks(for name: String) -> Bool { ofClass[name] != nil }

  private mutating func add(
    _ use: AppUse, of file: Int, isNamed: Bool, _ constants: AppConstants, _ seen: inout Set<Request>
  ) {
    for text in constants.texts(of: use.text, in: use.enclosingType) {
      if use.needsText, text.isUnknown { continue }
      let kind = use.carrier.map(constants.kind(of:))
      for element in text.elements {
        if let name = element.literal {
          guard !name.isEmpty, name != "none" else { continue }
          let request = Request(
            className: name, file: file, range: use.range, kind: kind, element: use.element, list: text.literal ?? name)
          guard seen.insert(request).inserted else { continue }
          if AttributeFault.isClassList(name) {
            requests.append(request)
          } else {
            let fault = AttributeFault(kind: .value(request.list), range: use.range)
            if faults.last.map({ $0 != (file, fault) }) ?? true { faults.append((file, fault)) }
          }
        } else {
          let ends = element.ends
          let (prefix, suffix) = (ends.prefix.filter { !$0.isWhitespace }, ends.suffix.filter { !$0.isWhitespace })
          let place = DynamicPlace(file: file, range: use.range, prefix: prefix, suffix: suffix, kind: kind)
          guard !(isNamed && place.isUnknown), dynamicPlaces.last != place else { continue }
          dynamicPlaces.append(place)
        }
      }
    }
  }

  /// The places that ask for a class, in the order of files.
  package func requests(of name: String) -> [Request] { (ofClass[name] ?? []).map { requests[$0] } }

  /// Names that NUI puts after the class of a view for its parts.
  private static let partSuffixes = ["Detail", "ContentView", "ScopeBar"]

  /// Whether the app asks for a class, or for its view's, or may ask for it where it puts names together.
  package func uses(_ name: String) -> Bool {
    isAsked(name)
      || Self.partSuffixes.contains { suffix in name.hasSuffix(suffix) && isAsked(String(name.dropLast(suffix.count))) }
  }

  /// Whether another string names a class, in an app that computes some of its classes.
  func isMentioned(_ name: String) -> Bool {
    hasUnknownPlace && (mentioned.contains(name) || mentions.words(about: name) != nil)
  }

  private func isAsked(_ name: String) -> Bool {
    ofClass[name] != nil || patterns.words(about: name) != nil || isMentioned(name)
  }

  /// The kinds of view that carry a class, by name.
  package func kinds(of name: String) -> [String] {
    (patterns.words(about: name) ?? []).union(requests(of: name).compactMap { $0.kind }).sorted()
  }

  private static func lists(of requests: [Request]) -> [String: String?] {
    var kinds: [String: String?] = [:]
    var last: (list: String, kind: String?)?
    for request in requests where request.list != request.className {
      // The classes of one list follow each other; its hash takes as long as it is.
      guard last?.list != request.list || last?.kind != request.kind else { continue }
      last = (request.list, request.kind)
      kinds[request.list] = .some((kinds[request.list] ?? nil) ?? request.kind)
    }
    return kinds
  }

  /// The names that no file at hand tells, so that others have to be searched for them; and the roots of accessors.
  package static func unknownNames(in files: [AppFacts?]) -> Set<String> {
    let constants = AppConstants(files.lazy.compactMap { $0 })
    var names: Set<String> = []
    for facts in files.lazy.compactMap({ $0 }) {
      for use in facts.uses { names.formUnion(constants.unknownNames(in: use)) }
      names.formUnion(facts.accessors.keys.compactMap { $0.split(separator: ".").first.map { $0 + "." } })
    }
    return names
  }
}

package import ThemeBase

/// Reads a `themec.json`, and reports every mistake in it at once.
struct ConfigurationReader {
  private let file: SourceFile
  private var lines: LineMap.Cursor
  /// Nil if paths may lead anywhere.
  private let root: Configuration.Root?
  private var configuration: Configuration
  private var problems: [ConfigurationFault.Problem] = []

  /// Reads a file of a folder.
  static func read(_ file: SourceFile, in folder: [UInt8], _ root: Configuration.Root?) throws(ConfigurationFault)
    -> Configuration
  {
    var reader = ConfigurationReader(
      file: file, lines: LineMap.Cursor(LineMap(file)), root: root,
      configuration: Configuration(folder: folder, file: file))
    do throws(JSONFault) { reader.readDocument(try JSONReader.read(file)) } catch {
      reader.report(error.message, help: error.help, at: error.span)
    }
    guard reader.problems.isEmpty else {
      throw ConfigurationFault(file: file, problems: reader.problems.sorted { $0.span.start < $1.span.start })
    }
    return reader.configuration
  }

  // MARK: - Objects

  private mutating func readDocument(_ document: JSONValue) {
    // This version cannot judge the rest of a file for a later one.
    guard !requiresLater(document.members?.first { $0.name == "requires" }?.value) else { return }
    for (key, value) in members(of: document, as: ConfigurationKey.all, in: "the configuration") {
      switch key.name {
      case "root": configuration.isRoot = flag(value, key.name) ?? false
      case "include": configuration.include = patterns(value, key.name)
      case "exclude": configuration.exclude = patterns(value, key.name)
      case "overrides": readOverrides(value)
      default: configuration.settings += settings(key, value, at: key.name)
      }
    }
  }

  /// Reports a version that is later than this one.
  private mutating func requiresLater(_ value: JSONValue?) -> Bool {
    guard let value, let text = value.string, let wanted = ToolVersion(text),
      let current = ToolVersion(ToolVersion.current), current < wanted
    else { return false }
    report(
      "themec \(text) or later is required, and this is themec \(ToolVersion.current)",
      help: "install a later version of themec", at: value.span)
    return true
  }

  private mutating func readOverrides(_ value: JSONValue) {
    for element in elements(of: value, "overrides") {
      var override = Configuration.Override(files: [], settings: [])
      let keys = [ConfigurationKey.files] + ConfigurationKey.perFile
      var hasFiles = false
      for (key, value) in members(of: element, as: keys, in: "an override") {
        if key.name == ConfigurationKey.files.name {
          hasFiles = true
          override.files = patterns(value, key.name)
        } else {
          override.settings += settings(key, value, at: key.name)
        }
      }
      if !hasFiles, element.members != nil {
        report("an override needs 'files'", help: "write '\"files\": [\"**\"]'", at: element.span)
      }
      configuration.overrides.append(override)
    }
  }

  /// The members of an object with their keys; unknown and duplicate names are reported.
  private mutating func members(
    of object: JSONValue, as keys: [ConfigurationKey], in place: String
  ) -> [(ConfigurationKey, JSONValue)] {
    guard let members = object.members else {
      report("\(place) must be an object, not \(object.kindName)", at: object.span)
      return []
    }
    var result: [(ConfigurationKey, JSONValue)] = []
    for member in members {
      guard let key = keys.first(where: { $0.name == member.name }) else {
        reportUnknown(member, among: keys, in: place)
        continue
      }
      if result.contains(where: { $0.0.name == key.name }) {
        report("duplicate key '\(key.name)'", at: member.nameSpan)
      } else {
        result.append((key, member.value))
      }
    }
    return result
  }

  private mutating func reportUnknown(_ member: JSONMember, among keys: [ConfigurationKey], in place: String) {
    let names = keys.map { $0.name }
    if let known = ConfigurationKey.all.first(where: { $0.name == member.name }), !known.isPerFile {
      return report("'\(member.name)' applies to all files, not to an override", at: member.nameSpan)
    }
    report(
      "unknown key '\(member.name)'", help: ConfigurationKey.help(for: member.name, among: names, "keys"),
      at: member.nameSpan)
  }

  // MARK: - Settings

  /// The settings of one key; those of a section by their own names.
  private mutating func settings(_ key: ConfigurationKey, _ value: JSONValue, at name: String) -> [Setting] {
    switch key.shape {
    case .ignored:
      _ = text(value, name)
      return []
    case .version:
      checkVersion(value, name)
      return []
    case .address: return one(name, address(value, name).map { .word($0) }, value)
    case .flag: return one(name, flag(value, name).map { .flag($0) }, value)
    case .word(let words): return one(name, word(value, words, name).map { .word($0) }, value)
    case .words(let words):
      let chosen = elements(of: value, name).compactMap { word($0, words, name) }
      return one(name, .words(chosen), value)
    case .count: return one(name, count(value, name).map { .word($0) }, value)
    case .path: return paths(text(value, name).map { [($0, value.span)] } ?? [], name, value)
    case .paths: return paths(texts(value, name), name, value)
    case .patterns: return one(name, .words(patterns(value, name).map { $0.text }), value)
    case .levels: return levels(value, name)
    case .section(let keys):
      let members = members(of: value, as: keys, in: "'\(name)'")
      return members.flatMap { settings($0, $1, at: "\(name).\($0.name)") }
    case .overrides: return []
    }
  }

  private mutating func one(_ name: String, _ value: Setting.Value?, _ place: JSONValue) -> [Setting] {
    value.map { [Setting(name, $0, from: origin(place.span), root: root?.folder)] } ?? []
  }

  private mutating func paths(_ texts: [(String, Span)], _ name: String, _ place: JSONValue) -> [Setting] {
    let paths = texts.compactMap { text, span in path(text, at: span) }
    var settings = one(name, .paths(paths), place)
    settings[0].places = texts.map { $0.1 }
    return settings
  }

  private mutating func origin(_ span: Span) -> Setting.Origin {
    let place = lines.position(at: Int(span.start))
    return .file(name: file.path, line: place.line, column: place.column)
  }

  private mutating func levels(_ value: JSONValue, _ name: String) -> [Setting] {
    guard let members = expect(value.members, value, name, "an object") else { return [] }
    var known: Set<String> = []
    var (ofGroups, ofCodes): ([Setting], [Setting]) = ([], [])
    for member in members {
      let codes: [DiagnosticCode]
      do throws(TextFault) { codes = try ConfigurationKey.codes(named: member.name) } catch {
        report(error.message, help: error.help, at: member.nameSpan)
        continue
      }
      guard known.insert(member.name).inserted else {
        report("duplicate key '\(member.name)'", at: member.nameSpan)
        continue
      }
      let level = word(member.value, ConfigurationKey.levels, member.name)
      let settings = codes.flatMap { code in one("\(name).\(code.rawValue)", level.map { .word($0) }, member.value) }
      if DiagnosticGroup(rawValue: member.name) == nil { ofCodes += settings } else { ofGroups += settings }
    }
    // The order of members means nothing in JSON, so a code's level overrides its group's.
    return ofGroups + ofCodes
  }

  // MARK: - Values

  /// A part of a value; a value without it is reported.
  private mutating func expect<Part>(_ part: Part?, _ value: JSONValue, _ name: String, _ expected: String) -> Part? {
    if part == nil { report("'\(name)' must be \(expected), not \(value.kindName)", at: value.span) }
    return part
  }

  private mutating func flag(_ value: JSONValue, _ name: String) -> Bool? {
    expect(value.boolean, value, name, "true or false")
  }

  private mutating func text(_ value: JSONValue, _ name: String) -> String? {
    expect(value.string, value, name, "a string")
  }

  private mutating func checkVersion(_ value: JSONValue, _ name: String) {
    guard let text = text(value, name), ToolVersion(text) == nil else { return }
    report("'\(text)' is not a version", help: "write '\"\(name)\": \"0.2\"'", at: value.span)
  }

  private mutating func address(_ value: JSONValue, _ name: String) -> String? {
    guard let text = text(value, name) else { return nil }
    if CodePages(site: text) != nil { return text }
    report("'\(text)' is not the address of a site", help: "write '\"\(name)\": \"https://…/\"'", at: value.span)
    return nil
  }

  private mutating func word(_ value: JSONValue, _ words: [String], _ name: String) -> String? {
    guard let text = text(value, name) else { return nil }
    if words.contains(text) { return text }
    report(
      "'\(text)' is not a value of '\(name)'", help: ConfigurationKey.help(for: text, among: words, "values"),
      at: value.span)
    return nil
  }

  private mutating func elements(of value: JSONValue, _ name: String) -> [JSONValue] {
    expect(value.elements, value, name, "an array") ?? []
  }

  private mutating func texts(_ value: JSONValue, _ name: String) -> [(String, Span)] {
    elements(of: value, name).compactMap { element in
      expect(element.string, element, name, "an array of strings").map { ($0, element.span) }
    }
  }

  /// The path of a text, in the folder of the configuration; one that is empty or outside of the root is reported.
  private mutating func path(_ text: String, at span: Span) -> [UInt8]? {
    guard !text.isEmpty else {
      report("a path must not be empty", at: span)
      return nil
    }
    let slash = [UInt8(ascii: "/")]
    let folder = text.utf8.starts(with: slash) ? [] : configuration.folder
    let path = folder + (folder.isEmpty || folder == slash ? [] : slash) + text.utf8
    guard root?.contains(path) == false else { return path }
    report("'\(text)' is outside of the configuration's root", help: ConfigurationFault.helpAboutRoot, at: span)
    return nil
  }

  private mutating func count(_ value: JSONValue, _ name: String) -> String? {
    let number = value.number.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : String($0) }
    return expect(number, value, name, "a whole number from 0")
  }

  private mutating func patterns(_ value: JSONValue, _ name: String) -> [FilePattern] {
    texts(value, name).compactMap { text, span in
      do throws(TextFault) { return try FilePattern(text) } catch {
        report(error.message, help: error.help, at: span)
        return nil
      }
    }
  }

  // MARK: - Problems

  private mutating func report(_ message: String, help: String? = nil, at span: Span) {
    problems.append(ConfigurationFault.Problem(message: message, help: help, span: span))
  }
}

extension Configuration {
  /// Reads the file of a configuration in `folder`, an absolute path; without a root its paths may lead anywhere.
  package init(_ file: SourceFile, in folder: [UInt8], _ root: Root? = nil) throws(ConfigurationFault) {
    self = try ConfigurationReader.read(file, in: folder, root)
  }
}

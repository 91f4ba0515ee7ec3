import ThemeBase

/// The parameters of one of SAP's web themes, as a file of it has them.
struct SAPParameters {
  struct Parameter {
    let name: String
    /// The value as CSS has it, with references to other parameters in braces.
    let text: String
    var type: String?
    var note: String?
    let span: Span
  }

  var list: [Parameter] = []
  /// The names of scopes that only apply to parts of a page.
  private(set) var scopes: [JSONMember] = []

  // MARK: - Resolved files

  /// Reads `variables.json`, or the flat object of a `library-parameters.json`.
  init(variables root: JSONValue) {
    let members = root.members ?? []
    let values = members.first { $0.name == "root" }?.value.members ?? members
    scopes = members.filter { $0.name != "root" && $0.value.members != nil }
    list = values.compactMap { member in
      member.value.string.map { Parameter(name: member.name, text: $0, span: member.value.span) }
    }
  }

  /// Reads the declarations of variables in CSS, Less or Sass, one a line: `--sapBrandColor: #0070f2;`.
  init(declarations file: SourceFile) {
    var start = 0
    for line in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self).trimmingSpaces
      let mark = ["--", "@", "$"].first(where: text.hasPrefix)
      guard let mark, let colon = text.firstIndex(of: ":"), text.hasSuffix(";") else { continue }
      let name = text[..<colon].dropFirst(mark.count).trimmingSpaces
      let value = String(text[text.index(after: colon)...].dropLast()).trimmingSpaces
      guard !value.hasPrefix("{"), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
      list.append(
        Parameter(
          name: name, text: mark == "@" ? Self.braced(value) : value, span: file.span(start, start + line.count)))
    }
  }

  /// A value of Less with its variables in braces, as token files have references.
  private static func braced(_ value: String) -> String {
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      text += (name.isEmpty ? "@" : "{\(name)}") + part.dropFirst(name.count)
    }
  }

  // MARK: - Design tokens

  /// Reads `design-tokens.json`, whose colours are computed from the parts of others.
  init(tokens root: JSONValue) {
    var tokens: [(name: String, value: JSONValue)] = []
    func walk(_ members: [JSONMember]) {
      for member in members {
        if member.value["value"] != nil {
          tokens.append((member.name, member.value))
        } else {
          walk(member.value.members ?? [])
        }
      }
    }
    walk(root.members ?? [])
    let colors = Set(tokens.filter { $0.value["type"]?.string == "color" }.map(\.name))
    list = tokens.compactMap { name, token in
      guard let value = token["value"] else { return nil }
      let text = value.string ?? value.number?.shortestDigits
      return Parameter(
        name: name, text: text.map { Self.referring($0, in: name, colors) } ?? "", type: token["type"]?.string,
        note: token["description"]?.string, span: value.span)
    }
  }

  /// A value whose references are names of parameters.
  ///
  /// `{Button._sapButton_BackgroundL}` is the lightness of the colour `sapButton_Background` after it was rounded to eight
  /// bits, unless it is in the colour's own value.
  private static func referring(_ text: String, in owner: String, _ colors: Set<String>) -> String {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      guard let end = part.firstIndex(of: "}") else { return text += "{" + part }
      let name = String(part[..<end].split(separator: ".").last ?? "")
      let rest = part[part.index(after: end)...]
      let color = String(name.dropFirst().dropLast())
      let functions: [Character: String] = ["H": "hue", "S": "saturation", "L": "lightness", "A": "alpha"]
      guard name.hasPrefix("_"), let function = name.last.flatMap({ functions[$0] }), colors.contains(color),
        color != owner
      else { return text += "{\(name)}" + rest }
      text += "\(function)({\(color)})" + rest
    }
  }

  // MARK: - Types

  /// The parameters with the types and the notes that others have for them.
  func described(by others: SAPParameters?) -> SAPParameters {
    let known = Dictionary((others?.list ?? []).map { ($0.name, $0) }) { $1 }
    var result = self
    for index in list.indices {
      let other = known[list[index].name]
      result.list[index].note = other?.note ?? list[index].note
      if list[index].type != nil { continue }
      // Some lengths are colours by SAP's types.
      let shown = Self.type(of: list[index])
      result.list[index].type = other?.type == "color" ? shown : other?.type ?? shown
    }
    return result
  }

  /// The type that a resolved value shows.
  private static func type(of parameter: Parameter) -> String {
    let text = parameter.text
    let digits = text.prefix { "+-.0123456789".contains($0) }
    if parameter.name.contains("Family") { return "fontFamily" }
    if CSSColorText.color(text) != nil { return "color" }
    if Double(digits) != nil, digits.count == text.count {
      return parameter.name.contains("Weight") ? "fontWeight" : "number"
    }
    if Double(digits) != nil, text.dropFirst(digits.count).allSatisfy(\.isLetter) { return "dimension" }
    // A parameter of a file of changes may refer to one of SAP's.
    return text.contains("{") ? "color" : "text"
  }

  /// The parameters as a group of tokens; those that only serve to compute others are plain values.
  var group: [JSONMember] {
    list.map { parameter in
      func member(_ name: String, _ content: JSONValue.Content) -> JSONMember {
        JSONMember(name, at: parameter.span, JSONValue(content, at: parameter.span))
      }
      guard let type = parameter.type, type != "internal" else {
        return member(parameter.name, .string(parameter.text))
      }
      var token = [member("value", .string(parameter.text)), member("type", .string(type))]
      if let note = parameter.note { token.append(member("description", .string(note))) }
      return member(parameter.name, .object(token))
    }
  }
}

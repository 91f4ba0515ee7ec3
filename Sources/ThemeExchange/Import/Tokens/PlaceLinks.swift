import ThemeBase

/// The targets of references to places outside the tokens, such as `$defs`, and in other files.
///
///     "red": {"$ref": "#/$defs/red"}
///     "size": {"$ref": "base.json#/size", "large": {…}}
///
/// Such a reference is replaced by its target. A reference to a token of the same document stays one, because a later
/// source may give the token another value.
struct PlaceLinks {
  /// A place in a document.
  fileprivate struct Place: Hashable {
    let file: FileID
    let names: [String]
    /// Whether a token or a group is asked for, and not a part of a value.
    let isMember: Bool
  }

  /// A value in which references to places are replaced, and how deep it is nested.
  fileprivate struct Linked {
    var value: JSONValue
    var height = 0
  }

  var index = MemberIndex()
  fileprivate var linked: [Place: Linked] = [:]
  /// The places that are being linked, so that a cycle is seen.
  fileprivate var open: Set<Place> = []
}

extension ImportedFiles {
  /// A group of a document in which references to places are replaced; one that leads nowhere is reported.
  mutating func linked(_ group: JSONValue) -> JSONValue { group.mayRefer ? linked(group, Context()).value : group }

  /// The place of a value in a document.
  private struct Context {
    var depth = 0
    /// Whether the value is a token or group, and not a part of a token's value.
    var isMember = true
    /// Whether the value was reached by a reference, so that its own document is not what is read.
    var isLinked = false
  }

  private mutating func linked(_ value: JSONValue, _ context: Context) -> PlaceLinks.Linked {
    var inner = context
    inner.depth += 1
    var result = PlaceLinks.Linked(value: value)
    func take(_ part: PlaceLinks.Linked) -> JSONValue {
      result.height = max(result.height, part.height + 1)
      return part.value
    }
    switch value.content {
    case .array(let elements):
      inner.isMember = false
      result.value.content = .array(elements.map { take(linked($0, inner)) })
    case .object(let members):
      let linkedMembers = members.map { member in
        guard !Self.unlinked.contains(member.name) else { return member }
        var member = member
        inner.isMember = context.isMember && (!member.name.hasPrefix("$") || member.name == "$root")
        member.value = take(linked(member.value, inner))
        return member
      }
      result.value.content = .object(linkedMembers)
      return replaced(result, context)
    default: break
    }
    return result
  }

  /// Members whose values are not references, or are read with the object around them.
  private static let unlinked: Set<String> = ["$ref", "$extends", "$extensions", "extensions"]

  /// An object after its reference to a place, if it has one, is replaced.
  private mutating func replaced(_ object: PlaceLinks.Linked, _ context: Context) -> PlaceLinks.Linked {
    let value = object.value
    for key in context.isMember ? ["$ref", "$extends"] : ["$ref"] {
      guard let written = value[key] else { continue }
      let reference = key == "$ref" ? written : written["$ref"] ?? written
      guard let text = reference.string else {
        guard key == "$ref" else { continue }
        findings.reject("reference form", "a '$ref' is a text such as '#/color/brand'", at: reference.span)
        return PlaceLinks.Linked(value: value.forgetting(key), height: object.height)
      }
      // Without a pointer only a '$ref' can name a file.
      guard key == "$ref" || text.contains("#"), let names = names(of: text, isLinked: context.isLinked) else {
        continue
      }
      guard let target = target(of: text, names, at: reference.span, context) else {
        return PlaceLinks.Linked(value: value.forgetting(key), height: object.height)
      }
      return PlaceLinks.Linked(
        value: value.taking(target.value, for: key, isMember: context.isMember, isValue: names.last == "$value"),
        height: max(object.height, target.height + 1))
    }
    return object
  }

  /// The names of the place that a reference means, or nil if it names a token of its own document.
  private func names(of reference: String, isLinked: Bool) -> [String]? {
    guard !reference.hasPrefix("{"), let mark = reference.firstIndex(of: "#") else {
      return reference.hasPrefix("{") ? nil : []
    }
    let names = TokenReference.names(reference[reference.index(after: mark)...])
    let isToken = names.allSatisfy { !$0.hasPrefix("$") || ["$value", "$root"].contains($0) }
    return mark == reference.startIndex && isToken && !isLinked ? nil : names
  }

  /// The value at a place.
  ///
  /// Reports a place that does not exist and returns nil.
  private mutating func target(of reference: String, _ names: [String], at span: Span, _ context: Context) -> PlaceLinks
    .Linked?
  {
    let file = reference.prefix { $0 != "#" }
    let named = file.isEmpty ? documents[span.file] : document(String(file), at: span)
    guard let document = named else { return nil }
    let place = PlaceLinks.Place(file: document.span.file, names: names, isMember: context.isMember)
    if let known = links.linked[place] { return isTooDeep(context.depth + known.height, at: span) ? nil : known }
    guard let target = links.index.value(at: names, in: document) else {
      findings.reject("place \(reference)", "'\(reference)' leads nowhere", at: span)
      return nil
    }
    let isAround = target.span.file == span.file && target.span.start <= span.start && span.end <= target.span.end
    guard !isAround, links.open.insert(place).inserted else {
      findings.reject("place cycle", "'\(reference)' leads back to itself", at: span)
      return nil
    }
    defer { links.open.remove(place) }
    var inner = context
    inner.isLinked = true
    inner.depth += 1
    if isTooDeep(inner.depth, at: span) { return nil }
    let result = linked(target, inner)
    links.linked[place] = result
    return isTooDeep(context.depth + result.height, at: span) ? nil : result
  }

  /// Whether a value would be nested deeper than a file may be, which is reported.
  private mutating func isTooDeep(_ depth: Int, at span: Span) -> Bool {
    guard depth >= JSONReader.deepestNesting else { return false }
    findings.reject("place depth", "references lead through too many others", at: span)
    return true
  }
}

extension JSONValue {
  /// Whether an object in it has a member that refers to a place.
  fileprivate var mayRefer: Bool {
    elements?.contains { $0.mayRefer }
      ?? members?.contains { $0.name == "$ref" || $0.name == "$extends" || $0.value.mayRefer } ?? false
  }
}

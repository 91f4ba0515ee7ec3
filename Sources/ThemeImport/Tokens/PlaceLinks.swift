import ThemeBase
import ThemeJSON

/// The targets of references to places outside the tokens, such as `$defs`, and in other files.
///
///     "red": {"$ref": "#/$defs/red"}
///     "size": {"$ref": "base.json#/size", "large": {…}}
///
/// Such a reference is replaced by what stands there. A reference to a token of the same document stays one, because a later
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

  fileprivate var index = MemberIndex()
  fileprivate var linked: [Place: Linked] = [:]
  /// The places that are being linked, so that a cycle is seen.
  fileprivate var open: Set<Place> = []
}

extension TokenFiles {
  /// A group of a document in which references to places are replaced; one that leads nowhere is reported.
  mutating func linked(_ group: JSONValue, _ findings: inout ImportFindings) -> JSONValue {
    linked(group, Context(), &findings).value
  }

  /// Where a value stands.
  private struct Context {
    var depth = 0
    /// Whether tokens and groups stand here, and not parts of a value.
    var isMember = true
    /// Whether the value was reached by a reference, so that its own document is not what is read.
    var isLinked = false
  }

  private mutating func linked(
    _ value: JSONValue, _ context: Context, _ findings: inout ImportFindings
  ) -> PlaceLinks.Linked {
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
      result.value.content = .array(elements.map { take(linked($0, inner, &findings)) })
    case .object(let members):
      let linkedMembers = members.map { member in
        guard !Self.unlinked.contains(member.name) else { return member }
        var member = member
        inner.isMember = context.isMember && (!member.name.hasPrefix("$") || member.name == "$root")
        member.value = take(linked(member.value, inner, &findings))
        return member
      }
      result.value.content = .object(linkedMembers)
      return replaced(result, context, &findings)
    default: break
    }
    return result
  }

  /// Members whose values are no references, or are read with the object that has them.
  private static let unlinked: Set<String> = ["$ref", "$extends", "$extensions", "extensions"]

  /// An object after its reference to a place, if it has one, is replaced.
  private mutating func replaced(
    _ object: PlaceLinks.Linked, _ context: Context, _ findings: inout ImportFindings
  ) -> PlaceLinks.Linked {
    let value = object.value
    for key in context.isMember ? ["$ref", "$extends"] : ["$ref"] {
      guard let written = value[key] else { continue }
      let reference = key == "$ref" ? written : written["$ref"] ?? written
      guard let text = reference.string else {
        guard key == "$ref" else { continue }
        findings.reject(
          "reference form", "a '$ref' is a text such as '#/color/brand'", at: reference.span)
        return PlaceLinks.Linked(value: value.forgetting(key), height: object.height)
      }
      // Without a pointer only a '$ref' can name a file.
      guard key == "$ref" || text.contains("#"),
        let names = names(of: text, isLinked: context.isLinked)
      else { continue }
      guard let target = target(of: text, names, at: reference.span, context, &findings) else {
        return PlaceLinks.Linked(
          value: value.forgetting(key), height: object.height)
      }
      return PlaceLinks.Linked(
        value: value.taking(
          target.value, for: key, isMember: context.isMember, isValue: names.last == "$value"),
        height: max(object.height, target.height + 1))
    }
    return object
  }

  /// The names of the place that a reference stands for, or nil if it names a token of its own document.
  private func names(of reference: String, isLinked: Bool) -> [String]? {
    guard !reference.hasPrefix("{"), let mark = reference.firstIndex(of: "#") else {
      return reference.hasPrefix("{") ? nil : []
    }
    let pointer = reference[reference.index(after: mark)...]
    let names = pointer.split(separator: "/").map { TokenReference.decode($0) }
    let isToken = names.allSatisfy { !$0.hasPrefix("$") || ["$value", "$root"].contains($0) }
    return mark == reference.startIndex && isToken && !isLinked ? nil : names
  }

  /// The value at a place.
  ///
  /// Reports a place that does not exist and returns nil.
  private mutating func target(
    of reference: String, _ names: [String], at span: Span, _ context: Context,
    _ findings: inout ImportFindings
  ) -> PlaceLinks.Linked? {
    let file = reference.prefix { $0 != "#" }
    let named =
      file.isEmpty ? documents[span.file] : document(String(file), at: span, &findings)
    guard let document = named else { return nil }
    let place = PlaceLinks.Place(
      file: document.span.file, names: names, isMember: context.isMember)
    if let known = links.linked[place] {
      return checked(known, context, at: span, &findings)
    }
    guard let target = links.index.value(at: names, in: document) else {
      findings.reject("place \(reference)", "'\(reference)' leads nowhere", at: span)
      return nil
    }
    let isAround =
      target.span.file == span.file && target.span.start <= span.start
      && span.end <= target.span.end
    guard !isAround, links.open.insert(place).inserted else {
      findings.reject("place cycle", "'\(reference)' leads back to itself", at: span)
      return nil
    }
    defer { links.open.remove(place) }
    var inner = context
    inner.isLinked = true
    inner.depth += 1
    guard inner.depth < JSONReader.deepestNesting else {
      return tooDeep(at: span, &findings)
    }
    let result = linked(target, inner, &findings)
    links.linked[place] = result
    return checked(result, context, at: span, &findings)
  }

  /// The value at a place.
  ///
  /// Reports one that would be nested deeper than a file may be and returns nil.
  private func checked(
    _ target: PlaceLinks.Linked, _ context: Context, at span: Span,
    _ findings: inout ImportFindings
  ) -> PlaceLinks.Linked? {
    guard context.depth + target.height < JSONReader.deepestNesting else {
      return tooDeep(at: span, &findings)
    }
    return target
  }

  private func tooDeep(at span: Span, _ findings: inout ImportFindings) -> PlaceLinks.Linked? {
    findings.reject("place depth", "references lead through too many others", at: span)
    return nil
  }
}

extension JSONValue {
  /// The object with null for a member, whose reference was reported.
  fileprivate func forgetting(_ name: String) -> JSONValue {
    let members = (members ?? []).map { member in
      guard member.name == name else { return member }
      return JSONMember(name, at: member.nameSpan, JSONValue(.null, at: member.value.span))
    }
    return JSONValue(.object(members), at: span)
  }

  /// The object with what its reference, the member `key`, stands for.
  ///
  /// A token takes the members that it lacks from a token; a group has the other group as its `$ref`.
  fileprivate func taking(
    _ target: JSONValue, for key: String, isMember: Bool, isValue: Bool
  ) -> JSONValue {
    guard isMember else { return target }
    if isValue || target.members == nil {
      guard self["$value"] == nil else { return self }
      return JSONValue(
        .object(
          (members ?? []).filter { $0.name != key } + [JSONMember("$value", at: span, target)]),
        at: span)
    }
    if TokenCollector.isToken(target) {
      guard self["$value"] == nil, key == "$ref" else { return self }
      return JSONValue(target.overlaid(by: self).content, at: span)
    }
    return JSONValue(
      .object((members ?? []).filter { $0.name != key } + [JSONMember("$ref", at: span, target)]),
      at: span)
  }

  /// An object in which the members of another one replace those of the same name, but for its `$ref`.
  func overlaid(by other: JSONValue) -> JSONValue {
    let own = other.members?.filter { $0.name != "$ref" } ?? []
    guard !own.isEmpty, let members else { return self }
    let names = Set(own.map(\.name))
    return JSONValue(.object(members.filter { !names.contains($0.name) } + own), at: span)
  }
}

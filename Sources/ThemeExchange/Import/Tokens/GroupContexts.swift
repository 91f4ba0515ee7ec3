import ThemeBase

/// Groups of one file that are alternatives by the user's word.
///
/// `dark=(appearance: dark)` lays the tokens of the group `dark` over those of `light` beside it, under the same names.
struct GroupContexts {
  /// A group that is an alternative, with the group around it by its path.
  private typealias Lifted = (path: [String], member: JSONMember, condition: ImportCondition)

  private var lifted: [Lifted] = []

  static func layers(of root: JSONValue, _ choices: inout ContextChoices) -> TokenLayers {
    guard choices.hasConditions else { return TokenLayers(steps: [Situated([root])]) }
    var contexts = GroupContexts()
    let rest = contexts.lift(from: root, [], &choices)
    guard !contexts.lifted.isEmpty else { return TokenLayers(steps: [Situated([root])]) }
    var layers = TokenLayers(steps: [Situated([contexts.isNamed(in: rest) ? root : rest])])
    for group in contexts.lifted.sorted(by: { $0.condition < $1.condition }) {
      let own = group.member.value.renaming(group.path + [group.member.name], group.path)
      let nested = group.path.reversed().reduce(own) { value, name in
        JSONValue(.object([JSONMember(name, at: group.member.nameSpan, value)]), at: value.span)
      }
      layers.steps.append(Situated([nested]).narrowed(to: group.condition))
    }
    return layers
  }

  /// A group without its alternatives.
  private mutating func lift(from group: JSONValue, _ path: [String], _ choices: inout ContextChoices) -> JSONValue {
    guard let members = group.members, !TokenCollector.isToken(group) else { return group }
    let groups = members.filter { $0.value.members != nil && !TokenCollector.isToken($0.value) }
    let conditions = choices.conditions(ofGroups: groups.map(\.name)) ?? []
    var own = zip(groups, conditions).compactMap { member, condition in
      condition.map { (path: path, member: member, condition: $0) }
    }
    // A group that is called `base` is one of them only where none is called `light`.
    if own.contains(where: { $0.condition.isPlain && $0.condition != ImportCondition() }) {
      own.removeAll { $0.condition == ImportCondition() }
    }
    lifted += own
    let names = Set(own.map(\.member.name))
    let rest = members.filter { !names.contains($0.name) }.map { member in
      JSONMember(member.name, at: member.nameSpan, lift(from: member.value, path + [member.name], &choices))
    }
    return JSONValue(.object(rest), at: group.span)
  }

  /// Whether a reference from elsewhere names a token in an alternative, so that the tokens keep their own names as well.
  private func isNamed(in rest: JSONValue) -> Bool {
    lifted.contains { group in
      let path = (group.path + [group.member.name]).joined(separator: ".") + "."
      let others = lifted.filter { $0.member.nameSpan != group.member.nameSpan }.map(\.member.value)
      return ([rest] + others).contains { $0.hasReference { $0.hasPrefix(path) } }
    }
  }
}

extension JSONValue {
  /// The value with references to places below a path leading below another one.
  fileprivate func renaming(_ path: [String], _ other: [String]) -> JSONValue {
    switch content {
    case .string(let text):
      let braces = text.replacing("{" + path.map { $0 + "." }.joined(), with: "{" + other.map { $0 + "." }.joined())
      let pointer = "#/" + path.map { $0 + "/" }.joined()
      let isPointer = braces.hasPrefix(pointer)
      let result = isPointer ? "#/" + other.map { $0 + "/" }.joined() + braces.dropFirst(pointer.count) : braces
      return JSONValue(.string(result), at: span)
    case .array(let elements): return JSONValue(.array(elements.map { $0.renaming(path, other) }), at: span)
    case .object(let members):
      let renamed = members.map { JSONMember($0.name, at: $0.nameSpan, $0.value.renaming(path, other)) }
      return JSONValue(.object(renamed), at: span)
    default: return self
    }
  }
}

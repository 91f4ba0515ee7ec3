import ThemeJSON

/// The values that a token has in modes of its own, as several tools write them.
///
///     "$value": {"light": "#FFFFFF", "dark": "#000000"}
///     "$extensions": {"mode": {"dark": "#000000"}}
enum TokenModes {
  /// A value for each of the eight situations; `plain` where no mode says otherwise.
  static func values(
    of token: JSONValue, plain: JSONValue, at path: String, _ findings: inout ImportFindings
  ) -> [JSONValue] {
    var modes: [JSONMember] = []
    var base = plain
    if let members = plain.members, members.count > 1, plain["$ref"] == nil,
      members.allSatisfy({ ImportSituation(mode: $0.name) != nil }),
      let first = Self.base(of: members)
    {
      modes = members
      base = first.value
    }
    if let extensions = token["$extensions"] ?? token["extensions"] {
      modes +=
        extensions["mode"]?.members ?? extensions["modes"]?.members
        ?? extensions["com.figma"]?["modes"]?.members ?? []
    }
    guard !modes.isEmpty else { return Array(repeating: base, count: 8) }
    return spread(modes, over: base, at: path, &findings)
  }

  /// The mode that applies where no other does: a plain one, or else the preferred one, even if it is dark.
  ///
  /// A preferred mode that is dark, beside a light one, is not a plain value.
  static func base(of modes: [JSONMember], preferred: String? = nil) -> JSONMember? {
    let plain = modes.filter { ImportSituation(mode: $0.name)?.isEmpty ?? false }
    return plain.first { $0.name == preferred } ?? plain.first
      ?? modes.first { $0.name == preferred }
  }

  /// The value in each situation: that of the most specific mode that covers it.
  static func spread(
    _ modes: [JSONMember], over base: JSONValue, at path: String, _ findings: inout ImportFindings
  ) -> [JSONValue] {
    var bySituation: [ImportSituation: JSONValue] = [[]: base]
    var named: Set<ImportSituation> = []
    for mode in modes {
      guard let situation = ImportSituation(mode: mode.name),
        named.insert(situation).inserted
      else {
        findings.leaveOut("mode", called: mode.name, at: mode.nameSpan)
        continue
      }
      bySituation[situation] = mode.value
    }
    return ImportSituation.phone.map { situation in
      let best = ImportSituation.ordered.last {
        $0.isSubset(of: situation) && bySituation[$0] != nil
      }
      return best.flatMap { bySituation[$0] } ?? base
    }
  }
}

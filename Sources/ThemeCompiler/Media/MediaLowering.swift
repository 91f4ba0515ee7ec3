import ThemeBase
package import ThemeSyntax
package import ThemeTable

/// The condition of an `@media` to the set of environments in which it holds.
///
/// As in NUI, an axis that nobody knows always holds, a choice that nobody knows never does, and of two choices on one
/// axis joined by `and` the last applies; each of these is reported.
package struct MediaLowering {
  private(set) var diagnostics = DiagnosticList()

  package init() {}

  /// The environments of an `@media` rule.
  package mutating func environments(of rule: MediaRuleSyntax) -> EnvironmentSet {
    rule.condition.map { lower($0) } ?? []
  }

  /// Recursive; the parser limits the depth.
  private mutating func lower(_ condition: MediaConditionSyntax) -> EnvironmentSet {
    switch condition.node.kind {
    case .anyOf: return condition.parts.reduce(EnvironmentSet()) { $0.union(lower($1)) }
    case .allOf: return lowerAll(condition)
    case .negation:
      var result = EnvironmentSet.all
      for part in condition.parts { result = lower(part).complement }
      return result
    case .mediaFeature: return lower(MediaFeatureSyntax(checked: condition.node))?.environments ?? []
    // A condition that could not be read never holds.
    default: return []
    }
  }

  private mutating func lowerAll(_ condition: MediaConditionSyntax) -> EnvironmentSet {
    var conditions: [(axis: StyleAxis?, environments: EnvironmentSet)] = []
    for part in condition.parts {
      guard let syntax = MediaFeatureSyntax(part.node) else {
        conditions.append((nil, lower(part)))
        continue
      }
      guard let feature = lower(syntax) else { continue }
      if let axis = feature.axis, let earlier = conditions.firstIndex(where: { $0.axis == axis }) {
        diagnostics.append(.repeatedMediaAxis(axis.name, at: syntax.span))
        conditions.remove(at: earlier)
      }
      conditions.append(feature)
    }
    return conditions.reduce(.all) { $0.intersection($1.environments) }
  }

  private mutating func lower(_ feature: MediaFeatureSyntax) -> (axis: StyleAxis?, environments: EnvironmentSet)? {
    guard let name = feature.axis, let word = feature.choice else { return (nil, []) }
    guard let axis = StyleAxis(name: name.excerpt) else {
      diagnostics.append(.unknownMediaAxis(name.excerpt, at: name.span))
      return (nil, .all)
    }
    guard let choice = StyleChoice(word.excerpt, on: axis) else {
      diagnostics.append(.unknownMediaChoice(word.excerpt, on: axis, at: word.span))
      return (axis, [])
    }
    return (axis, EnvironmentSet(choice))
  }
}

extension Diagnostic {
  fileprivate static func unknownMediaAxis(_ name: String, at span: Span) -> Diagnostic {
    let names = StyleAxis.allCases.map { $0.name }
    // As CSS calls it, with the same choices.
    let nearest = name == "prefers-color-scheme" ? "appearance" : NameSuggester.nearest(to: name, in: names)
    return Diagnostic(
      .unknownMediaAxis, "unknown media axis '\(name)'", at: span,
      notes: ["for runtimes a condition on an unknown axis always matches"],
      help: suggestion(nearest) ?? ["the axes are \(names.quotedList)"], fixIts: replacement(nearest, span))
  }

  fileprivate static func unknownMediaChoice(_ choice: String, on axis: StyleAxis, at span: Span) -> Diagnostic {
    let choices = axis.choices.map { $0.name }
    let nearest = NameSuggester.nearest(to: choice, in: choices)
    return Diagnostic(
      .unknownMediaChoice, "'\(choice)' is not a choice of the axis '\(axis.name)'", at: span,
      notes: ["the condition never holds"], help: suggestion(nearest) ?? ["the choices are \(choices.quotedList)"],
      fixIts: replacement(nearest, span))
  }

  fileprivate static func repeatedMediaAxis(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .repeatedMediaAxis, "the axis '\(name)' is asked twice; the last choice applies", at: span,
      help: ["join choices on one axis by 'or'"])
  }
}

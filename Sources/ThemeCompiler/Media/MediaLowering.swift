import ThemeDiagnostics
package import ThemeSyntax
package import ThemeTable

/// The condition of an `@media` to the set of environments in which it holds.
///
/// As in NUI, an axis that nobody knows always holds, a choice that nobody knows never does, and of two choices on one
/// axis joined by `and` the last counts; each of these is reported.
package struct MediaLowering {
  private let tree: SyntaxTree
  private(set) var diagnostics = DiagnosticList()

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// The environments of an `@media` rule.
  package mutating func environments(of mediaRule: SyntaxTree.NodeIndex) -> EnvironmentSet {
    tree.child(of: mediaRule, .anyOf).map { lower($0) } ?? []
  }

  /// Recursive; the parser limits the depth.
  private mutating func lower(_ node: SyntaxTree.NodeIndex) -> EnvironmentSet {
    switch tree.nodes[node].kind {
    case .anyOf:
      var result = EnvironmentSet()
      for child in tree.children(of: node) { result = result.union(lower(child)) }
      return result
    case .allOf: return lowerAll(node)
    case .negation:
      var result = EnvironmentSet.all
      for child in tree.children(of: node) { result = lower(child).complement }
      return result
    case .mediaFeature: return lowerFeature(node)?.environments ?? []
    default: return []
    }
  }

  private mutating func lowerAll(_ node: SyntaxTree.NodeIndex) -> EnvironmentSet {
    var conditions: [(axis: StyleAxis?, environments: EnvironmentSet)] = []
    for child in tree.children(of: node) {
      guard tree.nodes[child].kind == .mediaFeature else {
        conditions.append((nil, lower(child)))
        continue
      }
      guard let feature = lowerFeature(child) else { continue }
      if let axis = feature.axis, let earlier = conditions.firstIndex(where: { $0.axis == axis }) {
        diagnostics.append(.repeatedMediaAxis(axis.name, at: tree.span(of: child)))
        conditions.remove(at: earlier)
      }
      conditions.append(feature)
    }
    return conditions.reduce(.all) { $0.intersection($1.environments) }
  }

  private mutating func lowerFeature(
    _ node: SyntaxTree.NodeIndex
  ) -> (axis: StyleAxis?, environments: EnvironmentSet)? {
    let words = tree.significantTokens(in: tree.tokenRange(of: node))
      .filter { tree.tokens.kinds[$0].isName }
    guard words.count == 2 else { return (nil, []) }
    let (name, word) = (tree.text(ofToken: words[0]), tree.text(ofToken: words[1]))
    guard let axis = StyleAxis(name: name) else {
      diagnostics.append(.unknownMediaAxis(name, at: tree.span(ofToken: words[0])))
      return (nil, .all)
    }
    guard let choice = StyleChoice(word, on: axis) else {
      diagnostics.append(.unknownMediaChoice(word, on: axis, at: tree.span(ofToken: words[1])))
      return (axis, [])
    }
    return (axis, EnvironmentSet(choice))
  }
}

extension Diagnostic {
  fileprivate static func unknownMediaAxis(_ name: String, at span: Span) -> Diagnostic {
    let names = StyleAxis.allCases.map(\.name)
    let nearest = NameSuggester.nearest(to: name, in: names)
    return Diagnostic(
      .unknownMediaAxis, "unknown media axis '\(name)'", at: span,
      notes: ["for runtimes a condition on an unknown axis always matches"],
      help: [nearest.map { "did you mean '\($0)'?" } ?? "the axes are \(quotedList(names))"],
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)]
      } ?? [])
  }

  fileprivate static func unknownMediaChoice(
    _ choice: String, on axis: StyleAxis, at span: Span
  ) -> Diagnostic {
    let choices = axis.choices.map(\.name)
    let nearest = NameSuggester.nearest(to: choice, in: choices)
    return Diagnostic(
      .unknownMediaChoice, "'\(choice)' is not a choice of the axis '\(axis.name)'", at: span,
      notes: ["the condition never holds"],
      help: [
        nearest.map { "did you mean '\($0)'?" } ?? "the choices are \(quotedList(choices))"
      ],
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)]
      } ?? [])
  }

  fileprivate static func repeatedMediaAxis(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .repeatedMediaAxis, "the axis '\(name)' is asked twice; the last choice counts", at: span,
      help: ["join choices on one axis by 'or'"])
  }

  private static func quotedList(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}

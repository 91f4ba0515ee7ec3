import ThemeBase
package import ThemeCompiler
import ThemeSyntax

/// Which declarations for patterns have been reported, and how the patterns are written.
struct PatternReports {
  private var reports: [Program.Place: Report] = [:]
  /// The selectors around the declarations that style nothing; nil until one is asked for.
  private var texts: [Program.Place: String]?

  private struct Report {
    var owner: PathID
    var severity: Severity
  }

  /// The class path under which a declaration is reported, the first of its pattern; nil if something as severe has been
  /// reported of the declaration.
  mutating func owner(of declaration: Program.Declaration, reportedWith severity: Severity) -> PathID? {
    let known = reports[declaration.place]
    if let known, known.severity >= severity { return nil }
    let owner = known?.owner ?? declaration.path
    reports[declaration.place] = Report(owner: owner, severity: severity)
    return owner
  }

  /// The selectors of the rule around a declaration for a pattern that styles nothing.
  mutating func text(of place: Program.Place, in program: Program) -> String {
    let texts = self.texts ?? Self.texts(in: program)
    self.texts = texts
    return texts[place] ?? ""
  }

  private static func texts(in program: Program) -> [Program.Place: String] {
    var texts: [Program.Place: String] = [:]
    let wanted = program.patternUses.filter { $0.value.styled == 0 }.map { $0.key }
    for file in Set(wanted.map({ $0.file })) {
      let nodes = Set(wanted.lazy.filter { $0.file == file }.map { $0.node })
      var walker = program.tree(file).walker()
      while let node = walker.next() {
        guard node.kind == .declaration, nodes.contains(node.id),
          let rule = walker.ancestors.last(where: { $0.kind == .rule }).flatMap({ RuleSyntax($0) })
        else { continue }
        texts[Program.Place(file: file, node: node.id)] = rule.selectorList?.node.excerpt
      }
    }
    return texts
  }
}

/// The number of class paths that a pattern's declaration styles, of those that the pattern matches, for `--verbose`.
package struct PatternStyling: Sendable, Hashable {
  package var location: Explanation.Location
  package var property: String
  package var use: Program.PatternUse

  /// The declarations for patterns of a theme, by file and in source order.
  package static func list(of compilation: Compilation) -> [PatternStyling] {
    let program = compilation.program
    var chains = DefinitionChains(compilation.theme.resolved)
    let uses = program.patternUses.sorted { left, right in
      (left.key.file, left.key.node.rawValue) < (right.key.file, right.key.node.rawValue)
    }
    return uses.map { place, use in
      let span = program.nameSpan(place)
      return PatternStyling(
        location: chains.location(place), property: program.tree(place.file).file.excerpt(span), use: use)
    }
  }

  /// For people: `theme.nss:2:3: 'font-color' styles 4 of 5 class paths`.
  package var line: String { "\(location.shown): '\(property)' styles \(use.styled) of \(use.matched) class paths" }
}

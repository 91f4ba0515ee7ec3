import ThemeBase
import ThemeCompiler
import ThemeTable

/// Media rules that a later rule overrides: only the order matters, so a base rule further down wins everywhere.
enum OrderCheck {
  /// The number of later declarations that each one is compared with.
  private static let reach = 8

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    var diagnostics = DiagnosticList()
    for cell in groups.contested {
      let declarations = groups.declarations(of: cell)
      for index in declarations.indices.reversed() {
        let id = declarations[index]
        guard program.declarations[id].environments != .all,
          let winner = winner(over: id, among: declarations[(index + 1)...], in: program)
        else { continue }
        let span = program.nameSpan(program.declarations[id].place)
        // A rule of several selectors declares the same thing several times.
        guard !program.sharesPlace(id) || diagnostics.isFirst(.undoneMediaRule, at: span),
          !diagnostics.skips(.undoneMediaRule)
        else { continue }
        let property = program.properties[program.declarations[id].property]
        diagnostics.append(
          Diagnostic(
            .undoneMediaRule, "'\(property)' is overridden by a later rule", at: span, label: "never has an effect",
            secondary: [.init(program.nameSpan(winner.place), "this one wins wherever that holds")],
            help: ["move the media rule after the base rule"]))
      }
    }
    return diagnostics
  }

  /// The last of the next few declarations of the same property and path that undoes one.
  private static func winner(over id: DeclarationID, among later: DeclarationGroups.Declarations, in program: Program)
    -> Program.Declaration?
  {
    let earlier = program.declarations[id]
    return later.prefix(reach).lazy.map { program.declarations[$0] }.last {
      $0.environments.isWider(than: earlier.environments) && $0.undoes(earlier)
    }
  }
}

extension EnvironmentSet {
  /// Whether it holds all of another set, which is not empty, and more.
  ///
  /// A declaration that never holds is under a condition that has been reported.
  fileprivate func isWider(than other: EnvironmentSet) -> Bool {
    self != other && !other.isEmpty && other.isSubset(of: self)
  }
}

extension Program.Declaration {
  /// Whether this one, further down and for as many environments or more, is in the file of an earlier one and as strong.
  func undoes(_ earlier: Program.Declaration) -> Bool {
    place.file == earlier.place.file && isFromPattern == earlier.isFromPattern
  }
}

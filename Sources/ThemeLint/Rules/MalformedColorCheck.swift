import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Words of definitions that begin like a hex colour and are none.
///
/// Where a declaration or a palette colour uses the definition, its value has been checked.
enum MalformedColorCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, target) = (compilation.program, compilation.target)
    var diagnostics = DiagnosticList(after: compilation.reports)
    var checked: Set<VariableID>?
    for definition in program.definitions.values {
      for token in program.valueTokens(definition.place) {
        guard let color = MalformedColor(token, target: target) else { continue }
        if checked == nil { checked = names(usedIn: compilation) }
        guard checked?.contains(definition.name) == false,
          diagnostics.isFirst(.hexLength, at: token.span)
        else { continue }
        diagnostics.append(
          Diagnostic(.hexLength, color.message, at: token.span, severity: .warning))
      }
    }
    return diagnostics
  }

  /// The names of the definitions that declarations and palette colours are made of.
  private static func names(usedIn compilation: Compilation) -> Set<VariableID> {
    let program = compilation.program
    var names = compilation.overriding
    for declaration in program.declarations.values where declaration.value.hasReferences {
      names.formUnion(program.names(usedIn: declaration.place))
    }
    var pending = Array(names)
    while let name = pending.popLast() {
      for definition in compilation.theme.resolved.definitions.all(of: name) {
        pending += program.names(usedIn: definition.place).filter { names.insert($0).inserted }
      }
    }
    return names
  }
}

extension Program {
  fileprivate func names(usedIn place: Place) -> [VariableID] {
    valueTokens(place).compactMap { $0.kind.isVariable ? variables.id($0.bytes) : nil }
  }
}

/// A word of a value that was meant for a hex colour, and what is wrong with it.
private struct MalformedColor {
  let message: String

  /// Nil for a word that is a colour, or that does not begin like one.
  init?(_ token: SyntaxToken, target: Target) {
    guard token.kind.isName, token.bytes.first == UInt8(ascii: "#") else { return nil }
    let digits = token.bytes.dropFirst()
    let count = digits.prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
    let isWhole = count == digits.count
    guard count >= 3 || isWhole, !isWhole || !Self.lengths(for: target).contains(count) else {
      return nil
    }
    message = HexFault.message(token.excerpt, digits: count, target: target)
  }

  /// The numbers of digits that a colour may have; NUI ignores the last two of eight.
  private static func lengths(for target: Target) -> [Int] {
    target == .nui ? [6, 8] : [3, 6, 8]
  }
}

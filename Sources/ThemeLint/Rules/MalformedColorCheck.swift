import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Definitions that begin like a colour but are not colours.
///
/// Where a declaration or a palette colour uses the definition, its value has been checked.
struct MalformedColorCheck {
  private let compilation: Compilation
  /// The program of the compilation, from which each access would copy it.
  private let program: Program
  private var diagnostics: DiagnosticList
  /// The names of the definitions whose values have been checked.
  private lazy var checked = Self.names(usedIn: compilation)

  static func run(_ compilation: Compilation) -> DiagnosticList {
    var check = MalformedColorCheck(
      compilation: compilation, program: compilation.program,
      diagnostics: DiagnosticList(after: compilation.reports))
    for definition in check.program.definitions.values { check.visit(definition) }
    return check.diagnostics
  }

  private mutating func visit(_ definition: Program.Definition) {
    let words = program.valueTokens(definition.place)
    for word in words {
      guard let color = MalformedColor(word, target: compilation.target) else { continue }
      report(.hexLength, color.message, at: word.span, of: definition)
    }
    guard words.count > 1, words.dropFirst().first?.kind == .leftParenthesis,
      !definition.value.hasReferences
    else { return }
    let text = ValueText(Array(program.texts[definition.value.text].utf8)[...])
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    guard let mismatch = reader.read(text, under: ValueGrammar(.color)).match?.mismatch else {
      return
    }
    let found = words.dropFirst(mismatch.tokens.lowerBound).prefix(mismatch.tokens.count)
    guard let first = found.first, let last = found.suffix(1).first,
      let message = ColorFunctionFault.message(mismatch.reason, at: "'\(first.excerpt)'")
    else { return }
    report(.invalidValue, message, at: first.span.joined(with: last.span), of: definition)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: Span, of definition: Program.Definition
  ) {
    guard !checked.contains(definition.name), diagnostics.isFirst(code, at: span) else { return }
    diagnostics.append(Diagnostic(code, message, at: span, severity: .warning))
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

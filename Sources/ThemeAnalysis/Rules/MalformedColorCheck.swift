import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

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
      compilation: compilation, program: compilation.program, diagnostics: DiagnosticList(after: compilation.reports))
    for definition in check.program.definitions.values { check.visit(definition) }
    return check.diagnostics
  }

  private mutating func visit(_ definition: Program.Definition) {
    let written = program.texts.slice(definition.value.text)
    // Most values are `#` and six digits, or have neither that mark nor a function.
    let isPlain = written.count == 7 && written.dropFirst().allSatisfy { $0.hexDigit != nil }
    guard !isPlain, written.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "(") }) else { return }
    let words = program.valueTokens(definition.place)
    for word in words {
      guard let fault = hexFault(of: word) else { continue }
      report(.hexLength, fault, at: word.span, of: definition)
    }
    guard words.count > 1, words.dropFirst().first?.kind == .leftParenthesis, !definition.value.hasReferences else {
      return
    }
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    guard let mismatch = reader.read(ValueText(written), under: ValueGrammar(.color)).match?.mismatch else { return }
    let found = words.dropFirst(mismatch.tokens.lowerBound).prefix(mismatch.tokens.count)
    guard let first = found.first, let last = found.suffix(1).first,
      let message = ColorFunctionFault.message(mismatch.reason, at: "'\(first.excerpt)'")
    else { return }
    report(.invalidValue, message, at: first.span.joined(with: last.span), of: definition)
  }

  /// The fault of a word that was meant for a hex colour; nil for a colour, and for a word that does not begin like one.
  private func hexFault(of word: SyntaxToken) -> String? {
    guard word.kind.isName, word.bytes.first == UInt8(ascii: "#") else { return nil }
    let target = compilation.target
    let digits = word.bytes.dropFirst()
    let count = digits.prefix { $0.hexDigit != nil }.count
    // NUI ignores the last two of eight digits.
    let isColor = count == digits.count && (target == .nui ? [6, 8] : [3, 6, 8]).contains(count)
    guard !isColor, count >= 3 || count == digits.count else { return nil }
    return HexFault.message(word.excerpt, digits: count, target: target)
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

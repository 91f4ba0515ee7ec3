import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

/// `themec explain`.
enum ExplainCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let isJSON = parsed.choice(.format) == AnswerForm.json
    guard let first = parsed.positionals.first else {
      guard !isJSON else { return try write(DiagnosticCode.allCases, console) }
      let codes = DiagnosticCode.allCases.map { code in
        (code.rawValue, "\(code.defaultSeverity.rawValue): \(code.explanation.summary)")
      }
      try console.write(lines: HelpText(width: console.outputTraits.width ?? 100).rows(codes))
      return .success
    }
    let words = ThemeWords.split(parsed.positionals, isLayered: parsed.has(.layer))
    if let selection = words.words.first?.text {
      try words.checkCount(2, of: "explain")
      return try explain(selection, words, parsed, console)
    }
    guard let code = DiagnosticCode.copied(first.text) else { throw .unknownSubject(first) }
    guard !isJSON else { return try write([code], console) }
    let renderer = ExplanationRenderer(console.outputTraits.rendering)
    try console.write(renderer.render(code))
    return .success
  }

  /// Writes what is known of some codes as JSON.
  private static func write(_ codes: [DiagnosticCode], _ console: Console) throws(Failure) -> ExitCode {
    try console.write(document: CodeDocument.bytes(of: codes, example: CodeExample.findings))
    return .success
  }

  private static func explain(_ selection: String, _ words: ThemeWords, _ parsed: ParsedArguments, _ console: Console)
    throws(Failure) -> ExitCode
  {
    var request = try ThemeRequest(parsed, themes: words.themes, takesFolders: true)
    try request.checkIsOneTheme(for: "explain")
    // Findings that do not fail the run have no part in the answer.
    var (_, themes, code) = try request.resolve(for: "the explanation", on: console, onlyFailing: true)
    let property = words.words.dropFirst().first?.text
    for compilation in themes.compactMap(\.compilation) {
      let explanation = Explainer.explain(selection, property: property, in: parsed.environment(), of: compilation)
      guard let explanation else {
        console.say(compilation.missing(selection), .error)
        code = .findings
        continue
      }
      if let property, explanation.properties.isEmpty {
        console.say(explanation.missing(property, in: compilation, parsed.environment()), .error)
        code = .findings
        continue
      }
      switch parsed.choice(.format) ?? AnswerForm.text {
      case .text: try console.write(explanation.text(console.outputTraits.rendering))
      case .json: try console.write(document: explanation.json())
      }
    }
    return code
  }
}

extension Compilation {
  /// Why there is nothing to say about a class path, a list or a definition.
  fileprivate func missing(_ selection: String) -> Failure.Problem {
    guard selection.hasPrefix("@") else { return table.missingStyle(of: selection) }
    let names = program.variables.ids.map { program.variables[$0] }
    let near = NameSuggester.nearest(to: selection, in: names)
    return Failure.Problem(
      message: "the theme does not define \(quoted(selection))",
      help: near.map { ["did you mean \(quoted($0))?"] } ?? [])
  }
}

extension Failure {
  /// A single word that is not a code: a theme without a class path, or a slip.
  fileprivate static func unknownSubject(_ word: Argument) -> Failure {
    if word.isDash || LocalFileSystem().statusIfAny(of: FilePath(word)) != nil {
      return .usage(
        "'<class-path>' is missing",
        help: ["name the class to be explained: 'themec explain \(escaped(word.text)) Button'"])
    }
    return .unknownCode(word.text)
  }

  static func unknownCode(_ name: String) -> Failure {
    let near = NameSuggester.nearest(to: name, in: DiagnosticCode.words)
    return .usage(
      "unknown diagnostic code \(quoted(name))",
      help: [near.map { "did you mean '\($0)'?" } ?? "'themec explain' lists the codes"])
  }
}

extension Explanation {
  /// Why there is nothing to say about a property.
  fileprivate func missing(_ property: String, in compilation: Compilation, _ environment: StyleEnvironment)
    -> Failure.Problem
  {
    let all = Explainer.explain(selection, in: environment, of: compilation)
    let near = NameSuggester.nearest(to: property, in: all?.properties.map(\.name) ?? [])
    return Failure.Problem(
      message: "the theme declares no \(quoted(property)) for \(quoted(selection))",
      help: near.map { ["did you mean '\($0)'?"] } ?? [])
  }

  /// The explanation for people, with a swatch beside a colour where the terminal shows colours.
  func text(_ options: RenderingOptions = RenderingOptions()) -> StyledText {
    let choices = StyleAxis.allCases.map { environment.choice(on: $0).name }.joined(separator: ", ")
    var text = StyledText(options)
    text.append(line: "\(selection) in \(choices)")
    for property in properties {
      text.endLine()
      text.append("\(property.name): ")
      Self.append(property.value, to: &text)
      text.endLine()
      for candidate in property.candidates { append(candidate, to: &text) }
    }
    if properties.isEmpty {
      text.endLine()
      text.append(line: "nothing is declared for it")
    }
    return text
  }

  private static func append(_ value: StyleValue?, to text: inout StyledText) {
    guard let value else { return text.append("no value") }
    if text.hasColor, case .color(let shown) = value {
      text.append(swatch: (shown.red, shown.green, shown.blue), width: 4)
      text.append(" \(value.shownText)")
    } else {
      text.append("\(value.shownText) (\(value.typeName))")
    }
  }

  private func append(_ candidate: Candidate, to text: inout StyledText) {
    let mark = candidate.outcome == .wins ? "wins" : "lost"
    let use = candidate.patternUse.map { " that styles \($0.styled) of \($0.matched)" } ?? ""
    let pattern = candidate.isFromPattern ? ", by a pattern\(use)" : ""
    text.append(line: "  \(mark)  \(candidate.location.shown): \(candidate.written)")
    if !isOfDefinition { text.append(line: "        for '\(candidate.path)'\(pattern)") }
    if !candidate.condition.isEmpty { text.append(line: "        under @media \(candidate.condition)") }
    if candidate.outcome != .wins { text.append(line: "        \(candidate.outcome.rawValue)") }
    for step in candidate.chain {
      let indent = String(repeating: "  ", count: step.depth + 4)
      let place = step.location.map { (step.kind == .override ? "  set at " : "  at ") + $0.shown } ?? ""
      text.append(line: "\(indent)\(step.name) = \(step.written)\(place)")
    }
  }
}

extension DiagnosticCode {
  /// The code in what people copy from a report: `code`, `[code]`, `error[code]:`.
  fileprivate static func copied(_ word: String) -> DiagnosticCode? {
    guard let open = word.firstIndex(of: "["), let close = word.lastIndex(of: "]"), open < close else {
      return byName[word]
    }
    return byName[String(word[word.index(after: open)..<close])]
  }
}

/// The wrong example of a diagnostic code, checked as a theme.
enum CodeExample {
  /// The answers about the example: the fixes it offers, the report, and the example after the first fix.
  ///
  /// Nothing where a code needs more than a theme.
  static func findings(of code: DiagnosticCode) -> CodeDocument.Example {
    var sources = SourceSet()
    if let layer = code.explanation.lowerLayer { sources.add(path: "lower.nss", bytes: Array(layer.utf8)) }
    sources.add(path: "theme.nss", bytes: Array(code.explanation.wrong.utf8))
    var (options, lint) = (CompilerOptions(), LintOptions())
    if code.isOptIn { lint.severities[code] = code.defaultSeverity }
    if let target = code.explanation.target.flatMap(Target.init) {
      options.target = target
      lint.portability = [target]
    }
    let found = Linter.findings(Compiler.compile(sources, options: options), lint).diagnostics
    let all = found.filter { $0.code == code }
    guard let shown = all.first(where: { !$0.fixIts.isEmpty }) ?? all.first else { return CodeDocument.Example() }
    var renderer = TextRenderer(sources)
    var example = CodeDocument.Example(fixes: shown.fixIts, report: renderer.render(shown))
    if let file = sources.files.last, let fix = shown.fixIts.first {
      var text = PatchedText(Array(file.bytes))
      text.apply(fix.edits.filter { $0.span.file == file.id })
      example.fixed = String(decoding: text.bytes, as: UTF8.self)
    }
    return example
  }
}

import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct TriageTests {
  private static let text = "A {} B {} C {} D {} E {}\nA { x: 1; }\n"

  private func findings(_ make: (SourceFile) -> [Diagnostic]) -> Findings {
    var sources = SourceSet()
    let file = sources.add(path: "app.nss", bytes: Array(Self.text.utf8))
    return Findings(groups: [.init(sources: sources, diagnostics: make(file))])
  }

  private func undeclared(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.undeclaredClass, message, at: span, topic: .undeclaredClass)
  }

  private func undeclared(_ count: Int) -> Findings {
    findings { file in
      (0..<count).map { undeclared("nobody declares it", at: file.span($0 * 5, $0 * 5 + 1)) }
    }
  }

  private func text(_ format: ReportFormat, _ findings: Findings) -> String {
    String(decoding: format.render(findings, ReportContext(isAnswer: true)), as: UTF8.self)
  }

  @Test func undeclaredClassesAreOneNoteAFile() {
    let merged = undeclared(5).triaged
    expectEqual(merged.summary.notes, 1)
    let note = merged.groups[0].diagnostics[0]
    expectEqual(note.message, "5 classes are declared by no component: 'A', 'B', 'C' and 2 more")
    expectEqual(note.places.map(\.start), [5, 10, 15, 20])
    expect(note.help.contains { $0.contains("themec registry --declare app.nss") })
    expectEqual(undeclared(1).triaged.groups[0].diagnostics[0].message, "nobody declares it")
    expectEqual(
      undeclared(2).triaged.groups[0].diagnostics[0].message, "2 classes are declared by no component: 'A' and 'B'")
  }

  /// Themes of one app share its classes and words: people read of each matter once, tools at each file.
  @Test(arguments: [2, 5]) func aMatterOfSeveralFilesIsOneBlock(count: Int) {
    var sources = SourceSet()
    let diagnostics = (0..<count).flatMap { number -> [Diagnostic] in
      let file = sources.add(path: "brand\(number).nss", bytes: Array("Row {} Own\(number) {} app_ink".utf8))
      return [(0, 3), (7, 11)].map { undeclared("nobody declares it", at: file.span($0.0, $0.1)) } + [
        Diagnostic(
          .unknownColor, "'app_ink' is unknown", at: file.span(15, 22), help: ["declare it"],
          topic: .forkWord(type: "Color", place: "")),
        Diagnostic(.integerAlpha, "an alpha", at: file.span(15, 22)),
      ]
    }
    let merged = Findings(groups: [.init(sources: sources, diagnostics: diagnostics)]).triaged
    expectEqual(merged.summary.notes, count)
    let report = text(.text, merged)
    for code in ["note[undeclared-class]", "error[unknown-color]", "warning[integer-alpha]"] {
      expectEqual(report.ranges(of: code).count, 1, "\(report)")
    }
    expect(report.contains("\(count + 1) classes are declared by no component: 'Row', 'Own0'"), "\(report)")
    expect(report.contains("1 word is unknown to 'Color': 'app_ink'"), "\(report)")
    expect(report.contains("declare them in a registry file: '@type Color = Color | app_ink;'"), "\(report)")
    let remedy = count > 3 ? "--declare' with these files writes" : "--declare brand0.nss brand1.nss' writes"
    expect(report.contains(remedy), "\(report)")
    expectEqual(text(.github, merged).ranges(of: "undeclared-class").count, count)
  }

  /// Only a run that has more findings tells a bound.
  @Test func manyFindingsInAllFilesAreCounted() {
    var sources = SourceSet()
    let diagnostics = (0..<2).flatMap { number -> [Diagnostic] in
      let file = sources.add(path: "brand\(number).nss", bytes: Array("Row {}".utf8))
      return (0..<DiagnosticList.limit / 2).map { _ in undeclared("nobody declares it", at: file.span(0, 3)) }
    }
    let report = text(.concise, Findings(groups: [.init(sources: sources, diagnostics: diagnostics)]).triaged)
    expect(report.contains(" 1 class is declared by no component: 'Row'"), "\(report.prefix(500))")
  }

  @Test func aNameCountsOnce() {
    let merged = findings { file in [0, 5, 25].map { undeclared("x", at: file.span($0, $0 + 1)) } }
      .triaged.groups[0].diagnostics
    expectEqual(merged.map(\.message), ["2 classes are declared by no component: 'A' and 'B'"])
    expectEqual(merged[0].places.map(\.start), [5, 25])
  }

  /// Of long names a message quotes the beginning; those that begin alike are still several.
  @Test func longNamesThatBeginAlikeAreSeveral() {
    let name = String(repeating: "x", count: SourceFile.longestExcerpt)
    let text = "\(name) \(name)a \(name)b"
    var sources = SourceSet()
    let file = sources.add(path: "app.nss", bytes: Array(text.utf8))
    let ends = text.utf8.indices.filter { text.utf8[$0] == 0x20 } + [text.endIndex]
    var start = 0
    let diagnostics = ends.map { index in
      let end = text.utf8.distance(from: text.startIndex, to: index)
      defer { start = end + 1 }
      return undeclared("x", at: file.span(start, end))
    }
    let merged = Findings(groups: [.init(sources: sources, diagnostics: diagnostics)]).triaged
    expectEqual(
      merged.groups[0].diagnostics.map(\.message),
      [
        "3 classes are declared by no component: '\(name)', '\(name)…' and '\(name)…'"
      ])
  }

  /// Each matter and severity of a file is one finding, in whatever order they stand.
  @Test func mattersAreMergedEachByItself() {
    let merged = findings { file in
      (0..<5).flatMap { index in
        let span = file.span(index * 5, index * 5 + 1)
        return [
          undeclared("x", at: span),
          Diagnostic(.emptyRule, "y", at: span),
          Diagnostic(.unknownProperty, "z", at: span, severity: .note, topic: .unknownProperty),
        ]
      }
    }.triaged.groups[0].diagnostics
    expectEqual(merged.count, 7)
    expectEqual(merged.filter { $0.code == .emptyRule }.count, 5)
    expect(merged[0].code == .undeclaredClass && merged[2].code == .unknownProperty)
  }

  /// A list that is full may lack some, so the number is no more than a bound.
  @Test func aFullListSaysSo() {
    var cut = findings { file in
      (0..<DiagnosticList.limit).map { _ in undeclared("nobody declares it", at: file.span(0, 1)) }
    }
    func message() -> String { cut.triaged.groups[0].diagnostics[0].message }
    expectEqual(message(), "1 class is declared by no component: 'A'")
    cut.suppressed = 1
    expectEqual(message(), "at least 1 class is declared by no component: 'A'")
  }

  @Test func otherFindingsAreNotMerged() {
    let findings = findings { file in
      [Severity.warning, .note].map { Diagnostic(.emptyRule, "it is empty", at: file.span(0, 1), severity: $0) } + [
        Diagnostic(.unknownProperty, "x", at: file.span(0, 1), severity: .note, topic: .unknownProperty),
        Diagnostic(.unknownProperty, "y", at: file.span(0, 1), severity: .note, help: ["z"]),
      ]
    }
    expectEqual(findings.triaged.groups[0].diagnostics, findings.groups[0].diagnostics)
  }

  @Test func placesAreInTheJSONAndInSARIF() {
    let merged = undeclared(5).triaged
    expectEqual(text(.json, merged).split(separator: "\"start\"").count, 6)
    expectEqual(text(.sarif, merged).split(separator: "also here").count, 5)
  }

  /// What several words of one class lack is one block, and each class has its own.
  @Test func wordsOfOneClassAreOneBlock() {
    let findings = findings { file in
      [(0, "Label"), (5, "Label"), (10, "Cell"), (15, "Label")].map { start, owner in
        let span = file.span(start, start + 1)
        return Diagnostic(.unreadProperty, "no renderer of '\(owner)' reads '\(file.excerpt(span))'", at: span)
      }
    }
    let report = text(.concise, findings)
    expect(
      report.contains("reads 'A' (and 2 more: 'B' (line 1), 'D' (line 1))") && report.contains("'Cell'"), "\(report)")
  }

  /// The classes of one name on several lines, and what a person reads of them.
  @Test func theSameFindingIsToldOnce() {
    let findings = findings { file in
      [0, 5, 10, 25].map { Diagnostic(.emptyRule, "the rule is empty", at: file.span($0, $0 + 1)) } + [
        Diagnostic(.emptyRule, "another", at: file.span(15, 16))
      ]
    }
    let report = text(.text, findings)
    expectEqual(report.split(separator: "note[empty-rule]").count, 1)
    expect(report.contains("= also: and 4 more: 'B' (line 1), 'C' (line 1), 'A' (line 2), 'D' (line 1)\n"))
    expect(report.hasSuffix("\nnote: 5 notes\n"))
    expect(text(.json, findings).contains("\"notes\": 5"))
    let concise = text(.concise, findings)
    expectEqual(concise.split(separator: "\n").count, 1)
    expect(
      concise.hasSuffix(
        "(and 4 more: 'B' (line 1), 'C' (line 1), 'A' (line 2), 'D' (line 1)) [empty-rule]\n"), "\(concise)")
  }

  /// Notes of one code with one remedy are one block; warnings, other remedies and other files have their own.
  @Test func notesOfOneCodeAreOneBlock() {
    func report(
      _ severity: Severity, help: [String] = ["", ""], messages: [String] = ["a", "b"],
      code: DiagnosticCode = .unusedDefinition
    ) -> String {
      text(
        .text,
        findings { file in
          zip(help, messages).enumerated().map { number, words in
            Diagnostic(code, words.1, at: file.span(number * 5, number * 5 + 1), severity: severity, help: [words.0])
          }
        })
    }
    expect(report(.note).contains("= also: and 1 more: 'B' (line 1)\n"))
    expect(report(.note).hasSuffix("\nnote: 2 notes\n"))
    expect(report(.note, messages: ["a", "a"]).contains("= also: and 1 more place, in line 1\n"))
    expect(!report(.note, help: ["x", "y"]).contains("= also: "))
    // The variants that an override lacks have the colour's name in them.
    expect(
      report(.note, help: ["x", "y"], code: .partialPaletteOverride).contains("= also: and 1 more: 'B' (line 1)\n"))
    // An import joins what has one cause itself.
    expect(!report(.note, code: .notExpressible).contains("= also: "))
    expect(!report(.warning).contains("= also: "))
  }

  /// People read the same words about many files once; every other report has each finding.
  @Test func theSameWordsAboutManyFilesAreOneBlock() {
    var sources = SourceSet()
    let diagnostics = (0..<2_000).flatMap { number -> [Diagnostic] in
      let file = sources.add(path: "brand\(number).nss", bytes: Array("A {}".utf8))
      let help = number == 1 ? ["another remedy"] : ["a remedy"]
      return [
        Diagnostic(.unknownProperty, "'A' has no property 'x'", at: file.span(0, 1), severity: .warning, help: help),
        Diagnostic(.missingColon, "expected ':' of \(number)", at: file.span(2, 3)),
      ]
    }
    let findings = Findings(groups: [.init(sources: sources, diagnostics: diagnostics)])
    let report = text(.text, findings)
    expectEqual(report.ranges(of: "warning[unknown-property]").count, 2)
    expect(report.contains("= also: and 1998 more places, in lines brand2.nss:1, brand3.nss:1, "))
    expect(report.contains("brand9.nss:1, … and 1990 more files\n"))
    expectEqual(report.ranges(of: "error[missing-colon]").count, 2_000)
    expect(report.hasSuffix("\nerror: 2000 errors, 2000 warnings\n"))
    for format in [ReportFormat.concise, .json, .sarif] {
      expectEqual(text(format, findings).ranges(of: "'A' has no property 'x'").count, 2_000)
    }
  }

  @Test func anUnknownPropertyIsTheSameOnEveryClass() {
    let findings = findings { file in
      ["'A' has no property 'x'", "'B' has no property 'x'"].map {
        Diagnostic(.unknownProperty, $0, at: file.span(29, 30), help: ["did you mean 'y'?"])
      }
    }
    expect(text(.text, findings).contains("= also: and 1 more place, in line 2\n"))
  }

  @Test func theGitHubReportNamesDistinctFindingsFirst() {
    let findings = findings { file in
      [0, 5].map { Diagnostic(.emptyRule, "same", at: file.span($0, $0 + 1)) } + [
        Diagnostic(.emptyRule, "other", at: file.span(10, 11))
      ]
    }
    let messages = text(.github, findings).split(separator: "\n").compactMap { $0.split(separator: "::").last }
    expectEqual(messages.prefix(3), ["same", "other", "same"])
  }

  @Test func statisticsCountCodes() {
    let findings = findings { file in
      [Diagnostic(.unitSuffix, "u", at: file.span(0, 1))]
        + (0..<11).map { Diagnostic(.emptyRule, "e\($0)", at: file.span(0, 1)) }
    }
    expectEqual(
      text(.statistics, findings), "11  note     empty-rule\n 1  warning  unit-suffix\nwarning: 1 warning, 11 notes\n")
  }

  @Test func aRunWithoutFindingsSaysSo() {
    expectEqual(text(.text, findings { _ in [] }), "no findings\n")
    expectEqual(text(.statistics, findings { _ in [] }), "no findings\n")
    var hidden = findings { _ in [] }
    hidden.hiddenNotes = 2
    expectEqual(text(.text, hidden), "no findings, 2 notes not shown\n")
  }
}

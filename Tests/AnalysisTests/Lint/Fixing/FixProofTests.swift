import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeAnalysis

/// Every fix mends what it is about, brings nothing new and changes nothing else.
@Suite struct FixProofTests {
  private static let codes = DiagnosticCode.allCases.filter {
    // Findings about registry files, apps and what is emitted or imported belong to no stylesheet alone.
    ![.notExpressible, .malformedImportSource].contains($0) && $0.explanation.lowerLayer == nil && $0.group != .app
  }

  private func proof(_ code: DiagnosticCode, _ more: String = "") -> FixProof {
    var setup = ThemeSetup()
    if let target = code.explanation.target.flatMap(Target.init) {
      setup.options.target = target
      setup.lint.portability = [target]
    }
    if code.isOptIn { setup.lint.severities[code] = code.defaultSeverity }
    return FixProof(Array((code.explanation.wrong + more).utf8), setup)
  }

  @Test(arguments: codes) func everyFixOfASampleIsRight(code: DiagnosticCode) { expectEqual(proof(code).faults(), []) }

  /// A safe fix of a definition that SAP's SwiftUI runtime is to read brings no note on its line.
  @Test(arguments: [
    "@a: hsl(0.0, 1.0, 1.0);", "@a: hsl(0.0, 1.0, 1.0); /* x */", "@tintColor: rgb(255, 0, 0);",
    "@tintColor:rgb(1, 2, 3); // x",
    "@tintColor: lighten(#2E7D32, 0.1);", "@tintColor : darken(#2E7D32, 0.1) ;",
    "@a:rgb(1, 2, 3); @b:hsl(0.0, 1.0, 1.0);",
  ]) func aDefinitionIsFixedWithoutNewNotes(sheet: String) {
    for isPortable in [false, true] {
      var setup = ThemeSetup()
      setup.options.target = .fioriSwiftUI
      setup.lint.portability = isPortable ? [.fioriSwiftUI] : []
      (setup.lint.namesTarget, setup.lint.shipsSheets) = (true, true)
      let proof = FixProof(Array((sheet + "\nLabel { font-color: @a; background-color: @b; }\n").utf8), setup)
      #expect(proof.faults() == [])
      #expect(!isPortable || proof.fixes.contains { $0.fix.applicability == .safe })
    }
  }

  /// The samples of two codes in one file, fixed to the end: no safe fix is left, none was refused, and each sample says what
  /// it says alone.
  @Test func everyTwoSamplesAreFixedTogether() {
    let fixable = Self.codes.filter { code in
      proof(code).fixes.contains { $0.fix.applicability == .safe } && code.explanation.target == nil
        && code.defaultSeverity < .error
    }
    expect(fixable.count >= 8)
    for (index, first) in fixable.enumerated() {
      for second in fixable[index...] {
        let text = first.explanation.wrong + "\n" + second.explanation.wrong + "\n"
        let outcome = Fixer.fix(Array(text.utf8), .safe)
        let left = outcome.findings.filter { $0.fix(.safe) != nil }.map(\.code.rawValue)
        expect(left == [] && outcome.rejected == 0, "\(first) and \(second)")
      }
    }
  }

  /// All fixes of two samples, errors included: nothing is found that neither sample had, and a second run changes nothing.
  ///
  /// Pairs are taken by turns; long runs take them all.
  @Test func twoSamplesAreFixedToTheEnd() {
    let fixable = Self.codes.filter { code in code.explanation.target == nil && !proof(code).fixes.isEmpty }
    let pairs = fixable.indices.flatMap { first in
      fixable.indices.dropFirst(first).map { (fixable[first], fixable[$0]) }
    }
    let wanted = MutationCount.perSeed(seeds: 1, usual: 120)
    for index in stride(from: 0, to: pairs.count, by: max(1, pairs.count / wanted)) {
      let (first, second) = pairs[index]
      let text = Array((first.explanation.wrong + "\n" + second.explanation.wrong + "\n").utf8)
      let known = Set(FixProof(text).before.diagnostics.map(\.code))
      let outcome = Fixer.fix(text, .unsafe)
      let found = Set(outcome.findings.filter { $0.severity > .note }.map(\.code))
      expect(found.isSubset(of: known), "\(first) and \(second)")
      let fixed = outcome.graph.trees[0].file.bytes
      expect(Fixer.fix(fixed, .unsafe).texts.isEmpty, "\(first) and \(second)")
    }
  }

  /// Single fixes of real sheets with random changes.
  @Test(arguments: [UInt64(11), 12]) func safeFixesOfMutatedSheetsAreRight(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 240) {
      let bytes = mutator.next(longest: 300)
      let faults = FixProof(bytes).faults { $0.applicability == .safe }
      expectEqual(faults, [], "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  /// Fixing to the end leaves nothing to fix, adds no error, and keeps the meaning of a theme without errors.
  @Test(arguments: [UInt64(21), 22]) func mutatedSheetsAreFixedToTheEnd(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 160) {
      let bytes = mutator.next(longest: 300)
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      let before = FixProof(bytes).before
      for level in [FixLevel.safe, .unsafe] {
        let once = Fixer.fix(bytes, level)
        let fixed = once.graph.trees[0].file.bytes
        let errors = once.findings.count { $0.severity == .error }
        expect(errors <= before.diagnostics.count { $0.severity == .error }, "\(text)")
        expect(Fixer.fix(fixed, level).texts.isEmpty, "seed \(seed), \(level): \(text)")
        if level == .safe, !before.hasErrors {
          let after = FixProof(fixed).before
          expectEqual(ThemeMeaning(after.table), ThemeMeaning(before.table), "\(text)")
        }
      }
    }
  }
}

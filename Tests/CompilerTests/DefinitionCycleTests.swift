import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeTable

/// Definitions that are made of each other: a cycle in some environments leaves the others alone.
@Suite struct DefinitionCycleTests {
  /// Checks `A`'s property `b` in portrait and landscape, nil where it has no value, and how many cycles are reported.
  private func check(
    _ definitions: String, _ portrait: String?, _ landscape: String?, cycles: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let compilation = compile("\(definitions)\nA { b: @a; }")
    let found = [StyleOrientation.portrait, .landscape].map {
      texts(compilation.table, in: StyleEnvironment(orientation: $0))["A"]?["b"]
    }
    expectEqual(found, [portrait, landscape], sourceLocation: sourceLocation)
    let reported = compilation.diagnostics.filter { $0.code == .definitionCycle }
    expectEqual(reported.count, cycles, sourceLocation: sourceLocation)
    let others = compilation.diagnostics.filter { $0.severity == .error && $0.code != .definitionCycle }
    expect(others.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func aCycleInOneOrientationLeavesTheOtherAlone() {
    check("@a: @a; @media (orientation: landscape) { @a: 4; }", nil, "4", cycles: 1)
    check("@a: @b; @b: @a; @media (orientation: landscape) { @b: 4; }", nil, "4", cycles: 1)
    check("@a: 1 @b; @b: 2 @a; @media (orientation: portrait) { @b: 4; }", "1 4", nil, cycles: 1)
  }

  @Test func aCycleEverywhereHasNoValue() {
    check("@a: @a;", nil, nil, cycles: 1)
    check("@a: @b; @b: @c; @c: @a;", nil, nil, cycles: 1)
    check("@a: @b; @b: @b;", nil, nil, cycles: 1)
    check("@a: @b @a; @b: @a;", nil, nil, cycles: 2)
  }

  @Test func definitionsThatNeverMeetAreNoCycle() {
    check(
      """
      @media (orientation: portrait) { @a: @b; @b: 1; }
      @media (orientation: landscape) { @b: @a; @a: 2; }
      """, "1", "2", cycles: 0)
    check(
      """
      @a: 1; @b: 2;
      @media (orientation: portrait) { @a: @b x; }
      @media (orientation: landscape) { @b: @a y; }
      """, "2 x", "1", cycles: 0)
  }

  @Test func aDefinitionThatNeverAppliesMakesNoCycle() { check("@a: @a; @a: 4;", "4", "4", cycles: 0) }

  @Test func namesOutsideACycleFollowIt() {
    check("@a: @x @y; @x: @c; @y: 5; @c: @x; @media (orientation: landscape) { @c: 4; }", nil, "4 5", cycles: 1)
  }

  /// Every name uses the next, and the last one the first, but for one orientation.
  @Test func aLongCycleIsResolvedWhereItEnds() {
    let links = (0..<20_000).map { "@x\($0): @x\($0 + 1);" }.joined(separator: "\n")
    check("@a: @x0;\n\(links)\n@x20000: @x0;\n@media (orientation: landscape) { @x20000: 7; }", nil, "7", cycles: 1)
  }

  /// All names use each other in every part of the environments.
  @Test func manyPartsOfTheEnvironmentsAreResolved() {
    let axes = [
      "device: ipad", "orientation: landscape", "appearance: dark", "level: elevated", "contrast: high",
      "size-class: regular",
    ]
    let definitions = axes.enumerated().map { place, axis in
      "@d\(place): @d\((place + 1) % axes.count); @media (\(axis)) { @d\(place): \(place); }"
    }
    let compilation = compile("\(definitions.joined(separator: "\n"))\nA { b: @d0; }")
    for environment in EnvironmentSet.all {
      let isSet = [
        environment.device == .ipad, environment.orientation == .landscape, environment.appearance == .dark,
        environment.level == .elevated, environment.contrast == .high, environment.sizeClass == .regular,
      ]
      expectEqual(texts(compilation.table, in: environment)["A"]?["b"], isSet.firstIndex(of: true).map(String.init))
    }
  }
}

import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@testable import ThemeModel

/// `on`: what a part stands on.
@Suite struct GroundTests {
  private func load(_ text: String) -> Checked<Registry> {
    var sources = SourceSet()
    return Registry.standard.adding([sources.add(path: "own.nss", bytes: Array(text.utf8))])
  }

  private func grounds(_ text: String, of path: String) -> [String] {
    let registry = load(text).value
    guard let number = registry.paths.id(path) else { return [] }
    return registry.grounds(of: number).map { ground in
      ([ground.classes.map { registry.paths[$0] }.joined(separator: ":"), ground.certainty.rawValue]
        + (ground.source.map { [$0] } ?? [])).joined(separator: ", ")
    }
  }

  @Test func aGroundHasAClassListACertaintyAndASource() {
    let text = """
      @component Trail {
        @part &_title : text { on: &; on: Table &_list, inferred, "page 7"; }
      }
      """
    expectEqual(grounds(text, of: "fdlTrail_title"), ["fdlTrail, documented", "Table:fdlTrail_list, inferred, page 7"])
  }

  @Test func aBlockWithNothingElseDeclaresNoPart() {
    let registry = load("@component Trail { @part &_x { on: &; } @part &_y : text { on: &; } }").value
    expect(registry.resolvePath("fdlTrail_x") == nil)
    expect(registry.resolvePath("fdlTrail_y") != nil)
  }

  @Test(arguments: ["on: 'x';", "on: &, certain;", "on: & ) ;", "on: , inferred;"]) func whatIsNoGroundIsReported(
    line: String
  ) {
    let found = load("@component Trail { @part &_x { \(line) } }").diagnostics.diagnostics
    expectEqual(found.count, 1)
  }
}

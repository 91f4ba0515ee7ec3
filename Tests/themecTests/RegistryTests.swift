import TestSupport
import Testing

@Suite struct RegistryTests {
  private static let declarations = """
    @kind score {
      points: Integer;
    }
    @class Fancy : Label;
    @component ScoreBoard {
      superclass: UIView;
      certainty: documented;
      source: "our own";
      @part ScoreBoard_title : text {
        carries: Label Fancy ScoreBoard_title;
        font-color: Color;
        font-color-highlighted: Color, not-read;
        placement: above | below;
      }
      @part ScoreBoard_points : score;
    }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.declarations, to: "app.nss")
    return sandbox
  }

  @Test func aComponentIsShownWithItsParts() throws {
    let result = try sandbox().run("registry", "ScoreBoard", "--registry", "app.nss")
    #expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.txt")
  }

  @Test func aComponentIsWrittenForTools() throws {
    let result = try sandbox().run(
      "registry", "ScoreBoard", "--registry", "app.nss", "--format", "json")
    #expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.json")
  }

  @Test func everyComponentIsListed() throws {
    let sandbox = try sandbox()
    let list = try sandbox.run("registry", "--registry=app.nss").output.split(separator: "\n")
    let names = list.compactMap { $0.split(separator: " ").first }
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(names.contains("ScoreBoard") && names.contains("Button"))
    let json = try sandbox.run("registry", "--registry=app.nss", "--format=json").output
    #expect(json.split(separator: "\n").count { $0.hasPrefix("      \"name\": ") } == names.count)
  }

  @Test func pathsAndPatternsShowTheirParts() throws {
    let sandbox = try sandbox()
    let path = try sandbox.run("registry", "ScoreBoard_title", "--registry=app.nss").output
    #expect(path.contains("ScoreBoard_title (text)") && !path.contains("ScoreBoard_points"))
    let pattern = try sandbox.run("registry", "Score*_*s", "--registry=app.nss").output
    #expect(pattern.contains("ScoreBoard_points (score)") && !pattern.contains("ScoreBoard_title"))
    #expect(
      try sandbox.run("registry", "FUIHierarchy*").output
        == sandbox.run("registry", "fdlFUIHierarchy*").output)
  }

  @Test func mistakesInAFileAreReported() throws {
    let sandbox = try sandbox()
    try sandbox.write("@component X { certainty: sure; }\n", to: "wrong.nss")
    let result = try sandbox.run("registry", "Button", "--registry=wrong.nss", "--report=concise")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("wrong.nss:1:"))
    #expect(result.output.hasPrefix("Button\n"))
  }
}

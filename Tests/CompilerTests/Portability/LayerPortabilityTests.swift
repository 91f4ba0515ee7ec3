import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// Layers share their definitions in themec; NUI reads each stylesheet by itself.
@Suite struct LayerPortabilityTests {
  private func findings(_ layers: [String], target: Target? = .nui) -> [String] {
    var sources = SourceSet()
    for (number, layer) in layers.enumerated() { sources.add(path: "layer\(number).nss", bytes: Array(layer.utf8)) }
    var setup = ThemeSetup()
    setup.options.target = target ?? .fioriUIKit
    if let target { setup.lint.portability = [target] }
    let diagnostics = LintedTheme(sources, setup).diagnostics
    return diagnostics.filter { $0.severity >= .warning }.map {
      "\($0.code.rawValue) \($0.span.file.index):\($0.span.start)"
    }
  }

  private static let foreign = ["@brand: red;", "Button { font-color: @brand; }"]
  private static let anew = [
    "@brand: red; Button { font-color: @brand; }", "@brand: blue; Label { font-color: @brand; }",
  ]

  @Test(arguments: [Target.nui, .fioriUIKit]) func aNameOfAnotherLayerRaises(target: Target) {
    expectEqual(findings(Self.foreign, target: target), ["definition-of-another-layer 1:21"])
  }

  @Test func anotherLayerCannotRedefine() { expectEqual(findings(Self.anew), ["definition-across-layers 1:0"]) }

  @Test func layersOfTheirOwnAreFine() {
    expect(findings([Self.anew[0], "Label { font-color: red; }"]).isEmpty)
    expect(findings([Self.anew[0]]).isEmpty)
  }

  @Test func nothingIsSaidWithoutTarget() {
    expect(findings(Self.foreign, target: nil).isEmpty)
    expectEqual(findings(Self.foreign, target: .fioriSwiftUI), ["rules-not-read 1:0"])
  }
}

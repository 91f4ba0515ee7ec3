import TestSupport
import Testing

@testable import ThemeApp

/// Forms of apps that are ten years old, and of other languages.
@Suite struct OldAppTests {
  private func checkRuby(_ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation) {
    expectEqual(classes([("a.rb", text)]), expected, "\(text)", sourceLocation: location)
  }

  @Test func ruby() {
    checkRuby("@header.nuiClass = 'HeaderLabel'", "HeaderLabel")
    checkRuby("label.nuiClass = \"A:B\"\nother", "A", "B")
    checkRuby("label.setValue(\"A\", forKey: \"nuiClass\")", "A")
    checkRuby("label.setValue('A', forKeyPath: 'titleLabel.nuiClass')", "A")
    checkRuby("label.setValue 'A', forKey: 'nuiClass'\nlabel.setNuiClass 'B'", "A", "B")
    checkRuby("# label.nuiClass = 'A'\n=begin\nlabel.nuiClass = 'B'\n=end\nlabel.nuiClass = 'C' if big", "C")
    checkRuby("label.nuiClass = on ? 'A' : 'B'", "A", "B")
    checkRuby("STYLE = 'A'\nlabel.nuiClass = STYLE", "A")
    checkRuby("label.nuiClass = \"Cell#{kind}\"", "Cell*")
    checkRuby("label.nuiClass = 'Cell#{kind}'", "Cell#{kind}")
    checkRuby("label.text = \"it's # no comment\"; label.nuiClass = 'A'", "A")
    checkRuby("label.nuiClass = name", "*")
    checkRuby("label.nuiClass = 'A", "A")
    checkRuby("x = \"#{")
  }

  @Test func directivesEndWithTheirLines() {
    checkObjectiveC("#define STYLE(x) (x).nuiClass = @\"A\"\n@implementation M\n@end", "A")
    checkObjectiveC("#define STYLE(x) (x).nuiClass = \\\n  @\"A\"\n@implementation M\n@end", "A")
    checkObjectiveC("#define kRow @\"A\"\n\"B\"\nv.nuiClass = kRow;", "A")
    checkObjectiveC("#define kRow \\\n  @\"A\" \\\n  @\"B\"\nv.nuiClass = kRow;", "AB")
    checkObjectiveC("#define STYLE(x, c) (x).nuiClass = (c)\n@\"A\";", "*")
    checkObjectiveC("#pragma mark nuiClass = x\n#if 0 // .nuiClass = y\n#endif\n#import \"nuiClass.h\"")
    checkObjectiveC("#ifdef X\nv.nuiClass = @\"A\";\n#endif", "A")
  }

  /// Nothing is decided by a guess at a name.
  @Test func filesAreReadWhateverTheirNames() {
    for ending in AppFile.endings { expect(AppFile(path: "A.\(ending)") != nil, "\(ending)") }
    for path in [
      "NUIHelper.m", "NUIDemoController.m", "UIView+NUI.Extras.m", "NUITests.m", "MyView+NUI.m", "A.hpp", "A.M",
    ] {
      expectEqual(classes([(path, "v.nuiClass = @\"A\";")]), ["A"], "\(path)")
      expect(!RuntimeFiles.contain(path), "\(path)")
    }
    expect(["NUIRenderer.m", "NUISettings.h", "UIView+NUI.m", "NUIButtonRenderer.m"].allSatisfy(RuntimeFiles.contain))
    expectEqual(
      classes([("NUIStyles.h", "#define kRow @\"A\""), ("L.m", "#import \"NUIStyles.h\"\nv.nuiClass = kRow;")]), ["A"])
  }

  private func scan(_ text: String) -> (classes: [String], faults: [AttributeFault.Kind]) {
    let facts = InterfaceBuilderScanner.scan(Array(text.utf8))
    return (AppUsage([facts]).requests.map(\.className), facts.faults.map(\.kind))
  }

  private func old(_ key: String, _ value: String) -> String {
    "<object class=\"IBUserDefinedRuntimeAttribute\" id=\"1\">\(key)\(value)</object>"
  }

  @Test func theFormOfXcode4() {
    let key = "<string key=\"keyPath\">nuiClass</string>"
    expectEqual(scan(old(key, "<string key=\"value\">A</string>")).classes, ["A"])
    expectEqual(scan(old(key, "<string key=\"value\">A:B</string>")).classes, ["A", "B"])
    expectEqual(scan(old("<string key=\"keyPath\">text</string>", "<string key=\"value\">A</string>")).classes, [])
    let first = old("<string key=\"keyPath\" id=\"7\">nuiClass</string>", "<string key=\"value\" id=\"8\">A</string>")
    let second = old("<reference key=\"keyPath\" ref=\"7\"/>", "<string key=\"value\">B</string>")
    let third = old("<reference key=\"keyPath\" ref=\"7\"/>", "<reference key=\"value\" ref=\"8\"/>")
    expectEqual(scan(first + second + third).classes, ["A", "B"])
    expectEqual(scan(old(key, "<boolean value=\"YES\" key=\"value\"/>")).faults, [.type("boolean")])
    expectEqual(scan("<string key=\"keyPath\">nuiClass</string><string key=\"value\">A</string>").classes, [])
  }

  @Test func whatIsWrongWithAnAttribute() {
    func attribute(_ type: String, _ key: String, _ value: String) -> (classes: [String], faults: [AttributeFault.Kind])
    {
      scan("<label><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" value=\"\(value)\"/></label>")
    }
    expectEqual(attribute("boolean", "nuiClass", "YES").faults, [.type("boolean")])
    // The values of other things are nobody's classes.
    for value in [
      "<color key=\"backgroundColor\" white=\"1\"/>", "<integer key=\"x\" value=\"1\"/>", "<real value=\"1\"/>",
      "<nil key=\"x\"/>",
    ] {
      expect(scan("<view>\(value)</view>").faults.isEmpty, "\(value)")
    }
    expectEqual(attribute("number", "titleLabel.nuiClass", "1").faults, [.type("number")])
    expectEqual(attribute("nil", "nuiClass", "").faults, [.value("nil")])
    expectEqual(attribute("localizedString", "nuiClass", "A").classes, ["A"])
    // A screen is read though nothing in it is spelt rightly.
    let slip = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"nuiclas\" value=\"A\"/>"
    expectEqual(AppFile.interfaceBuilder.facts(of: Array(slip.utf8))?.faults.map(\.kind), [.key("nuiclas")])
    for key in ["nuiclass", "NUIClass", "nuiClas", "titleLabel.nuiCalss"] {
      expectEqual(attribute("string", key, "A").faults, [.key(String(key.split(separator: ".").last ?? ""))], "\(key)")
    }
    for value in ["nil", "", "A, B", "A B", "None", ".A", "#A"] {
      let found = attribute("string", "nuiClass", value)
      expectEqual(found.faults, [.value(value)], "\(value)")
      expectEqual(found.classes, [])
    }
    for value in ["A", "A:B", "none"] { expect(attribute("string", "nuiClass", value).faults.isEmpty) }
    expect(attribute("string", "text", "nil").faults.isEmpty && attribute("color", "tintColor", "x").faults.isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

/// Every JSON document that themec prints for tools follows its published schema.
@Suite struct JSONFormTests {
  /// A command that prints a document, and the schema of it.
  struct Sample: CustomTestStringConvertible {
    let form: String
    let command: String
    var testDescription: String { command }

    init(_ form: String, _ command: String) {
      self.form = form
      self.command = command
    }
  }

  static let samples = [
    Sample("report", "lint --report json -W contrast=warning theme.nss"),
    Sample("report", "lint --report json --portable nui,fiori-swiftui theme.nss"),
    Sample("report", "lint --format json theme.nss --app App"), Sample("report", "lint --report json clean.nss"),
    Sample("styles", "resolve -q --format json theme.nss"),
    Sample("styles", "resolve -q --format json theme.nss Button"),
    Sample("explanation", "explain -q --format json theme.nss Button"),
    Sample("explanation", "explain -q --format json theme.nss Button:Big font-color --appearance dark"),
    Sample("difference", "diff -q --format json theme.nss theme.nss"),
    Sample("difference", "diff -q --format json clean.nss theme.nss"),
    Sample("difference", "diff -q --format json theme.nss clean.nss"),
    Sample(
      "difference",
      "build -q clean.nss && mkdir old && cp clean.nss old/theme.nss && themec diff -q --format json old ."),
    Sample("codes", "explain --format json"), Sample("codes", "explain --format json unit-suffix"),
    Sample("registry", "registry --format json"), Sample("registry", "registry --format json Button"),
    Sample("registry", "registry --format json tintColor"), Sample("registry", "registry --format json Color"),
    Sample("registry", "registry --format json font-color"),
    Sample("registry", "registry --format json --takes font-color"),
    Sample("settings", "config show theme.nss"),
    Sample("metafile", "build -q theme.nss --metafile m.json && cat m.json"),
    Sample("baseline", "baseline write -q theme.nss --baseline b.json && cat b.json"),
  ]

  static func schema(_ form: String) throws -> JSONValue {
    try JSONValue(parsing: Repository.bytes("Sources/themec/themec.docc/\(form).schema.json"))
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      @class Big : Button;
      @ink: #777777;
      @media (appearance: dark) { @ink: lighten(#777777, 0.1); }
      Button { font-color: @ink; background-color: white; font-size: 17px; font-color-highlighted: tintColor; }
      Big { font-color: mix(@ink, red); padding: 1 2; }
      fdlFUIHierarchyItemView_*itle { font-style: headline; }
      @media (device: ipad) { fdlFUIHierarchyItemView_title { font-style: title3; } }
      """, to: "theme.nss")
    try sandbox.write("Button { font-color: black; background-color: white; }", to: "clean.nss")
    try sandbox.write("view.nuiClass = \"Bgi\"\nother.nuiClass = \"Big\"\n", to: "App/View.swift")
    try sandbox.write("{\"rules\": {\"unit-suffix\": \"note\"}}", to: "themec.json")
    return sandbox
  }

  @Test(arguments: samples) func theDocumentFollowsItsSchema(_ sample: Sample) throws {
    let output = try sandbox().shell("themec \(sample.command)").bytes
    let document = try JSONValue(parsing: output)
    try expectEqual(JSONSchema(Self.schema(sample.form)).faults(of: document), [])
    try expectEqual(document["format"], Self.schema(sample.form)["properties"]?["format"]?["const"])
  }

  /// What a schema allows in addition would go unchecked.
  @Test func everySchemaNamesItsFormAndClosesItsObjects() throws {
    for form in Set(Self.samples.map(\.form)).sorted() {
      let schema = try Self.schema(form)
      expectEqual(schema["properties"]?["format"]?["const"], .string("themec-\(form)"))
      expectEqual(schema["additionalProperties"], .boolean(false))
      let bare = try JSONSchema(schema).faults(of: .object([:]))
      expect(bare.count >= 2, "\(form): \(bare)")
    }
  }
}

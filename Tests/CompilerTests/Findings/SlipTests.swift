import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeTable

/// One mistake, one message that names our way.
@Suite struct SlipTests {
  @Test(arguments: Slip.all) func aSlipGivesOneFinding(slip: Slip) {
    let compilation = compile(slip.sheet)
    let found = compilation.diagnostics
    expectEqual(found.map(\.code.rawValue), [slip.code], "\(found.map(\.message))")
    guard let finding = found.first else { return }
    let texts = [finding.message, finding.label] + finding.allNotes + finding.help + finding.fixIts.map(\.title)
    expect(texts.contains { $0.contains(slip.words) }, "\(texts)")
    expectEqual(finding.fixIts.first.map { Self.apply($0, to: slip.sheet) }, slip.fixed)
  }

  /// Names that an app chooses are no slips.
  @Test(arguments: [
    "XButton", "aButton", "Button2", "MyLabel", "LargeLabel", "TopBar", "NavigationBarTitle", "aTexView", "ButtonX",
  ]) func anOwnClassIsNoSlip(name: String) {
    let found = compile("\(name) { font-color: red; }").diagnostics
    expectEqual(found.map(\.code.rawValue), ["undeclared-class"])
  }

  /// Each slip planted into real sheets is told once and changes nothing else that is told.
  @Test func aPlantedSlipIsToldOnce() throws {
    var generator = SeededGenerator(seed: 7)
    let sheets = RealSheets.all.filter { sheet in
      // In a sheet that does not end its last block or comment, nothing can be planted.
      !compile(sheet).diagnostics.contains { $0.severity == .error }
    }
    let count = max(Slip.all.count, MutationCount.perSeed(seeds: 1, usual: 74))
    for number in 0..<count {
      let slip = Slip.all[number % Slip.all.count]
      let sheet = try #require(sheets.randomElement(using: &generator))
      check(slip, in: sheet, atEnd: Bool.random(using: &generator))
    }
  }

  private func check(_ slip: Slip, in sheet: [UInt8], atEnd: Bool) {
    let plant = Array(slip.sheet.utf8)
    let planted = atEnd ? sheet + [10] + plant + [10] : plant + [10] + sheet
    let start = UInt32(atEnd ? sheet.count + 1 : 0)
    let range = start..<start + UInt32(plant.count)
    let found = compile(planted).diagnostics
    let inside = found.filter { range.contains($0.span.start) && $0.code != .splitRule }
    expectEqual(inside.map(\.code.rawValue), [slip.code], "\(slip) in a sheet of \(sheet.count) bytes")
  }

  private static func apply(_ fixIt: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fixIt.edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Other files

  @Test(arguments: [
    ("{\"a\": {\"b\": 1}}", "JSON"), ("[{\"a\": 1}]", "JSON"), ("  {}", "JSON"),
    ("{\n  \"format\": \"themec-table\"", "a resolved table"), ("<?xml version=\"1.0\"?>", "XML"),
    ("{\\rtf1\\ansi", "rich text"), ("<!DOCTYPE html>", "HTML"),
  ]) func anotherKindOfFileIsToldOnce(text: String, kind: String) {
    let found = compile(text).diagnostics
    expectEqual(found.map(\.code.rawValue), ["not-a-stylesheet"])
    expectEqual(found.first?.message.contains(kind), true)
  }

  @Test(arguments: [true, false]) func utf16WithoutMarkIsToldOnce(isBigEndian: Bool) {
    let bytes: [UInt8] = "Label { font-size: 17; }".utf8.reduce(into: []) { $0 += isBigEndian ? [0, $1] : [$1, 0] }
    expectEqual(compile(bytes).diagnostics.map(\.code.rawValue), ["not-utf8"])
  }

  /// The byte reaches neither the table nor a flat stylesheet, whether or not definitions are put in.
  @Test(arguments: ["Label { font-name: \"~ 2013\"; }", "@a: \"~ 2013\"; Label { font-name: @a; }"])
  func aLoneCopyrightByteIsReadAsTheSign(text: String) throws {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xA9 : $0 }
    let found = compile(bytes)
    let meant = compile(text.replacing("~", with: "©"))
    expect(!found.hasErrors)
    expectEqual(TableJSONEmitter.emit(found.table), TableJSONEmitter.emit(meant.table))
    try expectEqual(TableWriter.write(found.table), TableWriter.write(meant.table))
  }
}

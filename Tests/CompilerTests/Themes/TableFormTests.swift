import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeExchange
import ThemeTable

/// The binary form of the shipped themes, as a reader sees it that was written from its page alone.
@Suite struct TableFormTests {
  @Test func bothFormsOfEveryThemeSayTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Repository.url("Tests/TableTests/Reader/compare_forms.py").path
    var arguments = ["python3", "-B", script]
    for theme in ShippedTheme.allCases {
      let table = try theme.compiled().table
      let forms = [("nsst", try TableWriter.write(table)), ("json", TableJSONEmitter.emit(table))]
      for (form, bytes) in forms {
        let file = folder.appending(path: "\(theme.rawValue).\(form)")
        try Data(bytes).write(to: file)
        arguments.append(file.path)
      }
    }
    let run = try ProgramRun(arguments)
    expectEqual(run.code, 0, "\(run.text)")
    expectEqual(run.text.split(separator: "\n").count, ShippedTheme.allCases.count, "\(run.text)")
  }

  @Test(arguments: ShippedTheme.allCases) func nothingIsLostInATable(theme: ShippedTheme) throws {
    let table = try theme.compiled().table
    let bytes = try TableWriter.write(table)
    let read = try StyleTable(bytes: bytes)
    try read.verify()
    try expectEqual(TableWriter.write(ResolvedTable(read)), bytes)
  }
}

import Foundation
import TestSupport
import ThemeTable

/// A reader that knows nothing but the page about the binary form, run as a program.
enum PythonReader {
  /// Its output for a table: the content, or why it is damaged.
  private struct Line: Decodable { var damaged: String? }

  /// Its output for an intact table.
  struct Output: Decodable, Equatable {
    /// Class path, property, environments, type and value.
    var values: [[String]]
    var rowEnvironments: [[String]]
    var parts: [[String]]
    var texts: [String]
    var origins: [String]

    enum CodingKeys: String, CodingKey {
      case values
      case rowEnvironments = "ROWE"
      case parts = "PART"
      case texts = "TEXT"
      case origins = "ORIG"
    }
  }

  struct Failure: Error { var message: String }

  /// Reads intact tables, all in one run.
  static func read(_ tables: [[UInt8]]) throws -> [Output] {
    try lines(tables).map { try JSONDecoder().decode(Output.self, from: $0) }
  }

  /// Why each table is damaged, or nil for an intact one, all in one run.
  static func damages(_ tables: [[UInt8]]) throws -> [String?] {
    try lines(tables).map { try JSONDecoder().decode(Line.self, from: $0).damaged }
  }

  private static func lines(_ tables: [[UInt8]]) throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["python3", "-B", Repository.url("Tests/TableTests/Reader/read_table.py").path]
    for (number, table) in tables.enumerated() {
      let file = folder.appending(path: "\(number).nsst")
      try Data(table).write(to: file)
      arguments.append(file.path)
    }
    let run = try ProgramRun(arguments)
    guard run.code == 0 else { throw Failure(message: run.errors) }
    return run.output.split(separator: UInt8(ascii: "\n"))
  }
}

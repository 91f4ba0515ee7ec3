import Foundation
import ThemeCompiler
import ThemeLint
import ThemeTable

/// The time of a whole new answer, all diagnostics and the table, after one line of a theme was edited.
struct EditSpeed {
  func run() {
    var report = Report(
      title: "A new answer after an edit of one line, ms: median (best), on one thread",
      columns: ["theme", "parsing", "checking", "the table", "in all"])
    report.add(row("1 MB in one file", files: 1))
    report.add(row("1 MB in 20 imported files", files: 20))
    report.print()
  }

  private func row(_ name: String, files: Int) -> [String] {
    let theme = EditedTheme(files: files)
    let times = (0..<41).map { _ in theme.answer() }
    let steps = [times.map(\.parsing), times.map(\.checking), times.map(\.writing)]
    let all = times.map { $0.parsing + $0.checking + $0.writing }
    return [name] + (steps + [all]).map(Self.text)
  }

  private static func text(_ times: [Double]) -> String {
    let times = times.sorted().map { $0 / 1_000_000 }
    return String(format: "%.2f (%.2f)", times[times.count / 2], times[0])
  }
}

/// A theme of a megabyte in which a line changes before each answer.
private final class EditedTheme {
  /// Nanoseconds.
  struct Times {
    var parsing = 0.0
    var checking = 0.0
    var writing = 0.0
  }

  private let access: ImportGraph.Access
  private let edited: ImportPath
  private let versions: [[UInt8]]
  private var graph: ImportGraph
  private var edits = 0

  init(files: Int) {
    let sheets = (0..<files).map { SheetGenerator.sheet(size: 1_000_000 / files, seed: UInt64($0 + 1)) }
    let paths = sheets.indices.map { ImportPath("sheet\($0).nss") }
    edited = paths[files / 2]
    let sheet = sheets[files / 2]
    versions = [sheet, Self.edited(sheet)]
    let contents = Dictionary(uniqueKeysWithValues: zip(paths, sheets))
    access = ImportGraph.Access(read: { contents[$0].map { .bytes($0) } ?? .notFound })
    let imports = paths.map { "@import '\($0.text)';\n" }.joined()
    let entry =
      files == 1
      ? ImportGraph.Entry(path: edited, name: edited.text, bytes: sheet, root: nil)
      : ImportGraph.Entry(path: "theme.nss", bytes: Array(imports.utf8), root: nil)
    graph = ImportGraph.load([entry], through: access)
  }

  /// A sheet with a space more in a line in the middle.
  private static func edited(_ sheet: [UInt8]) -> [UInt8] {
    let middle = sheet[(sheet.count / 2)...]
    let colon = middle.firstIndex(of: UInt8(ascii: ":")) ?? middle.startIndex
    return sheet[...colon] + [UInt8(ascii: " ")] + sheet[(colon + 1)...]
  }

  /// The time of the answer after one more edit.
  func answer() -> Times {
    edits += 1
    var times = Times()
    var compilation: Compilation?
    times.parsing = Stopwatch.nanoseconds {
      graph = graph.replacing(edited, with: versions[edits % 2], through: access)
    }
    times.checking = Stopwatch.nanoseconds {
      let compiled = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
      blackHole(Linter.findings(compiled))
      compilation = compiled
    }
    times.writing = Stopwatch.nanoseconds {
      if let table = compilation?.table { blackHole(try? TableWriter.write(table)) }
    }
    return times
  }
}

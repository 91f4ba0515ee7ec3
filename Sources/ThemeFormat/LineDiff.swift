package import ThemeDiagnostics

/// Edits of one file as a unified diff without context lines, which `patch` reads.
package enum LineDiff {
  /// One run of lines with all edits in it.
  private struct Hunk {
    var lines: ClosedRange<Int>
    var edits: [TextEdit]
  }

  /// The diff of some edits in source order; empty if there are none.
  package static func text(of edits: [TextEdit], in file: SourceFile) -> String {
    guard !edits.isEmpty else { return "" }
    let map = LineMap(file)
    var text = "--- \(file.path)\n+++ \(file.path)\n"
    var shift = 0
    for hunk in hunks(of: edits, map) {
      let (old, new) = lines(of: hunk, map, file)
      let first = hunk.lines.lowerBound
      let start = { (number: Int, count: Int) in count == 0 ? number - 1 : number }
      text += "@@ -\(start(first, old.count)),\(old.count) "
      text += "+\(start(first + shift, new.count)),\(new.count) @@\n"
      text += old.map { "-\($0)\n" }.joined() + new.map { "+\($0)\n" }.joined()
      shift += new.count - old.count
    }
    return text
  }

  private static func hunks(of edits: [TextEdit], _ map: LineMap) -> [Hunk] {
    var hunks: [Hunk] = []
    for edit in edits {
      let lines = map.line(at: Int(edit.span.start))...map.line(at: Int(edit.span.end))
      if let last = hunks.last, lines.lowerBound <= last.lines.upperBound {
        hunks[hunks.count - 1].lines = last.lines.lowerBound...lines.upperBound
        hunks[hunks.count - 1].edits.append(edit)
      } else {
        hunks.append(Hunk(lines: lines, edits: [edit]))
      }
    }
    return hunks
  }

  private static func lines(
    of hunk: Hunk, _ map: LineMap, _ file: SourceFile
  ) -> (old: [Substring], new: [Substring]) {
    // A byte order mark stands before the first line.
    let first = hunk.edits.first.map { Int($0.span.start) } ?? 0
    let start = min(map.range(ofLine: hunk.lines.lowerBound).lowerBound, first)
    let end = map.range(ofLine: hunk.lines.upperBound).upperBound
    var new: [UInt8] = []
    var position = start
    for edit in hunk.edits {
      new += file.bytes[position..<Int(edit.span.start)]
      new += Array(edit.replacement.utf8)
      position = Int(edit.span.end)
    }
    new += file.bytes[min(position, end)..<end]
    return (split(file.bytes[start..<end]), split(new[...]))
  }

  /// The lines of some bytes; an empty last one, after a newline at the end of a file, is none.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [Substring] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

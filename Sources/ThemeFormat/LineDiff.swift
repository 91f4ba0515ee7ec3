package import ThemeDiagnostics

/// Edits of one file as a unified diff without context lines, which `patch` reads.
package enum LineDiff {
  /// One run of lines with all edits in it.
  private struct Hunk {
    var lines: ClosedRange<Int>
    var edits: [TextEdit]
  }

  /// The diff of some edits in source order, with the bytes and line endings of the file; empty if there are no edits.
  package static func bytes(of edits: [TextEdit], in file: SourceFile) -> [UInt8] {
    guard !edits.isEmpty else { return [] }
    let map = LineMap(file)
    var diff = Array("--- \(file.path)\n+++ \(file.path)\n".utf8)
    var shift = 0
    for hunk in hunks(of: edits, map) {
      let (old, new) = lines(of: hunk, map, file)
      let first = hunk.lines.lowerBound
      let start = { (number: Int, count: Int) in count == 0 ? number - 1 : number }
      diff += Array("@@ -\(start(first, old.count)),\(old.count) ".utf8)
      diff += Array("+\(start(first + shift, new.count)),\(new.count) @@\n".utf8)
      for line in old { append(line, after: UInt8(ascii: "-"), to: &diff) }
      for line in new { append(line, after: UInt8(ascii: "+"), to: &diff) }
      shift += new.count - old.count
    }
    return diff
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

  /// The lines of a hunk before and after its edits, each with its ending.
  private static func lines(
    of hunk: Hunk, _ map: LineMap, _ file: SourceFile
  ) -> (old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    // A byte order mark stands before the first line.
    let first = hunk.edits.first.map { Int($0.span.start) } ?? 0
    let start = min(map.range(ofLine: hunk.lines.lowerBound).lowerBound, first)
    let end = map.range(ofLine: hunk.lines.upperBound + 1).lowerBound
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

  /// The lines of some bytes, each with its ending, LF, CR LF or CR.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where endsLine(bytes, at: index) {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }

  private static func endsLine(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.endIndex || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// Adds a line of a hunk, which a diff ends with LF, and says so if the file does not.
  private static func append(_ line: ArraySlice<UInt8>, after sign: UInt8, to diff: inout [UInt8]) {
    diff.append(sign)
    diff += line
    guard line.last != UInt8(ascii: "\n") else { return }
    diff.append(UInt8(ascii: "\n"))
    if line.last != UInt8(ascii: "\r") { diff += Array("\\ No newline at end of file\n".utf8) }
  }
}

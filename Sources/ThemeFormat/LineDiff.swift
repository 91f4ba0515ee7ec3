package import ThemeBase
package import ThemeDiagnostics

/// Edits of one file as a unified diff without context lines, which `patch` reads.
///
/// As for `patch`, a line ends with LF, and all else in it is text: a CR before the LF, a CR alone, a byte order mark.
package enum LineDiff {
  /// One run of lines with all edits in it.
  private struct Hunk {
    /// The numbers of the lines, counted from 0.
    var lines: ClosedRange<Int>
    var edits: [TextEdit]
  }

  /// The diff of some edits in source order, with the bytes and line endings of the file; empty if there are no edits.
  package static func bytes(of edits: [TextEdit], in file: SourceFile) -> [UInt8] {
    guard !edits.isEmpty else { return [] }
    let starts = starts(in: file.bytes)
    var diff = Array("--- \(file.path)\n+++ \(file.path)\n".utf8)
    var shift = 0
    for hunk in hunks(of: edits, starts) {
      let (old, new) = lines(of: hunk, starts, file)
      let first = hunk.lines.lowerBound + 1
      let start = { (number: Int, count: Int) in count == 0 ? number - 1 : number }
      diff += Array("@@ -\(start(first, old.count)),\(old.count) ".utf8)
      diff += Array("+\(start(first + shift, new.count)),\(new.count) @@\n".utf8)
      for line in old { append(line, after: UInt8(ascii: "-"), to: &diff) }
      for line in new { append(line, after: UInt8(ascii: "+"), to: &diff) }
      shift += new.count - old.count
    }
    return diff
  }

  /// The offset of the first byte of each line.
  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    return starts
  }

  private static func hunks(of edits: [TextEdit], _ starts: [Int]) -> [Hunk] {
    func line(at offset: UInt32) -> Int { starts.partitionPoint { $0 <= Int(offset) } - 1 }
    var hunks: [Hunk] = []
    for edit in edits {
      let lines = line(at: edit.span.start)...line(at: edit.span.end)
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
    of hunk: Hunk, _ starts: [Int], _ file: SourceFile
  ) -> (old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    let start = starts[hunk.lines.lowerBound]
    let next = hunk.lines.upperBound + 1
    let end = next < starts.count ? starts[next] : file.bytes.count
    var new: [UInt8] = []
    var position = start
    for edit in hunk.edits {
      new += file.bytes[position..<Int(edit.span.start)]
      new += Array(edit.replacement.utf8)
      position = Int(edit.span.end)
    }
    new += file.bytes[position..<end]
    return (split(file.bytes[start..<end]), split(new[...]))
  }

  /// The lines of some bytes, each with its ending.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }

  /// Adds a line of a hunk, which a diff ends with LF, and says so if the file does not.
  private static func append(_ line: ArraySlice<UInt8>, after sign: UInt8, to diff: inout [UInt8]) {
    diff.append(sign)
    diff += line
    if line.last != UInt8(ascii: "\n") { diff += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

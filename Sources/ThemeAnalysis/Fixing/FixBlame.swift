import ThemeBase

/// Which fixes of a batch that failed are to blame, by the places of what is found after it and not before.
///
/// A guess, which saves trials: fixes that are not blamed are tried again without the others, and blamed ones by
/// themselves.
struct FixBlame {
  /// A finding by what it is and where.
  private struct Sighting: Hashable {
    var code: DiagnosticCode
    var file: FileID
    var start: UInt32
  }

  /// An edit with its place after the edits, and the number of its fix; nil for a fix that passed before.
  private struct Moved {
    var before: Span
    var after: Range<Int>
    var fix: Int?

    /// The number of bytes between the edit and a place.
    func distance(to place: Int) -> Int { max(after.lowerBound - place, place - after.upperBound, 0) }
  }

  /// The edits, in source order.
  private let edits: [Moved]
  private let file: FileID
  /// The numbers in the batch of the fixes to blame.
  private(set) var fixes: Set<Int> = []

  /// Compares the findings before the edits of some fixes with those after them; all edits are in one file.
  ///
  /// `moved` are the edits that keep the comments of all these fixes.
  init(
    _ batch: [FixChoice.Chosen], with accepted: [FixChoice.Chosen], _ moved: [TextEdit], in file: FileID,
    before: [Diagnostic], after: [Diagnostic]
  ) {
    let written =
      (moved + accepted.flatMap { $0.fix.edits }).map { ($0, nil) }
      + batch.enumerated().flatMap { number, chosen in chosen.fix.edits.map { ($0, number) } }
    var growth = 0
    edits = written.sorted { $0.0.span < $1.0.span }.map { edit, fix in
      let start = Int(edit.span.start) + growth
      let length = edit.replacement.utf8.count
      growth += length - edit.span.length
      return Moved(before: edit.span, after: start..<start + length, fix: fix)
    }
    self.file = file
    let mended = Set(batch.map { $0.finding.code })
    let expected = Set(before.map(Self.sighting)).subtracting(batch.map { Self.sighting($0.finding) })
    for finding in after where finding.span.file == file && (finding.severity > .note || mended.contains(finding.code))
    {
      let sighting = Sighting(code: finding.code, file: file, start: origin(of: finding.span.start))
      if !expected.contains(sighting), let fix = nearest(to: finding.span.start) { fixes.insert(fix) }
    }
  }

  private static func sighting(_ finding: Diagnostic) -> Sighting {
    Sighting(code: finding.code, file: finding.span.file, start: finding.span.start)
  }

  /// The number of edits that begin at or before a place after the edits.
  private func edits(upTo place: Int) -> Int { edits.partitionPoint { $0.after.lowerBound <= place } }

  /// The offset, before the edits, of a place after them.
  private func origin(of place: UInt32) -> UInt32 {
    let count = edits(upTo: Int(place))
    guard count > 0 else { return place }
    let edit = edits[count - 1]
    guard Int(place) >= edit.after.upperBound else { return edit.before.start }
    return UInt32(clamping: Int(place) - edit.after.upperBound + Int(edit.before.end))
  }

  /// The fix of the batch whose edit is nearest to a place after the edits, if it is nearer than any other.
  private func nearest(to start: UInt32) -> Int? {
    let place = Int(start)
    let count = edits(upTo: place)
    let around = edits[max(0, count - 1)..<min(edits.count, count + 1)]
    let nearest = around.min { $0.distance(to: place) < $1.distance(to: place) }
    return nearest?.fix
  }
}

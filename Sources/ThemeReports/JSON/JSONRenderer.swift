package import ThemeBase

/// Renders diagnostics for programs, with sorted keys.
///
/// A place is `{"column", "line", "offset", "utf16Column"}`: lines and columns count from 1, columns in characters
/// or UTF-16 code units, the offset from 0 in bytes. A `location` is `{"end", "file", "start"}` with an exclusive end; it is
/// `null` for a finding without a place in a file.
package struct JSONRenderer: Sendable {
  private var positions: SourcePositions

  package init(_ sources: SourceSet) { positions = SourcePositions(sources) }

  /// Writes a diagnostic as one value of a larger document.
  package mutating func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.member("code", diagnostic.code.rawValue)
      json.array("fixIts", diagnostic.fixIts) { write($1, to: &$0) }
      json.array("help", diagnostic.help) { $0.value($1) }
      json.member("label", diagnostic.label)
      json.array("labels", diagnostic.secondary) { json, label in
        json.object {
          writeLocation(label.span, to: &$0)
          $0.member("text", label.text)
        }
      }
      writeLocation(diagnostic.span, to: &json)
      json.member("message", diagnostic.message)
      json.array("notes", diagnostic.allNotes) { $0.value($1) }
      if !diagnostic.places.isEmpty { write(places: diagnostic.places, to: &json) }
      json.member("severity", diagnostic.severity.rawValue)
      if let subject = diagnostic.subject { write(subject, to: &json) }
    }
  }

  /// Writes a class with its kinds of view and places.
  package mutating func write(_ use: ClassUse, to json: inout JSONWriter) {
    json.object { json in
      json.array("kinds", use.kinds) { $0.value($1) }
      json.member("name", use.name)
      write(places: use.places, to: &json)
      json.member("styled", use.isStyled)
    }
  }

  private mutating func write(places: [Span], to json: inout JSONWriter) {
    json.array("places", places) { json, place in json.object { writeLocation(place, to: &$0) } }
  }

  private func write(_ subject: DiagnosticSubject, to json: inout JSONWriter) {
    json.object("subject") { json in
      if let path = subject.classPath { json.member("classPath", path) }
      if let property = subject.property { json.member("property", property) }
      if let state = subject.state { json.member("state", state) }
      if let value = subject.value { json.member("value", value) }
    }
  }

  private mutating func write(_ fixIt: FixIt, to json: inout JSONWriter) {
    json.object { json in
      json.member("applicability", fixIt.applicability.rawValue)
      json.array("edits", fixIt.edits) { json, edit in
        json.object {
          writeLocation(edit.span, to: &$0)
          $0.member("replacement", edit.replacement)
        }
      }
      json.member("title", fixIt.title)
    }
  }

  private mutating func writeLocation(_ span: Span, to json: inout JSONWriter) {
    json.key("location")
    guard let file = positions.sources[span.file], let start = positions.position(in: span.file, at: span.start),
      let end = positions.position(in: span.file, at: span.end)
    else { return json.null() }
    json.object { json in
      json.key("end")
      write(end, offset: span.end, to: &json)
      json.member("file", file.path)
      json.key("start")
      write(start, offset: span.start, to: &json)
    }
  }

  private func write(_ place: SourcePosition, offset: UInt32, to json: inout JSONWriter) {
    json.object(inline: true) {
      $0.member("column", place.column)
      $0.member("line", place.line)
      $0.member("offset", Int(offset))
      $0.member("utf16Column", place.utf16Column)
    }
  }
}

extension ReportFormat {
  /// One document for tools: an object with `"format": "themec-report"` and a version.
  package static let json = ReportFormat(name: "json") { findings, _ in
    var json = JSONWriter(.pretty)
    json.object { json in
      if let classes = findings.classes {
        var renderer = JSONRenderer(findings.groups.last?.sources ?? SourceSet())
        json.array("classes", classes) { renderer.write($1, to: &$0) }
      }
      json.array("diagnostics") { json in
        for group in findings.groups {
          var renderer = JSONRenderer(group.sources)
          for diagnostic in group.diagnostics { renderer.write(diagnostic, to: &json) }
        }
      }
      json.member("format", "themec-report")
      json.object("summary", inline: true) { json in
        let summary = findings.summary
        json.member("errors", summary.errors)
        json.member("notShown", summary.suppressed)
        json.member("notes", summary.notes)
        json.member("warnings", summary.warnings)
      }
      json.member("version", 1)
    }
    return json.report()
  }
}

extension JSONWriter {
  /// The document of a report, in which the characters are escapes that other formats spell.
  ///
  /// Programs read the same texts, and people who look at the document see them.
  func report() -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = document()[...]
    bytes.reserveCapacity(rest.count)
    // ASCII controls are escapes already, but for DEL.
    while let start = rest.firstIndex(where: { $0 >= 0x7F }) {
      let end = rest[start...].firstIndex { $0 < 0x7F } ?? rest.endIndex
      bytes += rest[..<start]
      for scalar in String(decoding: rest[start..<end], as: UTF8.self).unicodeScalars {
        bytes += VisibleText.isUnseen(scalar) ? Self.escape(scalar) : Array(scalar.utf8)
      }
      rest = rest[end...]
    }
    return bytes + rest
  }

  /// A character as escapes of its UTF-16 code units.
  private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
    scalar.utf16.flatMap { unit in
      let digits = String(unit, radix: 16)
      return Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    }
  }
}

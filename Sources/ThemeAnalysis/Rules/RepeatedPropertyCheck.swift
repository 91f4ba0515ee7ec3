import ThemeBase
import ThemeCompiler
import ThemeSyntax
import ThemeTable

/// Rules that set one property twice: the first value never has an effect, or the second is the same.
enum RepeatedPropertyCheck {
  /// The number of earlier declarations that each one is compared with.
  private static let reach = 8
  /// The greatest distance of compared declarations, in nodes.
  private static let longestBlock = 1_024

  /// Two declarations of one property of one path.
  private struct Pair {
    var earlier, later: Program.Declaration

    var isSame: Bool { earlier.value.text == later.value.text }
  }

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    // Most sheets have none: the groups, which lie scattered in memory, are then not read at all.
    guard !program.repetitions.isEmpty else { return DiagnosticList() }
    let pairs = pairs(in: compilation.theme.groups, program)
    var diagnostics = DiagnosticList()
    for file in program.files.sorted() {
      // The two sides of a conflict, which has been reported, may set the same properties.
      guard let inFile = pairs[file], !program.tree(file).hasConflictMarkers else { continue }
      for pair in inFile {
        // A rule of several selectors declares the same thing several times.
        let reported = pair.isSame ? pair.later : pair.earlier
        guard diagnostics.isFirst(.repeatedProperty, at: program.nameSpan(reported.place)),
          !diagnostics.skips(.repeatedProperty)
        else { continue }
        diagnostics.append(
          pair.isSame
            ? .sameValue(program, pair.later, after: pair.earlier)
            : .repeatedProperty(program, pair.earlier, pair.later))
      }
    }
    return diagnostics
  }

  /// Declarations for the same environments, each with the next one, where both are in one block; by their
  /// files.
  private static func pairs(in groups: DeclarationGroups, _ program: Program) -> [FileID: [Pair]] {
    var isRepetition = Column<Program.Declaration, Bool>(repeating: false, count: program.declarations.count)
    for id in program.repetitions { isRepetition[id] = true }
    var pairs: [FileID: [Pair]] = [:]
    for cell in groups.contested {
      let ids = groups.declarations(of: cell)
      for position in ids.indices.dropFirst() where isRepetition[ids[position]] {
        let later = program.declarations[ids[position]]
        var candidate = position - 1
        while candidate >= max(ids.startIndex, position - reach) {
          let earlier = program.declarations[ids[candidate]]
          candidate -= 1
          // Most rules that set a property again are far away, and those before them still further.
          guard earlier.place.file.index == later.place.file.index,
            later.place.node.isWithin(longestBlock, after: earlier.place.node)
          else { break }
          guard earlier.environments.bits == later.environments.bits else { continue }
          if earlier.isFromPattern == later.isFromPattern,
            program.tree(earlier.place.file).areSiblings(earlier.place.node, later.place.node)
          {
            pairs[later.place.file, default: []].append(Pair(earlier: earlier, later: later))
          }
          break
        }
      }
    }
    return pairs
  }
}

extension Diagnostic {
  fileprivate static func repeatedProperty(
    _ program: Program, _ earlier: Program.Declaration, _ later: Program.Declaration
  ) -> Diagnostic {
    Diagnostic(
      .repeatedProperty, "'\(program.properties[earlier.property])' is set twice in this rule",
      at: program.nameSpan(earlier.place), label: "never has an effect",
      secondary: [Label(program.nameSpan(later.place), "the last value applies")], help: ["remove one of the two"])
  }

  fileprivate static func sameValue(
    _ program: Program, _ later: Program.Declaration, after earlier: Program.Declaration
  ) -> Diagnostic {
    Diagnostic(
      .repeatedProperty, "'\(program.properties[later.property])' is set twice to the same value in this rule",
      at: program.nameSpan(later.place), secondary: [Label(program.nameSpan(earlier.place), "here")],
      fixIts: [FixIt("remove this one", replacing: program.deletion(ofDeclaration: later.place), with: "")])
  }
}

extension Program {
  /// The range to delete to remove a declaration: its whole line, or itself with the blanks beside it.
  fileprivate func deletion(ofDeclaration place: Place) -> Span {
    let (file, span) = (tree(place.file).file, span(place))
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = Int(span.start) - file.bytes[..<Int(span.start)].reversed().prefix(while: isBlank).count
    let isFirst = DefinitionLine.begins(at: start, of: file.bytes)
    guard isFirst else { return file.span(start, Int(span.end)) }
    let end = Int(span.end) + file.bytes[Int(span.end)...].prefix(while: isBlank).count
    let newline = DefinitionLine.newlineLength(at: end, of: file.bytes)
    return newline > 0 ? file.span(start, end + newline) : file.span(Int(span.start), end)
  }
}

import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that set one property twice, to different values: the first value never has an effect.
enum RepeatedPropertyCheck {
  /// The number of earlier declarations that each one is compared with.
  private static let reach = 8
  /// The greatest distance of compared declarations, in nodes.
  private static let longestBlock = 1_024

  /// Two declarations of one property of one path.
  private struct Pair {
    var earlier, later: Program.Declaration
  }

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    // Most sheets have none: the groups, which lie scattered in memory, are then not read at all.
    guard !program.repetitions.isEmpty else { return DiagnosticList() }
    let pairs = pairs(in: compilation.theme.groups, program)
    var diagnostics = DiagnosticList()
    for file in program.files.sorted() {
      // The two sides of a conflict, which has been reported, may set the same properties.
      guard let inFile = pairs[file],
        !program.tree(file).hasConflictMarkers
      else { continue }
      for pair in inFile {
        // A rule of several selectors declares the same thing several times.
        guard diagnostics.isFirst(.repeatedProperty, at: program.nameSpan(pair.earlier.place)),
          !diagnostics.skips(.repeatedProperty)
        else { continue }
        diagnostics.append(.repeatedProperty(program, pair.earlier, pair.later))
      }
    }
    return diagnostics
  }

  /// Declarations for the same environments, each with the next one that has another value, where both stand in one
  /// block; by their files.
  private static func pairs(
    in groups: DeclarationGroups, _ program: Program
  ) -> [FileID: [Pair]] {
    var isRepetition = Column<Program.Declaration, Bool>(
      repeating: false, count: program.declarations.count)
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
          // Most rules that set a property again stand far away, and those before them still further.
          guard earlier.place.file.index == later.place.file.index,
            later.place.node.isWithin(longestBlock, after: earlier.place.node)
          else { break }
          guard earlier.environments.bits == later.environments.bits else { continue }
          if earlier.value.text != later.value.text, earlier.isFromPattern == later.isFromPattern,
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
      secondary: [Label(program.nameSpan(later.place), "the last value counts")],
      help: ["remove one of the two"])
  }
}

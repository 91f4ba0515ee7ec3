import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that set one property twice, to different values: the first value never has an effect.
enum RepeatedPropertyCheck {
  /// How many earlier declarations each one is compared with.
  private static let reach = 8
  /// How many nodes apart two declarations are compared.
  private static let longestBlock = 1_024

  /// Two declarations of one property of one path.
  fileprivate struct Pair {
    var earlier, later: Program.Declaration
  }

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    var pairs = pairs(in: compilation.theme.groups, program)
    var diagnostics = DiagnosticList()
    for file in program.files.sorted() {
      // The two sides of a conflict, which has been reported, may set the same properties.
      guard let inFile = pairs.removeValue(forKey: file),
        !program.tree(file).tokens.traps.contains(where: { $0.kind == .conflictMarker })
      else { continue }
      let isInOneBlock = program.tree(file).areSiblings(
        inFile.map { ($0.earlier.place.node, $0.later.place.node) })
      for (pair, isInOneBlock) in zip(inFile, isInOneBlock) where isInOneBlock {
        // A rule of several selectors declares the same thing several times.
        guard diagnostics.isFirst(.repeatedProperty, at: program.nameSpan(pair.earlier.place))
        else { continue }
        diagnostics.append(.repeatedProperty(program, pair.earlier, pair.later))
      }
    }
    return diagnostics
  }

  /// Declarations for the same environments, each with the next one that has another value, by their files.
  private static func pairs(
    in groups: DeclarationGroups, _ program: Program
  ) -> [FileID: [Pair]] {
    var pairs: [FileID: [Pair]] = [:]
    for cell in groups.cells.values where cell.count > 1 {
      let ids = groups.declarations(of: cell)
      for position in ids.indices.dropFirst() {
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
          let pair = Pair(earlier: earlier, later: later)
          if pair.mayBeInOneRule(program) { pairs[later.place.file, default: []].append(pair) }
          break
        }
      }
    }
    return pairs
  }
}

extension RepeatedPropertyCheck.Pair {
  /// Whether both may stand in one block, with different values.
  fileprivate func mayBeInOneRule(_ program: Program) -> Bool {
    earlier.value.text != later.value.text && earlier.isFromPattern == later.isFromPattern
      && program.tree(later.place.file).mayBeSiblings(earlier.place.node, later.place.node)
  }
}

extension Diagnostic {
  fileprivate static func repeatedProperty(
    _ program: Program, _ earlier: Program.Declaration, _ later: Program.Declaration
  ) -> Diagnostic {
    Diagnostic(
      .repeatedProperty, .repeatedProperty, about: program.properties.slice(earlier.property),
      at: program.nameSpan(earlier.place), label: "never has an effect",
      secondary: [Label(program.nameSpan(later.place), "the last value counts")])
  }
}

extension DiagnosticTemplate {
  fileprivate static let repeatedProperty = DiagnosticTemplate(
    Phrase("'", nameThen: "' is set twice in this rule"),
    help: Phrase("remove one of the two"))
}

import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Text and icons that have too little contrast with what they stand on, each where its colour is declared.
enum ContrastCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let audit = ContrastAudit.of(compilation)
    var failures: [Failures.Key: Failures] = [:]
    for pair in audit.pairs {
      for variant in pair.variants where variant.verdict == .fails || variant.verdict == .invisible
      {
        let place = compilation.program.declarations[variant.declaration].place
        let key = Failures.Key(place: place, isInvisible: variant.verdict == .invisible)
        failures[key, default: Failures()].all.append((pair, variant))
      }
    }
    var diagnostics = DiagnosticList()
    guard !failures.isEmpty else { return diagnostics }
    let variants = Dictionary(grouping: audit.pairs.flatMap(\.variants)) {
      compilation.program.declarations[$0.declaration].place
    }
    for (key, found) in failures.sorted(by: { $0.key < $1.key }) {
      guard let worst = found.worst else { continue }
      diagnostics.append(
        key.isInvisible
          ? .invisibleText(worst, compilation)
          : .lowContrast(
            worst, compilation, others: found.all.count - 1,
            help: suggestion(
              for: worst.variant, among: variants[key.place] ?? [], compilation.target)))
    }
    return diagnostics
  }

  /// What fails of one declaration.
  private struct Failures {
    struct Key: Hashable, Comparable {
      var place: Program.Place
      var isInvisible: Bool

      static func < (left: Key, right: Key) -> Bool {
        (left.place.file, left.place.node, left.isInvisible ? 0 : 1)
          < (right.place.file, right.place.node, right.isInvisible ? 0 : 1)
      }
    }

    var all: [Failure] = []

    /// The pair with the least contrast; the first of several.
    var worst: Failure? {
      all.min { $0.variant.greatestRatio < $1.variant.greatestRatio }
    }
  }

  typealias Failure = (pair: ContrastAudit.Pair, variant: ContrastAudit.Variant)

  /// The nearest colour that passes wherever the declaration gives the failing one.
  ///
  /// `variants` are all variants of the declaration.
  private static func suggestion(
    for worst: ContrastAudit.Variant, among variants: [ContrastAudit.Variant], _ target: Target
  ) -> [String] {
    let same = variants.filter {
      $0.foreground == worst.foreground && $0.verdict != .exempt
    }
    let ratio = same.map(\.use.requiredRatio).max() ?? worst.use.requiredRatio
    // What shines through an unknown ground is no colour that another one could be compared with.
    let known = same.filter { $0.backgrounds.count == 1 }
    let backgrounds = (known.isEmpty ? same : known).flatMap(\.backgrounds)
    let nearest = ReadableColor.nearest(to: worst.foreground, on: backgrounds, ratio: ratio)
    guard let nearest else {
      return ["no lightness of this hue passes on all its backgrounds: change a background"]
    }
    let count = Set(backgrounds).count
    let where_ = count == 1 ? "on this background" : "on all \(count) backgrounds"
    let spelling = nearest.spelling(for: target)
    return ["'\(spelling)' is the nearest colour of this hue that passes \(where_)"]
  }
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ failure: ContrastCheck.Failure, _ compilation: Compilation, others: Int, help: [String]
  ) -> Diagnostic {
    let (pair, variant) = failure
    let required = variant.use == .text ? "4.5" : "3"
    let what = variant.use == .graphic ? "icons need" : "\(variant.use.rawValue) needs"
    let ratio = ContrastRatio.text(variant.greatestRatio)
    var diagnostic = Diagnostic(
      .lowContrast,
      "'\(pair.writtenProperty)' of '\(pair.path)' has a contrast of \(ratio), and \(what) \(required)",
      at: compilation.program.nameSpan(
        compilation.program.declarations[variant.declaration].place),
      label: variant.colors, secondary: ground(of: failure, compilation),
      notes: place(of: variant), help: help)
    if others > 0 {
      diagnostic.notes.append(
        others == 1
          ? "1 more pair of this declaration fails"
          : "\(others) more pairs of this declaration fail"
      )
    }
    return diagnostic
  }

  fileprivate static func invisibleText(
    _ failure: ContrastCheck.Failure, _ compilation: Compilation
  ) -> Diagnostic {
    let (pair, variant) = failure
    return Diagnostic(
      .invisibleText,
      "'\(pair.writtenProperty)' of '\(pair.path)' is the colour of its background",
      at: compilation.program.nameSpan(
        compilation.program.declarations[variant.declaration].place),
      label: variant.colors, secondary: ground(of: failure, compilation),
      notes: place(of: variant))
  }

  private static func ground(
    of failure: ContrastCheck.Failure, _ compilation: Compilation
  ) -> [Label] {
    guard let declaration = failure.variant.groundDeclaration else { return [] }
    let place = compilation.program.declarations[declaration].place
    return [Label(compilation.program.nameSpan(place), "the background")]
  }

  private static func place(of variant: ContrastAudit.Variant) -> [String] {
    variant.environments == .all
      ? [] : ["this holds in \(EnvironmentPhrase.describe(variant.environments))"]
  }
}

extension ContrastAudit.Variant {
  /// The colour on its background, as bytes.
  fileprivate var colors: String {
    let grounds = backgrounds.map { $0.rounded.unambiguousSpelling }.joined(separator: " to ")
    return "\(foreground.unambiguousSpelling) on \(grounds)"
  }
}

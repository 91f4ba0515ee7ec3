import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeSyntax
import ThemeTable

/// The files of a run, read and parsed, with what is to be compiled of them.
struct ThemeSources: Sendable {
  /// One theme as it was named.
  enum Theme: Sendable {
    /// Numbers of files, the later over the earlier.
    case layers([Int])
    /// It is compiled already.
    case table(ResolvedTable)
    /// It could not be read.
    case unreadable
  }

  /// The request of the user.
  let request: ThemeRequest
  var graph: ImportGraph
  let themes: [Theme]
  /// The setup of each theme.
  let setups: ThemeSetups
  /// The configurations that apply to the files of the graph.
  let configurations: ConfigurationFiles.Read
  /// The inputs that are stylesheets, each with the number of its file and its content.
  let inputs: [(file: Int, input: Input, content: FileContent)]
  /// Why some of the inputs could not be read.
  let problems: [Failure.Problem]
  /// The files that were read and those that may be written.
  let plan: FilePlan.Checked
  /// The app that uses the themes; nil where nobody named it, or nothing asks for it.
  let app: AppSources?
  /// The files that were looked at; nil unless they are watched.
  let log: ReadingLog?
  /// The inputs by the numbers of their files; the first if several inputs name one file.
  var inputsByFile: [Int: (input: Input, content: FileContent)] {
    Dictionary(inputs.map { ($0.file, ($0.input, $0.content)) }) { first, _ in first }
  }

  /// The name of a theme: that of its last layer.
  func name(of theme: Int) -> String {
    layers(of: theme).last.map { graph.trees[$0].file.path } ?? ""
  }

  /// The files of a theme that the user named.
  func layers(of theme: Int) -> [Int] { if case .layers(let layers) = themes[theme] { layers } else { [] } }

  /// The files that a theme is made of, in the order in which they were read.
  func files(of theme: Int) -> [Int] { graph.reachable(from: layers(of: theme)) }

  /// The names of the stylesheets, as an app loads them: without their folders and the ending.
  var sheetNames: Set<String> {
    Set(
      graph.files.compactMap { file in
        let name = file.tree.file.path.split(separator: "/").last ?? ""
        return name.hasSuffix(".nss") ? String(name.dropLast(4)) : nil
      })
  }

  /// The setup that decides which findings of the whole run apply.
  var setup: ThemeSetup { setups.first ?? ThemeSetup() }

  /// Rewrites stylesheets that the user named, each by its number with its new text, and writes reports with them in one
  /// transaction.
  ///
  /// Standard input goes to standard output, even if it has no new text. Messages call a text by `adjective`.
  func rewrite(_ texts: [Int: [UInt8]], as adjective: String, with reports: [Output] = []) throws(Failure) {
    let sheets = inputsByFile.sorted { $0.key < $1.key }.compactMap { number, read -> Output? in
      let (input, content) = read
      guard let path = input.path else { return Output(.standardOutput, texts[number] ?? content.bytes) }
      return texts[number].map { text in
        Output(.file(path), text, as: .rewrite(content), called: "the \(adjective) '\(input.name)'")
      }
    }
    // That no report is a file of the run was checked when the sources were read.
    try FilePlan().write(sheets + reports)
  }
}

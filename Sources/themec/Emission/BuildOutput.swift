import ThemeBase
import ThemeCompiler

/// A product that was made, as the depfile and the metafile name it.
struct BuildOutput: Sendable {
  /// Nil for standard output; of a folder its manifest, which changes with every file.
  let path: FilePath?
  let size: Int
  let extent: Product.Extent
  let inputs: [BuildInput]
}

/// A file that a product was made of.
struct BuildInput: Hashable, Sendable {
  /// As the command line or an import spells it; nil for standard input and for a built-in theme.
  let path: FilePath?
  let name: String
  let size: Int
  /// Whether the user named the file as a theme.
  let isTheme: Bool

  /// The files of all outputs, each once.
  static func all(of outputs: [BuildOutput]) -> [BuildInput] {
    var known: Set<BuildInput> = []
    return outputs.flatMap(\.inputs).filter { known.insert($0).inserted }
  }
}

extension ThemeSources {
  /// The files of each theme in the order in which they were read, followed by registry files and configurations.
  var buildInputs: [[BuildInput]] {
    let inputs = inputsByFile
    return themes.indices.map { theme in
      let files = files(of: theme)
      let registry = setups.registry(of: theme).files.compactMap { input, content in
        input.path.map { (path: $0, size: content.bytes.count) }
      }
      return files.map { buildInput($0, as: inputs[$0]?.input) }
        + (registry + configurations.files(for: files)).map {
          BuildInput(path: $0.path, name: $0.path.name(), size: $0.size, isTheme: false)
        }
    }
  }

  private func buildInput(_ index: Int, as input: Input?) -> BuildInput {
    let (file, path) = (graph.sources.files[index], graph.paths[index])
    return BuildInput(
      path: input.map(\.path) ?? (path.origin == .builtIn ? nil : FilePath(bytes: path.bytes)), name: file.path,
      size: file.bytes.count, isTheme: input != nil)
  }
}

/// A record for tools of what a run read and wrote; the same for the same files.
///
///     {
///       "format": "themec-metafile",
///       "inputs": {"base.nss": {"bytes": 120}, …},
///       "outputs": {"theme.nsst": {"bytes": 912, "classes": 4, "properties": 9}, …},
///       "version": 2
///     }
enum Metafile {
  /// The version of this form; it rises when a reader of the old one could go wrong.
  static let version = 2

  /// The bytes of the document: keys sorted, final newline.
  static func bytes(of outputs: [BuildOutput]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "themec-metafile")
      json.object("inputs") { json in
        for input in BuildInput.all(of: outputs).sorted(by: { $0.name < $1.name }) {
          json.object(input.name, inline: true) { $0.member("bytes", input.size) }
        }
      }
      json.object("outputs") { json in
        for output in outputs.sorted(by: { $0.name < $1.name }) {
          json.object(output.name, inline: true) { json in
            json.member("bytes", output.size)
            json.member("classes", output.extent.classes)
            json.member("properties", output.extent.properties)
          }
        }
      }
      json.member("version", version)
    }
    return json.document()
  }
}

extension BuildOutput { fileprivate var name: String { path?.name() ?? "<stdout>" } }

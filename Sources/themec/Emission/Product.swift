import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The product of `build` from one theme in one form.
struct Product: Sendable {
  let content: Output.Content
  /// The size of the theme, for people.
  let extent: Extent

  /// The size of a table.
  struct Extent: Sendable, CustomStringConvertible {
    let classes: Int
    let properties: Int
    /// The number of named values in a product without styles.
    var values: Int?

    /// `12 classes, 61 properties`, or `4 values`.
    var description: String {
      values.map { counted($0, "value") }
        ?? counted(classes, "class", plural: "classes") + ", " + counted(properties, "property", plural: "properties")
    }
  }

  /// A line for people about a product in a file or folder: `wrote theme.nsst (12 classes, 61 properties)`.
  func line(at path: FilePath, hasChanged: Bool) -> String {
    guard hasChanged else { return "\(path.display()) is up to date" }
    switch content {
    case .file: return "wrote \(path.display()) (\(extent))"
    case .folder(let files): return "wrote \(path.display()) (\(counted(files.count, "file")))"
    }
  }
}

/// The products that `build --check` finds out of date.
enum ProductCheck {
  /// The differences of the files of some products, in the order of the products.
  static func differences(_ products: [Product], at places: [OutputPlan.Place]) throws(Failure) -> [OutputDifference] {
    var differences: [OutputDifference] = []
    for (product, place) in zip(products, places) {
      guard let path = place.destination.path else { continue }
      switch product.content {
      case .file(let bytes): if let difference = OutputDifference.of(path, bytes) { differences.append(difference) }
      case .folder(let files): differences += try OutputDifference.of(FolderOutput(folder: path, files: files))
      }
    }
    return differences
  }

  /// Prints the changes: diffs of texts, a line for anything else.
  static func show(_ differences: [OutputDifference], on console: Console) throws(Failure) {
    for difference in differences {
      let name = difference.path.display()
      switch difference.change {
      case .create: try console.write(lines: "\(name) is missing\n")
      case .remove: try console.write(lines: "\(name) is no longer made\n")
      case .replace(nil): try console.write(lines: "\(name) is not a file\n")
      case .replace(let former?) where isText(former) && isText(difference.bytes):
        try console.write(diff: LineDiff.bytes(from: former, to: difference.bytes, path: name))
      case .replace(let former?):
        let (old, new) = (former.count, difference.bytes.count)
        try console.write(lines: "\(name) differs: \(old) bytes, expected \(new)\n")
      }
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}

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
      let registry = (setups.registry(of: theme)?.files ?? []).compactMap { input, content in
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
    let inputs = BuildInput.all(of: outputs).sorted { $0.name < $1.name }.map { input in
      (input.name, JSONObject.inline(["bytes": input.size]))
    }
    let products = outputs.sorted { $0.name < $1.name }.map { output in
      let extent = output.extent
      return (
        output.name,
        JSONObject.inline(["bytes": output.size, "classes": extent.classes, "properties": extent.properties])
      )
    }
    let document: JSONObject = ["inputs": JSONObject(inputs), "outputs": JSONObject(products)]
    return document.document("themec-metafile", version: version)
  }
}

extension BuildOutput { fileprivate var name: String { path?.name() ?? "<stdout>" } }

/// Rules that tell make, ninja and whatever reads gcc's rules what each product was made of.
///
///     out/a.nsst: brands/a.nss base.nss
///     base.nss:
///
/// A rule without prerequisites for each imported file, as gcc's `-MP` writes it, lets make go on when the file is gone.
enum Depfile {
  /// One rule for each product and for the stamp of the run; none for standard output.
  static func bytes(of outputs: [BuildOutput], stamp: FilePath? = nil) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    for output in outputs { if let path = output.path { bytes += try rule(path, output.inputs) } }
    let inputs = BuildInput.all(of: outputs)
    if let stamp { bytes += try rule(stamp, inputs) }
    guard !bytes.isEmpty else { return [] }
    for input in inputs where !input.isTheme { if let path = input.path { bytes += try escaped(path) + ":\n".utf8 } }
    return bytes
  }

  private static func rule(_ target: FilePath, _ inputs: [BuildInput]) throws(Failure) -> [UInt8] {
    guard !target.bytes.contains(UInt8(ascii: "%")) else { throw .noRule(target, "make reads '%' as a pattern") }
    var bytes = try escaped(target) + ":".utf8
    for input in inputs { if let path = input.path { bytes += " \\\n  ".utf8 + (try escaped(path)) } }
    return bytes + "\n".utf8
  }

  /// A path as make 4.3 and ninja 1.11 both read it: `\` before a space, `#` and `:`, the backslashes before a space
  /// doubled, and `$` doubled.
  ///
  /// Fails for names that have no spelling which both read alike.
  static func escaped(_ path: FilePath) throws(Failure) -> [UInt8] {
    if let reason = unreadable(path.bytes) { throw .noRule(path, reason) }
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: " "): result += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"):
        guard backslashes == 0 else { throw .noRule(path, "make and ninja differ on a backslash before '#' and ':'") }
        result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): result.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return result
  }

  /// Why no spelling of a name is read alike by all, or nil if there is one.
  private static func unreadable(_ name: [UInt8]) -> String? {
    if name.first == UInt8(ascii: "~") { return "make reads '~' at its start as a home folder" }
    if let last = name.last, " :\\".utf8.contains(last) {
      return "make and ninja read its last character in different ways"
    }
    for byte in name {
      switch byte {
      case 0..<0x20, 0x7F: return "it contains a control character"
      case _ where #""'&*;<>?^`|"#.utf8.contains(byte): return "ninja splits it at '\(Character(UnicodeScalar(byte)))'"
      case UInt8(ascii: "="): return "make reads '=' as an assignment"
      default: continue
      }
    }
    return nil
  }
}

extension Failure {
  fileprivate static func noRule(_ path: FilePath, _ reason: String) -> Failure {
    Failure(
      "no dependency file can hold the name \(quotedPath(path)): \(reason)",
      help: ["rename the file, or build without '--depfile'"])
  }
}

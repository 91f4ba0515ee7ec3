import ThemeBase
import ThemeExchange

/// The destinations of the products of a run.
struct OutputPlan: Sendable {
  /// One product.
  struct Place: Sendable {
    /// The number of the theme among the inputs.
    let theme: Int
    let form: OutputForm
    /// A file, standard output, or the folder of a product of several files.
    let destination: Destination

    /// The file that is claimed before the product is made; for a folder it is the manifest.
    var claimed: Destination {
      guard form.isFolder, let path = destination.path else { return destination }
      return .file(FolderOutput.manifest(in: path))
    }
  }

  /// All products, theme by theme, in the order of the emissions.
  private(set) var places: [Place] = []
  /// The folders that are to be made for them.
  private(set) var missingFolders: Set<FilePath> = []

  /// The plan for some emissions of each input; with a main theme only that one becomes anything but a table.
  init(for inputs: [Input], _ emissions: [Emission], main: FilePath? = nil) throws(Failure) {
    if let main, !inputs.contains(where: { $0.path == main }) {
      throw .usage("'--main' must be one of the themes; \(quotedPath(main)) is not")
    }
    for (theme, input) in inputs.enumerated() {
      for emission in emissions {
        let isForAll = main == nil || emission.form.name == OutputForm.table.name
        guard isForAll || input.path == main else { continue }
        let destination = try destination(of: input, emission, ofAll: isForAll ? inputs.count : 1)
        places.append(Place(theme: theme, form: emission.form, destination: destination))
      }
    }
  }

  /// The forms of a theme.
  func forms(of theme: Int) -> [OutputForm] {
    let start = places.partitionPoint { $0.theme < theme }
    return places[start...].prefix { $0.theme == theme }.map(\.form)
  }

  private mutating func destination(of input: Input, _ emission: Emission, ofAll count: Int) throws(Failure)
    -> Destination
  {
    let form = emission.form
    guard let output = emission.output else {
      if let path = input.path { return .file(path.replacingThemeExtension(with: form.siblingExtension)) }
      guard !form.isFolder else { throw .folderOnStandardOutput(form) }
      return .standardOutput
    }
    if output.isDash {
      guard !form.isFolder else { throw .folderOnStandardOutput(form) }
      guard count == 1 else {
        throw .usage("standard output takes one \(form.productName), and \(count) themes were named")
      }
      return .standardOutput
    }
    let path = FilePath(output)
    let kind = LocalFileSystem().statusIfAny(of: path)?.kind
    let isProduct = form.isFolder && form.isNamed(path)
    guard !isProduct, kind == .folder || path.endsInSlash else {
      guard count == 1 else {
        throw .usage(
          "'--output' must name a folder for several themes; \(quotedPath(path)) names a file",
          help: ["to make the folder, write '\(path.display())/'"])
      }
      return .file(path)
    }
    guard let name = input.path?.lastComponent else {
      throw .usage(
        "standard input has no name that its \(form.productName) could have in \(quotedPath(path))",
        help: ["name the file: '--output \(path.display())/theme.\(form.fileExtension)'"])
    }
    let product = path.appending(name.replacingThemeExtension(with: form.fileExtension))
    if kind == nil { missingFolders.insert(product.folder) }
    return .file(product)
  }
}

extension OutputForm {
  /// Whether a folder is the product itself and not one that takes products: by its extension, or by our manifest in it.
  fileprivate func isNamed(_ path: FilePath) -> Bool {
    path.lastComponent.text.hasSuffix(".\(fileExtension)")
      || LocalFileSystem().statusIfAny(of: FolderOutput.manifest(in: path)) != nil
  }
}

extension Failure {
  fileprivate static func folderOnStandardOutput(_ form: OutputForm) -> Failure {
    .usage(
      "the \(form.productName) is a folder, which standard output cannot take",
      help: ["name the folder: '--emit \(form.name):<path>'"])
  }
}

/// A form that a run of `build` writes, and where the user wants it.
struct Emission: Sendable {
  let form: OutputForm
  /// A file, a folder or `-`; nil puts the product beside its theme.
  let output: Argument?

  /// The forms and places that `--emit` and `--output` ask for together.
  ///
  /// Forms without a path of their own go where `--output` says. Without any of them, `--output` decides by its name.
  static func list(_ parsed: ParsedArguments) throws(Failure) -> [Emission] {
    var emissions: [Emission] = []
    let output = parsed.value(.output)
    for argument in parsed.all(.emit) { emissions.append(try Emission(argument, or: output)) }
    if let output, !emissions.contains(where: { $0.output == output }) {
      let form = OutputForm.askedFor(byOutput: output.text) ?? .table
      emissions.insert(Emission(form: form, output: output), at: 0)
    }
    return emissions.isEmpty ? [Emission(form: .table, output: nil)] : emissions
  }
}

extension Emission {
  /// Reads `FORM:PATH` or `FORM`, which goes to `output`.
  private init(_ argument: Argument, or output: Argument?) throws(Failure) {
    let (name, path) = argument.split(at: ":")
    guard let form = OutputForm.named(name) else {
      throw .wrongChoice(name, of: "--emit", choices: OutputForm.all.map(\.name))
    }
    guard path != "" else { throw .usage("'--emit \(name):' names no file") }
    self.init(form: form, output: path ?? output)
  }
}

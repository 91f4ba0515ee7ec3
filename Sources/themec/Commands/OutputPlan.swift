import ThemeFiles

/// Where the product of each input goes.
struct OutputPlan: Equatable, Sendable {
  /// One for each input, in their order.
  private(set) var destinations: [Destination]
  /// The folder that is to be made for them.
  private(set) var missingFolder: FilePath?

  /// The plan for `--output`; nil puts each product beside its input.
  static func make(
    for inputs: [Input], output: Argument?, form: EmitForm
  ) throws(Failure) -> OutputPlan {
    guard let output else {
      return OutputPlan(
        destinations: inputs.map { input in
          input.path.map { .file($0.replacingThemeExtension(with: form.siblingExtension)) }
            ?? .standardOutput
        })
    }
    if output.isDash {
      guard inputs.count == 1 else {
        throw .usage(
          "standard output takes one \(form.productName), and \(inputs.count) themes were named")
      }
      return OutputPlan(destinations: [.standardOutput])
    }
    return try make(for: inputs, in: FilePath(output), form: form)
  }

  private static func make(
    for inputs: [Input], in path: FilePath, form: EmitForm
  ) throws(Failure) -> OutputPlan {
    let kind = LocalFileSystem().statusIfAny(of: path)?.kind
    guard kind == .folder || path.endsInSlash else {
      guard inputs.count == 1 else {
        throw .usage(
          "'--output' must name a folder for several themes, and \(quotedPath(path)) is none",
          help: ["to make the folder, write '\(path.display())/'"])
      }
      return OutputPlan(destinations: [.file(path)])
    }
    var files: [Destination] = []
    for input in inputs {
      guard let name = input.path?.lastComponent else {
        throw .usage(
          "standard input has no name that its \(form.productName) could have in \(quotedPath(path))",
          help: ["name the file: '--output \(path.display())/theme.\(form.fileExtension)'"])
      }
      files.append(.file(path.appending(name.replacingThemeExtension(with: form.fileExtension))))
    }
    return OutputPlan(destinations: files, missingFolder: kind == nil ? path : nil)
  }
}

/// Where the product of each input goes.
struct OutputPlan: Equatable {
  enum Destination: Equatable {
    case standardOutput
    case file(FilePath)
  }

  /// One for each input, in their order.
  private(set) var destinations: [Destination]
  /// The folder that is to be made for them.
  private(set) var missingFolder: FilePath?

  /// The plan for `--output`; nil puts each product beside its input.
  static func make(
    for inputs: [Input], output: Argument?, fileExtension: String
  ) throws(Failure) -> OutputPlan {
    guard let output else {
      return OutputPlan(
        destinations: inputs.map { input in
          input.path.map { .file($0.replacingThemeExtension(with: fileExtension)) }
            ?? .standardOutput
        })
    }
    if output.isDash {
      guard inputs.count == 1 else {
        throw .usage("standard output takes one table, and \(inputs.count) themes were named")
      }
      return OutputPlan(destinations: [.standardOutput])
    }
    return try make(for: inputs, in: FilePath(output), fileExtension: fileExtension)
  }

  private static func make(
    for inputs: [Input], in path: FilePath, fileExtension: String
  ) throws(Failure) -> OutputPlan {
    let kind = try? Platform.status(of: path).kind
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
          "standard input has no name that its table could have in \(quotedPath(path))",
          help: ["name the file: '--output \(path.display())/theme.\(fileExtension)'"])
      }
      files.append(.file(path.appending(name.replacingThemeExtension(with: fileExtension))))
    }
    return OutputPlan(destinations: files, missingFolder: kind == nil ? path : nil)
  }
}

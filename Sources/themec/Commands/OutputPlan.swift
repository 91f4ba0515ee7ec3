/// Where the product of each input goes, checked before any work is done.
enum OutputPlan {
  enum Destination: Equatable {
    case standardOutput
    case file(FilePath)
  }

  /// The destinations of the inputs, in their order, and the folder that is to be made for them.
  struct Plan: Equatable {
    var destinations: [Destination]
    var missingFolder: FilePath?
  }

  static func make(
    for inputs: [Input], output: Argument?, fileExtension: String
  ) throws(Failure) -> Plan {
    let plan = try destinations(for: inputs, output: output, fileExtension: fileExtension)
    try check(plan, of: inputs)
    return plan
  }

  private static func destinations(
    for inputs: [Input], output: Argument?, fileExtension: String
  ) throws(Failure) -> Plan {
    guard let output else {
      return Plan(
        destinations: inputs.map { input in
          input.path.map { .file($0.replacingThemeExtension(with: fileExtension)) }
            ?? .standardOutput
        })
    }
    if output.isDash {
      guard inputs.count == 1 else {
        throw .usage("standard output takes one table, and \(inputs.count) themes were named")
      }
      return Plan(destinations: [.standardOutput])
    }
    return try destinations(for: inputs, in: FilePath(output), fileExtension: fileExtension)
  }

  private static func destinations(
    for inputs: [Input], in path: FilePath, fileExtension: String
  ) throws(Failure) -> Plan {
    let kind = try? Platform.status(of: path).kind
    guard kind == .folder || path.endsInSlash else {
      guard inputs.count == 1 else {
        throw .usage(
          "'--output' must name a folder for several themes, and \(quotedPath(path)) is none",
          help: ["to make the folder, write '\(path.display())/'"])
      }
      return Plan(destinations: [.file(path)])
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
    return Plan(destinations: files, missingFolder: kind == nil ? path : nil)
  }

  // MARK: Checks

  private static func check(_ plan: Plan, of inputs: [Input]) throws(Failure) {
    let identities = inputs.map(\.identity)
    var writers: [FilePath: Input] = [:]
    for (input, destination) in zip(inputs, plan.destinations) {
      guard case .file(let path) = destination else { continue }
      if let index = identities.firstIndex(where: { $0 != nil && $0 == path.writtenIdentity }) {
        throw .usage(
          "the output \(quotedPath(path)) is the input '\(inputs[index].name)'",
          help: ["name another file with '--output'"])
      }
      if let other = writers.updateValue(input, forKey: path.resolved) {
        throw .usage(
          "'\(other.name)' and '\(input.name)' would both be written to \(quotedPath(path))")
      }
    }
  }
}

extension FilePath {
  /// Which regular file a write would replace.
  fileprivate var writtenIdentity: FileIdentity? {
    guard let status = try? Platform.status(of: self), status.kind == .regular else { return nil }
    return status.identity
  }

  /// The same for two spellings of one place, also where nothing stands yet.
  fileprivate var resolved: FilePath {
    Platform.canonical(self) ?? Platform.canonical(folder)?.appending(lastComponent) ?? self
  }
}

/// One theme that the user named.
struct Input: Sendable {
  /// Nil for standard input.
  let path: FilePath?
  /// As diagnostics call it.
  let name: String

  /// The inputs of the command line, none of them read yet.
  static func list(
    _ arguments: [Argument], standardInputName: Argument?
  ) throws(Failure) -> [Input] {
    guard arguments.count(where: \.isDash) <= 1 else {
      throw .usage("'-' stands twice, but standard input can be read only once")
    }
    return arguments.map { argument in
      if argument.isDash {
        return Input(path: nil, name: standardInputName.map { FilePath($0).name() } ?? "<stdin>")
      }
      let path = FilePath(argument)
      return Input(path: path, name: path.display())
    }
  }

  /// All bytes of the input.
  func read() throws(Failure) -> [UInt8] {
    guard let path else { return try FileReader.readStandardInput() }
    return try FileReader.read(path)
  }

  /// Which file it is; nil where there is none.
  var identity: FileIdentity? {
    if let path { return try? Platform.status(of: path).identity }
    return try? Platform.status(of: Int32(0)).identity
  }

  /// Reads all inputs; every one that cannot be read is named in one failure.
  static func readAll(_ inputs: [Input]) throws(Failure) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var problems: [Failure.Problem] = []
    for input in inputs {
      do throws(Failure) {
        contents.append(try input.read())
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw Failure(problems: problems) }
    return contents
  }
}

import ThemeExchange

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
      let form = OutputForm(outputNamed: output.text) ?? .table
      emissions.insert(Emission(form: form, output: output), at: 0)
    }
    return emissions.isEmpty ? [Emission(form: .table, output: nil)] : emissions
  }
}

extension Emission {
  /// Reads `FORM:PATH` or `FORM`, which goes to `output`.
  private init(_ argument: Argument, or output: Argument?) throws(Failure) {
    let (name, path) = argument.split(at: ":")
    guard let form = OutputForm(named: name) else {
      throw .wrongChoice(name, of: "--emit", choices: OutputForm.all.map(\.name))
    }
    guard path != "" else { throw .usage("'--emit \(name):' names no file") }
    self.init(form: form, output: path ?? output)
  }
}

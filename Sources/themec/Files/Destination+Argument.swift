extension Destination {
  /// The destination that an option names: a file, or standard output by `-`.
  init(_ argument: Argument) { self = argument.isDash ? .standardOutput : .file(FilePath(argument)) }
}

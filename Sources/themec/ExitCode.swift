/// The exit code of a run, as scripts see it.
enum ExitCode: Int32 {
  /// No error was found.
  case success = 0
  /// There are errors, or warnings with `--strict`.
  case findings = 1
  /// The work could not be done: a file, a configuration, a full disk.
  case failure = 2
  /// Wrong usage: `EX_USAGE` of sysexits.
  case usage = 64
}

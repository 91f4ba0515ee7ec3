import ThemeFiles

/// One piece of work that a build engine asks for, by the protocol of Bazel's persistent workers.
///
/// <https://bazel.build/remote/creating> describes the protocol. The engine has read the `@` file already: the arguments are
/// its lines.
struct WorkRequest: Equatable, Sendable {
  /// A file that the work may read.
  struct Input: Equatable, Sendable {
    var path: [UInt8] = []
    /// The digest of its content, as the engine counts it.
    var digest: [UInt8] = []
  }

  var arguments: [Argument] = []
  var inputs: [Input] = []
  /// The number that the response repeats; 0 if requests come one at a time.
  var id = 0
  /// Whether the request only withdraws an earlier one of the same number.
  var isCancellation = false
  var verbosity = 0
  /// The folder from which all paths count, relative to the working folder; empty for the working folder itself.
  var sandboxFolder: [UInt8] = []
}

/// The answer to a request; each request gets exactly one.
struct WorkResponse: Equatable, Sendable {
  var exitCode: Int32 = 0
  /// Everything that people are shown.
  var output = ""
  var id = 0
  var isCancelled = false
}

/// One piece of work that a build engine asks for, by the protocol of Bazel's persistent workers.
///
/// <https://bazel.build/remote/creating> describes the protocol. The engine has read the `@` file already: the arguments are
/// its lines.
///
/// The inputs with their digests and the verbosity are skipped: nothing is kept between requests, so no digest decides
/// anything.
struct WorkRequest: Equatable, Sendable {
  var arguments: [Argument] = []
  /// The number that the response repeats; 0 if requests come one at a time.
  var id = 0
  /// Whether the request only withdraws an earlier one of the same number.
  var isCancellation = false
  /// The folder from which all paths begin, relative to the working folder; empty for the working folder itself.
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

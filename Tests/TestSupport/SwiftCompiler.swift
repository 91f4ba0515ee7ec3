/// The Swift compiler, for tests of what an app can write against our modules.
package enum SwiftCompiler {
  /// The compiler's messages; empty if it succeeds, even with warnings.
  package static func run(_ arguments: [String]) throws -> String {
    let run = try ProgramRun(["swiftc"] + arguments)
    return run.code == 0 ? "" : run.errors
  }
}

package import Foundation

/// Programs in Python, for tests that let other people's tools judge what we write.
package enum Python {
  /// The status with which a program says that a package is missing.
  private static let missing: Int32 = 3

  /// Runs a program and returns what it prints; nil, with a note, if a package that it imports is not installed.
  ///
  /// A program that fails gives its messages instead, after `failed:`.
  package static func run(_ program: String, importing packages: [String], _ arguments: [String] = []) throws -> Data? {
    let start = """
      import sys
      try:
          import \(packages.joined(separator: ", "))
      except ImportError:
          sys.exit(\(missing))
      """
    let run = try ProgramRun(["python3", "-W", "ignore", "-c", start + "\n" + program] + arguments)
    switch run.code {
    case 0: return run.output
    case missing:
      print("\(packages.joined(separator: ", ")): not all installed, so a comparison is left out")
      return nil
    default: return Data(("failed: " + run.errors).utf8)
    }
  }
}

import Foundation
package import Testing

/// Outputs as somebody last approved them: the files in `Tests/Golden`.
///
/// `UPDATE_GOLDEN=1 swift test` writes every file anew that differs and fails the tests that did so once; what is
/// reviewed is the difference in the repository.
package enum Golden {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  /// Checks that a text equals the golden file of that name, such as `Rendering/two-labels.txt`.
  package static func check(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let path = "Tests/Golden/" + name
    let golden = (try? Repository.bytes(path)).map { String(decoding: $0, as: UTF8.self) }
    guard golden != text else { return }
    if isUpdating {
      Issue.record(update(path, with: text), sourceLocation: sourceLocation)
    } else if let golden {
      Issue.record(Comment(rawValue: difference(path, golden: golden, actual: text)), sourceLocation: sourceLocation)
    } else {
      Issue.record("there is no \(path); UPDATE_GOLDEN=1 writes it:\n\(text)", sourceLocation: sourceLocation)
    }
  }

  private static func update(_ path: String, with text: String) -> Comment {
    let url = Repository.url(path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "\(path) was written anew; look at the difference and run again"
    } catch { return "\(path) cannot be written: \(error)" }
  }

  /// The first line that differs, and the whole of what came out.
  private static func difference(_ path: String, golden: String, actual: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(path):\(common + 1) differs
      golden: \(common < old.count ? old[common].debugDescription : "(ends)")
      actual: \(common < new.count ? new[common].debugDescription : "(ends)")
      the whole of it:
      \(actual)
      """
  }
}

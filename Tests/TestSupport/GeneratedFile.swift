import Foundation
package import Testing

/// A file of the sources that is made from others.
///
/// `UPDATE_GOLDEN=1 swift test` writes it anew where it differs and fails once.
package enum GeneratedFile {
  package static func check(_ expected: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = (try? Repository.bytes(path)).map { String(decoding: $0, as: UTF8.self) }
    guard actual != expected else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" else {
      Issue.record("\(path) is not fresh; UPDATE_GOLDEN=1 writes it", sourceLocation: sourceLocation)
      return
    }
    do {
      try Data(expected.utf8).write(to: Repository.url(path))
      Issue.record("\(path) was written anew; build again", sourceLocation: sourceLocation)
    } catch { Issue.record("\(path) cannot be written: \(error)", sourceLocation: sourceLocation) }
  }
}

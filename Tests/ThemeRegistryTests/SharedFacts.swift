import Foundation
import TestSupport

/// The facts that the project was given, beside the repository; a copy without them tests less and
/// says so.
enum SharedFacts {
  /// A file of `../shared` as parsed JSON; nil, with a printed line, where it is not there.
  static func json(_ path: String) -> Any? {
    let url = Repository.root.deletingLastPathComponent().appending(path: "shared/" + path)
    guard let data = try? Data(contentsOf: url) else {
      print("note: ../shared/\(path) is not here; the comparison with it is left out")
      return nil
    }
    return try? JSONSerialization.jsonObject(with: data)
  }
}

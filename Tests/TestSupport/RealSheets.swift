import Foundation

/// Stylesheets that people wrote, for tests that begin with real text.
package enum RealSheets {
  /// The names of the sheets of the corpus, without `.nss`; empty if the corpus is missing.
  package static let names: [String] = SharedFacts.names(in: "corpus/nui", ending: ".nss").map {
    String($0.dropLast(4))
  }

  /// The bytes of one sheet of the corpus.
  package static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: SharedFacts.url("corpus/nui/\(name).nss")))
  }

  /// The sheets of the corpus, or the shipped themes if the corpus is missing.
  package static let all: [[UInt8]] = {
    let sheets = names.compactMap { try? bytes(of: $0) }
    guard sheets.isEmpty else { return sheets }
    return Repository.files(under: "Themes", ending: ".nss").compactMap { try? Repository.bytes($0) }
  }()
}

import TestSupport
import Testing

@testable import ThemeApp

/// The classes that an app of these files asks for, sorted; `*` is for what only the running app knows.
func classes(_ files: [(path: String, text: String)]) -> [String] {
  var facts = files.map { file in AppFile(path: file.path).flatMap { $0.allFacts(of: Array(file.text.utf8)) } }
  let accessors = facts.compactMap { $0?.accessors }.reduce(into: [:]) { $0.merge($1) { $1 } }
  for (index, file) in files.enumerated() where !accessors.isEmpty {
    facts[index]?.uses += AppFile.accessorUses(in: Array(file.text.utf8), of: accessors)
  }
  let usage = AppUsage(facts)
  let dynamic = Set(usage.dynamicPlaces.map { "\($0.prefix)*\($0.suffix)" })
  return (Set(usage.requests.map(\.className)).sorted() + dynamic.sorted())
}

/// Checks which classes a source of Swift asks for.
func checkSwift(_ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation) {
  expectEqual(classes([("A.swift", text)]), expected, "\(text)", sourceLocation: location)
}

/// Checks which classes a source of Objective-C asks for.
func checkObjectiveC(_ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation) {
  expectEqual(classes([("A.m", text)]), expected, "\(text)", sourceLocation: location)
}

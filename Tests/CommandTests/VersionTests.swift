import Foundation
import TestSupport
import Testing
import ThemeProject

/// What released versions wrote is read as it was: `Tests/Versions` keeps it, a folder for each version.
///
/// `make.sh` there makes the folder of a new version; those of older ones stay as they are.
@Suite struct VersionTests {
  private static let versions = Set(
    Repository.files(under: "Tests/Versions").compactMap { path in
      let parts = path.split(separator: "/")
      return parts.count == 4 ? String(parts[2]) : nil
    }
  ).sorted()

  /// A folder with what a version wrote.
  private func sandbox(_ version: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    let folder = "Tests/Versions/\(version)/"
    for file in Repository.files(under: String(folder.dropLast())) {
      try sandbox.write(Repository.bytes(file), to: String(file.dropFirst(folder.count)))
    }
    return sandbox
  }

  @Test func theCurrentVersionIsKeptAndInTheChangelog() throws {
    let short = ToolVersion.current.split(separator: ".").prefix(2).joined(separator: ".")
    expect(Self.versions.contains(short))
    let page = try Repository.bytes("Sources/themec/themec.docc/Changelog.md")
    expect(String(decoding: page, as: UTF8.self).contains("\n## \(short)\n"))
  }

  @Test func onePlaceHasTheVersion() throws {
    let tool = try Sandbox().run("--version").output
    expect(tool == ToolVersion.current || tool == ToolVersion.current + "\n", "\(tool)")
    for file in Repository.files(under: "Sources", ending: ".swift") + Repository.files(under: "Sources", ending: ".py")
    where !file.hasSuffix("/ToolVersion.swift") {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      expect(!text.contains("\"\(ToolVersion.current)\""), "\(file)")
    }
  }

  @Test(arguments: versions) func aTableHoldsTheSameValues(version: String) throws {
    let sandbox = try sandbox(version)
    let table = try sandbox.run("resolve", "theme.nsst", "--format", "json")
    checkMembers(of: try #require(sandbox.read("values.json")), in: table.output)
    let theme = try sandbox.run("diff", "theme.nsst", "theme.nss")
    expectEqual(theme.code, 0, "\(theme.output)\(theme.errors)")
  }

  @Test(arguments: versions) func aBaselineAcceptsTheSame(version: String) throws {
    let sandbox = try sandbox(version)
    let all = try sandbox.run("lint", "theme.nss", "--exit-zero")
    expect(all.output.contains("unit-suffix"))
    let rest = try sandbox.run("lint", "theme.nss", "--baseline", "baseline.json", "--strict")
    expect(rest.code == 0 && rest.output == "no findings\n", "\(rest.output)")
  }

  @Test(arguments: versions) func aConfigurationSaysTheSame(version: String) throws {
    let sandbox = try sandbox(version)
    let shown = try sandbox.run("config", "show", "theme.nss")
    expectEqual(shown.code, 0, "\(shown.errors)")
    checkMembers(of: try #require(sandbox.read("configuration.json")), in: shown.output)
  }

  /// New findings and members may come, and messages may be better; the others stay.
  @Test(arguments: versions) func aReportHasTheSameMembers(version: String) throws {
    let sandbox = try sandbox(version)
    let report = try sandbox.run("lint", "theme.nss", "--report", "json", "--exit-zero")
    checkMembers(of: try #require(sandbox.read("report.json")), in: report.output)
  }

  private func checkMembers(of old: String, in new: String) {
    func value(_ text: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) }
    guard let old = value(old), let new = value(new) else {
      Issue.record("no JSON")
      return
    }
    expect(Self.difference(old, new, at: "") == nil)
  }

  /// The first place at which a document lacks a member of an older one, or has another value there.
  private static func difference(_ old: Any, _ new: Any, at place: String) -> String? {
    let isText = ["message", "help", "notes", "title", "label", "text"].contains { place.hasSuffix("/" + $0) }
    if isText { return nil }
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      return old.sorted { $0.key < $1.key }.lazy.compactMap { name, value in
        new[name].map { difference(value, $0, at: "\(place)/\(name)") } ?? "\(place)/\(name)"
      }.first
    }
    if let old = old as? [Any], let new = new as? [Any] {
      let lost = old.first { element in !new.contains { difference(element, $0, at: place) == nil } }
      return lost.map { "\(place): there is no \($0)" }
    }
    return "\(old)" == "\(new)" ? nil : "\(place): \(old) became \(new)"
  }
}

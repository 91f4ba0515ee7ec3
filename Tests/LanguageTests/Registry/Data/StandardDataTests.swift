import TestSupport
import Testing
import ThemeBase
import ThemeModel

/// The registry files of `Data` and the static tables that carry them into the binary say the same.
@Suite struct StandardDataTests {
  private static let files = ["types.nss", "nui.nss", "fiori.nss", "grounds.nss"]

  private func build() throws -> Checked<Registry> {
    var builder = RegistryBuilder()
    var sources = SourceSet()
    for name in Self.files {
      let bytes = try Repository.bytes("Sources/ThemeModel/Registry/Data/\(name)")
      builder.read(sources.add(path: name, bytes: bytes))
    }
    return builder.finish()
  }

  @Test func theFilesHaveNoMistake() throws { try expectEqual(build().diagnostics.diagnostics, []) }

  @Test func allFilesAreRead() {
    let files = Repository.files(under: "Sources/ThemeModel/Registry/Data")
    expectEqual(files.map { $0.split(separator: "/").last.map(String.init) }, Self.files.sorted())
  }

  @Test func theTablesAreFresh() throws {
    GeneratedFile.check(
      StandardDataWriter(registry: try build().value).source,
      at: "Sources/ThemeModel/Registry/Generated/StandardData.swift")
  }

  /// Unpacking gives what was packed, to the last line.
  @Test func theTablesAreReadBack() throws {
    let unpacked = StandardDataWriter(registry: .standard).source
    expectEqual(unpacked, StandardDataWriter(registry: try build().value).source)
  }

  /// No text holds a line feed, and none the end of a literal.
  @Test func everyTextFitsALine() throws {
    let texts = try build().value.components.values.flatMap { component in
      [component.name, component.note ?? ""] + component.sources + component.refersTo
    }
    expect(!texts.contains { $0.contains("\n") || $0.contains("\"#") })
  }
}

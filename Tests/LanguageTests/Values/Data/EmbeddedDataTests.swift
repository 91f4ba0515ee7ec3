import TestSupport
import Testing

/// The data files and the Swift file that carries them into the binary are the same.
@Suite struct EmbeddedDataTests {
  private static let folder = "Sources/ThemeModel/Values/Data"

  @Test func theEmbeddedDataIsFresh() throws {
    GeneratedFile.check(
      try EmbeddedFolder.source(Self.folder, test: "EmbeddedDataTests"),
      at: "Sources/ThemeModel/Values/Generated/EmbeddedData.swift")
  }

  @Test func theDataFilesAreEmbeddable() throws { try expectEqual(EmbeddedFolder.unfit(Self.folder), []) }
}

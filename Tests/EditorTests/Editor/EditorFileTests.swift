import TestSupport
import Testing

@testable import ThemeEditor

/// The files for editors, and the Swift file that carries them into the binary.
@Suite struct EditorFileTests {
  private static let folder = "Sources/ThemeEditor/Editors"

  @Test func theEmbeddedFilesAreFresh() throws {
    GeneratedFile.check(
      try EmbeddedFolder.table(Self.folder, as: "EmbeddedEditors", test: "EditorFileTests"),
      at: "Sources/ThemeEditor/Generated/EmbeddedEditors.swift")
    try expectEqual(EmbeddedFolder.unfit(Self.folder), [])
  }

  @Test(arguments: EditorKind.allCases) func everyFileIsWrittenWithoutPlaceholders(_ editor: EditorKind) {
    expectEqual(editor.files.last?.path, "README.md")
    for file in editor.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      expect(!file.bytes.isEmpty && !text.contains("$("), "\(editor)/\(file.path)")
    }
  }

  @Test func everyEmbeddedFileIsWritten() {
    let written = EditorKind.allCases.flatMap { editor in editor.files.map { "\(editor)/\($0.path)" } }
    let ofArchive = ["vscode/extension.vsixmanifest", "vscode/[Content_Types].xml"]
    let embedded = Set(EmbeddedEditors.texts.keys).union(EmbeddedEditors.images.keys)
    expectEqual(embedded.subtracting(written + ofArchive).sorted(), [])
  }

  @Test func archivesHaveNoPlaceholders() {
    expect(!String(decoding: EditorKind.codeArchive(), as: UTF8.self).contains("$("))
  }
}

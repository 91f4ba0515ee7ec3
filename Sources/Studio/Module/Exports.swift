import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeExchange
import ThemePage
import ThemeProject
import ThemeReports
import ThemeTable

// The functions that a page calls. A text goes in through `input`: the page writes it to the memory that the function names. What a
// function answers stays at `answer` until the next call; its length is the result. Texts are UTF-8.

private nonisolated(unsafe) var session = Session()
private nonisolated(unsafe) var input = UnsafeMutableRawBufferPointer(start: nil, count: 0)
private nonisolated(unsafe) var answer: [UInt8] = []

/// The address of memory for the next input, of so many bytes.
@_expose(wasm, "input") @_cdecl("input") func makeInput(_ count: UInt32) -> UInt32 {
  input.deallocate()
  input = .allocate(byteCount: Int(count), alignment: 1)
  return UInt32(UInt(bitPattern: input.baseAddress))
}

/// The address of the last answer.
@_expose(wasm, "answer") @_cdecl("answer") func answerAddress() -> UInt32 {
  answer.withUnsafeBytes { UInt32(UInt(bitPattern: $0.baseAddress)) }
}

/// Gives a file a text: the first bytes of the input are its name.
@_expose(wasm, "setFile") @_cdecl("setFile") func setFile(_ nameCount: UInt32) {
  let count = min(Int(nameCount), input.count)
  session.set(String(decoding: input.prefix(count), as: UTF8.self), Array(input.dropFirst(count)))
}

/// Takes away the file that the input names.
@_expose(wasm, "removeFile") @_cdecl("removeFile") func removeFile() { session.set(inputText, nil) }

/// Answers names of themes, one a line.
///
/// The first line of the input names a file of which they are made, or is empty for all of them. The other lines name the
/// themes; without any, the files that no other file imports are the themes.
@_expose(wasm, "themes") @_cdecl("themes") func themes() -> UInt32 {
  let lines = inputLines
  let names = session.themes(with: lines.first ?? "", among: Array(lines.dropFirst()))
  return reply(Array(names.joined(separator: "\n").utf8))
}

/// Answers a first theme in the colour of a brand, as `themec init` writes it; nothing for a text that is no colour.
///
/// The lines of the input are the built-in theme, the colour, `bars` if bars are filled with it, and further colours after
/// their names, such as `secondary #00796B`.
@_expose(wasm, "brand") @_cdecl("brand") func brand() -> UInt32 {
  let lines = inputLines
  guard lines.count > 1, let color = try? BrandColor.read(lines[1]),
    let base = BuiltInTheme.all.first(where: { $0.name.lowercased() == lines[0] })
  else { return reply([]) }
  func other(_ name: String) -> StyleColor? {
    let written = lines.first { $0.hasPrefix(name + " ") }
    return written.flatMap { try? BrandColor.read(String($0.dropFirst(name.utf8.count + 1))) }
  }
  let seeds = BrandSeeds(color, dark: other("dark"), secondary: other("secondary"), neutral: other("neutral"))
  let theme = BrandTheme(seeds, on: base, fillsBars: lines.contains("bars"))
  return reply(Array(theme.text.utf8))
}

/// Compiles the theme that begins with the file that the input names, and answers the findings as `themec lint --format
/// json` does.
@_expose(wasm, "compile") @_cdecl("compile") func compile() -> UInt32 {
  session.compile(inputText)
  return reply(session.report.map { ReportFormat.json.render($0, ReportContext()) } ?? [])
}

/// Answers the table of the theme, as `themec build` writes it; nothing if it is beyond the limits of a table.
@_expose(wasm, "table") @_cdecl("table") func table() -> UInt32 {
  reply((session.theme?.compilation.appTable).flatMap { try? TableWriter.write($0) } ?? [])
}

/// Answers the picture that the input names, as `themec preview --svg` writes it.
@_expose(wasm, "picture") @_cdecl("picture") func picture() -> UInt32 {
  reply(session.pageTheme().flatMap { PictureFiles.file(inputText, of: $0) } ?? [])
}

/// Answers the names of the theme's pictures, one a line.
@_expose(wasm, "pictureNames") @_cdecl("pictureNames") func pictureNames() -> UInt32 {
  reply(Array((session.pageTheme().map { PictureFiles.names(of: $0) } ?? []).joined(separator: "\n").utf8))
}

/// Answers the words to colour of the file that the input names.
@_expose(wasm, "words") @_cdecl("words") func words() -> UInt32 { reply(session.words(of: inputText)) }

/// Answers the colours that the author of the theme can change.
@_expose(wasm, "colors") @_cdecl("colors") func colors() -> UInt32 { reply(session.colors()) }

/// Notes which pairs cannot be read now, so that ``colors()`` tells those of later on from them.
@_expose(wasm, "mark") @_cdecl("mark") func mark() { session.mark() }

/// Answers a colour in the notation of a written one: the input is `RRGGBB` and the written text.
@_expose(wasm, "spelling") @_cdecl("spelling") func spelling() -> UInt32 { reply(session.spelling(of: inputText)) }

/// Answers the parts of the picture that the input names.
@_expose(wasm, "parts") @_cdecl("parts") func parts() -> UInt32 { reply(session.parts(of: inputText)) }

/// Keeps the theme as it is: later changes are told from it.
@_expose(wasm, "keep") @_cdecl("keep") func keep() { session.keep() }

/// Answers the changes since ``keep()``, as `themec diff` tells them.
@_expose(wasm, "changes") @_cdecl("changes") func changes() -> UInt32 { reply(session.changes()) }

/// Answers what is wrong with the settings.
@_expose(wasm, "faults") @_cdecl("faults") func faults() -> UInt32 { reply(session.faults()) }

// The next three are about a place of the file that the input names: so many bytes are before it.

/// Answers proposals for the word at a place.
@_expose(wasm, "complete") @_cdecl("complete") func complete(_ offset: UInt32) -> UInt32 {
  reply(session.completions(in: inputText, at: Int(offset)))
}

/// Answers what there is to say of the word at a place.
@_expose(wasm, "hover") @_cdecl("hover") func hover(_ offset: UInt32) -> UInt32 {
  reply(session.hover(in: inputText, at: Int(offset)))
}

/// Answers where the word at a place is declared.
@_expose(wasm, "define") @_cdecl("define") func define(_ offset: UInt32) -> UInt32 {
  reply(session.definitions(in: inputText, at: Int(offset)))
}

/// Answers the canonical layout of the file that the input names, as `themec format` writes it.
@_expose(wasm, "format") @_cdecl("format") func format() -> UInt32 { reply(session.formatted(inputText)) }

/// Answers what the code that the input names means, as `themec explain` tells it.
@_expose(wasm, "explain") @_cdecl("explain") func explain() -> UInt32 { reply(session.explanation(of: inputText)) }

/// Answers the forms that a theme can be written in.
@_expose(wasm, "forms") @_cdecl("forms") func forms() -> UInt32 { reply(Session.forms()) }

/// Answers the theme in the form that the input names, as `themec build --emit` writes it.
@_expose(wasm, "product") @_cdecl("product") func product() -> UInt32 { reply(session.product(inputText)) }

private var inputText: String { String(decoding: input, as: UTF8.self) }

private var inputLines: [String] {
  inputText.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

private func reply(_ bytes: [UInt8]) -> UInt32 {
  answer = bytes
  return UInt32(bytes.count)
}

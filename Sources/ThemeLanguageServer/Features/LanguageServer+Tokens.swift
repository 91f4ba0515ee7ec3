import ThemeDiagnostics
import ThemeBase
import ThemeEditor
import ThemeJSON
import ThemeSyntax

/// The semantic tokens that a client has of a document.
struct SentTokens {
  var resultID: Int
  var numbers: [UInt32]
}

/// Semantic tokens: five numbers each, relative to the token before.
extension LanguageServer {
  mutating func listTokens(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, numbers) = try tokens(parameters)
    let id = remember(numbers, of: path)
    return { json in Self.write(numbers, id, to: &json) }
  }

  mutating func listTokensOfRange(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document) = try document(parameters)
    let range = document.text.offsets(of: try parameters.range(), client.encoding)
    let (_, numbers) = try tokens(parameters, in: range)
    return { json in
      json.object { json in
        json.key("data")
        json.array(numbers: numbers)
      }
    }
  }

  mutating func listTokenChanges(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let previous = try parameters.string("previousResultId")
    let (path, numbers) = try tokens(parameters)
    let old = sentTokens[path]
    let id = remember(numbers, of: path)
    guard let old, "\(old.resultID)" == previous else {
      return { json in Self.write(numbers, id, to: &json) }
    }
    let edit = Self.difference(old.numbers, numbers)
    return { json in
      json.object { json in
        json.member("resultId", "\(id)")
        json.key("edits")
        json.array { json in
          guard let edit else { return }
          json.object { json in
            json.member("start", edit.start)
            json.member("deleteCount", edit.deleteCount)
            json.key("data")
            json.array(numbers: edit.data)
          }
        }
      }
    }
  }

  private static func write(_ numbers: [UInt32], _ id: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("resultId", "\(id)")
      json.key("data")
      json.array(numbers: numbers)
    }
  }

  /// The one edit that makes one list of another, between their common ends; nil if they are equal.
  private static func difference(
    _ old: [UInt32], _ new: [UInt32]
  ) -> (start: Int, deleteCount: Int, data: [UInt32])? {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return nil }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start, old.count - start - end, Array(new[start..<(new.count - end)]))
  }

  private mutating func remember(_ numbers: [UInt32], of path: String) -> Int {
    lastResult += 1
    sentTokens[path] = SentTokens(resultID: lastResult, numbers: numbers)
    return lastResult
  }

  private mutating func tokens(
    _ parameters: Parameters, in range: Range<Int>? = nil
  ) throws(ResponseError) -> (String, [UInt32]) {
    let (path, document, parsed) = try parsedDocument(parameters)
    let tokens = SemanticTokens.find(in: parsed.value, range: range)
    let bytes = document.text.bytes
    var cursor = document.text.cursor(client.encoding)
    var numbers: [UInt32] = []
    numbers.reserveCapacity(tokens.count * 5)
    var last = TextPosition(line: 0, character: 0)
    func append(_ piece: Range<Int>, _ token: SemanticToken) {
      guard !piece.isEmpty else { return }
      let start = cursor.position(at: piece.lowerBound)
      let end = cursor.position(at: piece.upperBound)
      let isSameLine = start.line == last.line
      numbers.append(UInt32(truncatingIfNeeded: start.line - last.line))
      numbers.append(
        UInt32(truncatingIfNeeded: start.character - (isSameLine ? last.character : 0)))
      numbers.append(UInt32(truncatingIfNeeded: end.character - start.character))
      numbers.append(UInt32(truncatingIfNeeded: token.kind.rawValue))
      numbers.append(token.isDeclaration ? 1 : 0)
      last = start
    }
    for token in tokens {
      guard token.kind == .comment else {
        append(token.range, token)
        continue
      }
      // No token goes over the end of a line.
      for line in Self.lines(of: token.range, in: bytes) { append(line, token) }
    }
    return (path, numbers)
  }

  private static func lines(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<range.upperBound]
  }
}

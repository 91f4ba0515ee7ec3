import ThemeBase
import ThemeEditor

/// Writes the outline of a document as the protocol's symbols.
///
/// A large theme has tens of thousands of them, and an editor may ask after every key.
struct SymbolWriter {
  let items: [OutlineItem]
  let file: SourceFile
  let cursor: PositionCursor

  /// About how many bytes a symbol takes, without the address of its document.
  private static let size = 160

  /// Writes a list in which each symbol has the name of the one around it.
  func writeFlat(in uri: String, to json: inout JSONWriter) {
    var cursor = cursor
    // The numbers of the items around the next one.
    var containers: [Int] = []
    // The text between the kind of each symbol and the first number of its range.
    let place =
      Array(",\"location\":{\"uri\":".utf8) + JSONWriter.quoted(uri) + Array(",\"range\":{\"start\":{\"line\":".utf8)
    json.reserve(items.count * (Self.size + uri.utf8.count))
    json.array { json in
      for (number, item) in items.enumerated() {
        while containers.count > item.depth { containers.removeLast() }
        json.beginValue()
        writeName(item, to: &json)
        json.fragment(place)
        json.writeRest(of: cursor.range(of: item.span))
        if let container = containers.last {
          json.fragment("},\"containerName\":")
          write(items[container].name, to: &json)
          json.fragment("}")
        } else {
          json.fragment("}}")
        }
        containers.append(number)
      }
    }
  }

  /// Writes a tree in which each symbol has the list of those within it.
  func writeTree(to json: inout JSONWriter) {
    var cursor = cursor
    // How many lists are open within that of the whole document.
    var depth = 0
    json.reserve(items.count * (Self.size + 80))
    json.beginValue()
    json.fragment("[")
    for (index, item) in items.enumerated() {
      if item.depth > depth {
        json.fragment(",\"children\":[")
        depth += 1
      } else if index > 0 {
        Self.close(depth - item.depth, to: &json)
        json.fragment(",")
        depth = item.depth
      }
      writeName(item, to: &json)
      if !item.detail.isEmpty {
        json.fragment(",\"detail\":")
        write(item.detail, to: &json)
      }
      json.fragment(",\"range\":")
      json.writeInPlace(cursor.range(of: item.span))
      json.fragment(",\"selectionRange\":")
      json.writeInPlace(cursor.range(of: item.nameSpan))
    }
    if !items.isEmpty { Self.close(depth, to: &json) }
    json.fragment("]")
  }

  /// Closes the last symbol and so many lists around it.
  private static func close(_ count: Int, to json: inout JSONWriter) {
    json.fragment("}")
    for _ in 0..<count { json.fragment("]}") }
  }

  /// Writes the beginning of a symbol.
  private func writeName(_ item: OutlineItem, to json: inout JSONWriter) {
    json.fragment("{\"name\":")
    write(item.name, to: &json)
    json.fragment(",\"kind\":", item.subject.protocolKind)
  }

  private func write(_ text: OutlineText, to json: inout JSONWriter) {
    switch text {
    case .source(let range): json.quoted(file.bytes[range])
    case .text(let text): json.quoted(text)
    }
  }
}

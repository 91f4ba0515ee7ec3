package import ThemeBase
import ThemeSyntax

extension Program {
  /// The spans of the names at some places.
  ///
  /// For thousands of places: they lie scattered in memory, and where nothing else is done between them, not even a
  /// reference counted, the processor waits for several at once.
  package func nameSpans(_ places: [Place]) -> [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(places.count)
    var rest = places[...]
    while let file = rest.first?.file {
      let tree = tree(file)
      let inFile = rest.prefix { $0.file == file }
      for place in inFile { spans.append(tree[place.node].firstToken.span) }
      rest = rest.dropFirst(inFile.count)
    }
    return spans
  }
}

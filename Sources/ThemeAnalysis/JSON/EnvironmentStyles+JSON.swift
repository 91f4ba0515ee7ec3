import ThemeBase

extension EnvironmentStyles {
  /// The document of `themec resolve --format json`, as the design's section 5 gives it: sorted keys, final newline.
  package func json() -> [UInt8] {
    var byPath = JSONObject()
    for style in styles {
      var entries = JSONObject()
      for entry in style.entries { entries.append(entry.property, JSONObject.typed(entry.value, text: entry.text)) }
      byPath.append(style.path, entries)
    }
    return AnswerDocument.bytes(["environment": environment, "styles": byPath])
  }
}

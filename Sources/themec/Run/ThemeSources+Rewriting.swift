import ThemeBase

extension ThemeSources {
  /// Rewrites stylesheets that the user named, each by its number with its new text, and writes reports with them in one
  /// transaction.
  ///
  /// Standard input goes to standard output, even if it has no new text. Messages call a text by `adjective`.
  func rewrite(_ texts: [Int: [UInt8]], as adjective: String, with reports: [Output] = []) throws(Failure) {
    var sheets: [Output] = []
    var claims: [(path: FilePath, name: String)] = []
    for (number, (input, content)) in inputsByFile.sorted(by: { $0.key < $1.key }) {
      if let path = input.path {
        guard let text = texts[number] else { continue }
        sheets.append(Output(.file(path), text, as: .rewrite(content)))
        claims.append((path, "the \(adjective) '\(input.name)'"))
      } else {
        sheets.append(Output(.standardOutput, texts[number] ?? content.bytes))
      }
    }
    claims += reports.compactMap { report in report.destination.path.map { ($0, "the report") } }
    // That no report is a file of the run was checked when the sources were read.
    try OutputWriter.write(sheets + reports, FilePlan().checked(writing: claims))
  }
}

extension String {
  /// The text as one word of a shell's command, in quotes where it needs some.
  package var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789._-/@:,+".contains(Character($0))
    }
    return isPlain && !isEmpty ? self : inQuotesForShell
  }

  /// The text as one word of a shell's command, in quotes.
  package var inQuotesForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}

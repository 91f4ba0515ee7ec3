extension DiagnosticCode {
  package static let inconsistentName = DiagnosticCode(
    "inconsistent-name", .note, group: .naming, isOptIn: true,
    meaning: """
      A definition is named in another style than nearly all others of its file: with underscores among capitals, for example.
      """,
    reason: """
      Nobody remembers which names are written how.
      """,
    wrong: """
      @brandColor: #B85A00;
      @textColor: #223548;
      @titleSize: 20;
      @bodySize: 17;
      @border_width: 1;
      Label { font-color: @textColor; font-size: @titleSize; }
      Button { font-color: @brandColor; font-size: @bodySize; border-width: @border_width; }
      """,
    right: """
      @brandColor: #B85A00;
      @textColor: #223548;
      @titleSize: 20;
      @bodySize: 17;
      @borderWidth: 1;
      Label { font-color: @textColor; font-size: @titleSize; }
      Button { font-color: @brandColor; font-size: @bodySize; border-width: @borderWidth; }
      """)
}

extension DiagnosticCode {
  package static let nestedSelectorWithoutParent = DiagnosticCode(
    "nested-selector-without-parent", .error, group: .syntax,
    meaning: """
      A rule inside a rule does not begin with '&'. Only '&_part' can be nested: the parent's
      path with something put behind it. There are no descendants in this language.
      """,
    reason: """
      It reads like "a button inside a label", which no runtime knows.
      """,
    wrong: """
      Label {
        Button { font-color: red; }
      }
      """,
    right: """
      fdlFUIHierarchyViewHeader {
        &_title { font-color: red; }
      }
      """)
}

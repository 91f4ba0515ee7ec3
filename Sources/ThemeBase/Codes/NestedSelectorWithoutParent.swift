extension DiagnosticCode {
  package static let nestedSelectorWithoutParent = DiagnosticCode(
    "nested-selector-without-parent", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A rule inside a rule does not begin with '&'. Only a suffix can be nested: '&_part' stands
      for the parent's path followed by '_part'. The language has no descendant selectors.
      """,
    reason: """
      It reads like "a button inside a label", which no runtime understands.
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

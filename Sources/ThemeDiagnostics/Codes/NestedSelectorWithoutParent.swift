extension CodeExplanation {
  static let nestedSelectorWithoutParent = CodeExplanation(
    .error,
    meaning: """
      A rule inside a rule does not begin with '&'. Only '&_part' can be nested: the parent's
      path with something put behind it. There are no descendants in this language.
      """,
    reason: """
      It reads like "a title inside an item", which no runtime knows.
      """,
    wrong: """
      fdlFUIHierarchyItemView {
        _title { font-color: red; }
      }
      """,
    right: """
      fdlFUIHierarchyItemView {
        &_title { font-color: red; }
      }
      """)
}

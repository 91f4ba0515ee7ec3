extension TextIndex {
  /// The texts of some entries in folded form, in which a search looks.
  init(_ entries: some Collection<Int32>, in table: ListPickerTable) {
    reserve(entries.count)
    for number in entries {
      table[Int(number)].addSearchedText(to: &self)
      closeEntry()
    }
  }
}

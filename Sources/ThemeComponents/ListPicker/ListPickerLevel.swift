import ThemeTable

/// One level of a list picker: the entries of its sections in one row of numbers, and which values each of them holds.
struct ListPickerLevel: Sendable {
  /// The sections that have entries.
  let sections: [ListPickerSection]
  /// The number of the first entry of each section, and at the end the number of entries.
  let starts: [Int]
  /// The values of all entries; ``values(of:)`` tells which belong to an entry.
  let values: [Int32]
  /// The index in ``values`` where those of each entry begin, and at the end their number.
  private let valueStarts: [Int32]

  init(_ sections: [ListPickerSection], valuesOfEntry: (ListPickerEntry, inout [Int32]) -> Void) {
    self.sections = sections.filter { !$0.items.isEmpty }
    var starts = [0]
    for section in self.sections { starts.append(starts[starts.count - 1] + section.items.count) }
    var values: [Int32] = []
    var valueStarts: [Int32] = []
    values.reserveCapacity(starts[starts.count - 1])
    valueStarts.reserveCapacity(starts[starts.count - 1] + 1)
    for section in self.sections {
      for item in section.items {
        valueStarts.append(Int32(truncatingIfNeeded: values.count))
        valuesOfEntry(item, &values)
      }
    }
    valueStarts.append(Int32(truncatingIfNeeded: values.count))
    self.starts = starts
    self.values = values
    self.valueStarts = valueStarts
  }

  /// The number of entries.
  var count: Int { starts[starts.count - 1] }

  /// The section of an entry.
  func section(of entry: Int) -> Int {
    BinarySearch.lowerBound(sections.count) { starts[$0 + 1] <= entry }
  }

  subscript(entry: Int) -> ListPickerEntry {
    let section = section(of: entry)
    return sections[section].items[entry - starts[section]]
  }

  /// The values of an entry: itself, or those of its further levels.
  func values(of entry: Int) -> ArraySlice<Int32> {
    values[Int(valueStarts[entry])..<Int(valueStarts[entry + 1])]
  }

  /// The number of the entry with an id, or nil if there is none.
  ///
  /// Linear in the entries.
  func entry(withID id: ItemID) -> Int? {
    for (section, start) in zip(sections, starts) {
      if let index = section.items.firstIndex(where: { $0.id == id }) { return start + index }
    }
    return nil
  }
}

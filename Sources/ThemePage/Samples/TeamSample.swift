import ThemeComponents

/// Teams to which an order is given, by place; in Arabic where the direction of reading is that of Arabic.
enum TeamSample {
  /// The names of the places in English, by which they are named, and in Arabic.
  private static let towns = [
    ("Berlin", "برلين"), ("Cologne", "كولونيا"), ("Dresden", "دريسدن"), ("Essen", "إيسن"), ("Frankfurt", "فرانكفورت"),
    ("Hamburg", "هامبورغ"), ("Leipzig", "لايبزيغ"),
  ]
  private static let abroad = [("Lyon", "ليون"), ("Porto", "بورتو"), ("Turin", "تورينو")]

  private static func places(_ traits: ViewTraits) -> [ListPickerSection] {
    func entries(_ names: [(String, String)]) -> [ListPickerEntry] {
      names.map { ListPickerEntry(id: ItemID($0), traits.isRightToLeft ? $1 : $0) }
    }
    let other = ListPickerEntry(
      id: "abroad", traits.isRightToLeft ? "خارج البلاد" : "Abroad", children: entries(abroad))
    return [ListPickerSection(items: entries(towns) + [other])]
  }

  static func picker(_ presentation: ListPickerPresentation, _ traits: ViewTraits) -> ListPickerFormCell {
    let isArabic = traits.isRightToLeft
    var configuration = ListPickerConfiguration(
      label: isArabic ? "الفرق" : "Teams", isSearchEnabled: true, presentation: presentation)
    configuration.showsAnchorButton = true
    configuration.prompt = isArabic ? "اختر كل فريق يشارك." : "Choose every team that takes part."
    if isArabic { setArabicWords(of: &configuration.strings) }
    return ListPickerFormCell(
      configuration: configuration, sections: places(traits), value: ["Berlin"], traits: traits)
  }

  /// The list with a second value chosen.
  static func opened(_ presentation: ListPickerPresentation, _ traits: ViewTraits) -> ListPickerFormCell {
    var picker = picker(presentation, traits)
    picker.handle(.tapped(.control(.formCell)))
    picker.handle(.tapped(.item("Hamburg")))
    // The Selected group is above the values; the top shows it.
    picker.handle(.scrolled(to: 0))
    return picker
  }

  /// Gives the words that are drawn, as an app does in a language that the components do not bring along.
  private static func setArabicWords(of strings: inout ListPickerStrings) {
    (strings.cancel, strings.apply, strings.search) = ("إلغاء", "تطبيق", "بحث")
    (strings.endSearch, strings.selected, strings.all) = ("إلغاء", "المحدد", "الكل")
    strings.selectedCount = "المحدد: {n}"
    (strings.selectAll, strings.deselectAll) = ("تحديد الكل", "إلغاء تحديد الكل")
    strings.discardTitle = "هل تريد تجاهل التغييرات؟"
    (strings.discardChanges, strings.keepEditing) = ("تجاهل التغييرات", "متابعة التحرير")
  }

  /// The list as a sheet after Cancel.
  static func discarding(_ traits: ViewTraits) -> ListPickerFormCell {
    var picker = opened(.sheet, traits)
    picker.handle(.tapped(.control(.cancel)))
    return picker
  }
}

// Made from Data/words.txt by WordTableTests; do not edit.
// swift-format-ignore-file

/// A word or sentence of a component.
enum ComponentWord: CaseIterable {
  case all
  case anchorHint
  case apply
  case back
  case cancel
  case childLevel
  case children
  case collapsed
  case deselectAll
  case deselectItem
  case deselectValue
  case details
  case discardChanges
  case discardTitle
  case done
  case endSearch
  case expanded
  case failedItem
  case failedItems
  case failedValues
  case group
  case keepEditing
  case loading
  case moreValues
  case next
  case noResults
  case noValues
  case nothingSelected
  case parentLevel
  case position
  case previous
  case retry
  case search
  case sectionButton
  case seeAll
  case seeAllHint
  case selectAll
  case selectItem
  case selectValue
  case selected
  case selectedCount
  case separator
  case showChildren

  /// The word in the languages, in their order.
  var texts: [String] {
    switch self {
    case .all:
      ["All", "Alle", "الكل"]
    case .anchorHint:
      ["Scrolls to the top of the list", "Blättert an den Anfang der Liste", "ينتقل إلى أعلى القائمة"]
    case .apply:
      ["Apply", "Anwenden", "تطبيق"]
    case .back:
      ["Back", "Zurück", "رجوع"]
    case .cancel:
      ["Cancel", "Abbrechen", "إلغاء"]
    case .childLevel:
      ["Child level", "Untergeordnete Ebene", "المستوى الفرعي"]
    case .children:
      ["{n} child|{n} children", "{n} untergeordnetes Objekt|{n} untergeordnete Objekte", "{n} عنصر فرعي|{n} عنصر فرعي|{n} عنصران فرعيان|{n} عناصر فرعية|{n} عنصرا فرعيا|{n} عنصر فرعي"]
    case .collapsed:
      ["Collapsed", "Eingeklappt", "مطوي"]
    case .deselectAll:
      ["Deselect All", "Alle abwählen", "إلغاء تحديد الكل"]
    case .deselectItem:
      ["Deselects this item", "Wählt dieses Objekt ab", "يلغي تحديد هذا العنصر"]
    case .deselectValue:
      ["Deselects this value", "Wählt diesen Wert ab", "يلغي تحديد هذه القيمة"]
    case .details:
      ["Details", "Einzelheiten", "التفاصيل"]
    case .discardChanges:
      ["Discard Changes", "Änderungen verwerfen", "تجاهل التغييرات"]
    case .discardTitle:
      ["Are you sure you want to discard your selections?", "Möchten Sie Ihre Auswahl wirklich verwerfen?", "هل تريد بالتأكيد تجاهل تحديداتك؟"]
    case .done:
      ["Done", "Fertig", "تم"]
    case .endSearch:
      ["Cancel Search", "Suche abbrechen", "إلغاء البحث"]
    case .expanded:
      ["Expanded", "Ausgeklappt", "موسع"]
    case .failedItem:
      ["The item could not be loaded.", "Das Objekt konnte nicht geladen werden.", "تعذر تحميل العنصر."]
    case .failedItems:
      ["The items could not be loaded.", "Die Objekte konnten nicht geladen werden.", "تعذر تحميل العناصر."]
    case .failedValues:
      ["The values could not be loaded.", "Die Werte konnten nicht geladen werden.", "تعذر تحميل القيم."]
    case .group:
      ["Opens a further level", "Öffnet eine weitere Ebene", "يفتح مستوى آخر"]
    case .keepEditing:
      ["Keep Editing", "Weiter bearbeiten", "متابعة التحرير"]
    case .loading:
      ["Loading", "Wird geladen", "جار التحميل"]
    case .moreValues:
      ["{n} more|{n} more", "{n} weiterer|{n} weitere", "{n} أخرى"]
    case .next:
      ["Next", "Weiter", "التالي"]
    case .noResults:
      ["No Results", "Keine Treffer", "لا توجد نتائج"]
    case .noValues:
      ["No Values", "Keine Werte", "لا توجد قيم"]
    case .nothingSelected:
      ["Nothing selected", "Nichts ausgewählt", "لم يتم تحديد شيء"]
    case .parentLevel:
      ["Parent level", "Übergeordnete Ebene", "المستوى الأعلى"]
    case .position:
      ["{n} of {N}", "{n} von {N}", "{n} من {N}"]
    case .previous:
      ["Previous", "Vorige", "السابق"]
    case .retry:
      ["Try Again", "Erneut versuchen", "إعادة المحاولة"]
    case .search:
      ["Search", "Suchen", "بحث"]
    case .sectionButton:
      ["{button}, {section}", "{button}, {section}", "{button}، {section}"]
    case .seeAll:
      ["See All", "Alle anzeigen", "عرض الكل"]
    case .seeAllHint:
      ["Shows all items as a list", "Zeigt alle Objekte als Liste", "يعرض جميع العناصر في قائمة"]
    case .selectAll:
      ["Select All", "Alle auswählen", "تحديد الكل"]
    case .selectItem:
      ["Selects this item", "Wählt dieses Objekt aus", "يحدد هذا العنصر"]
    case .selectValue:
      ["Selects this value", "Wählt diesen Wert aus", "يحدد هذه القيمة"]
    case .selected:
      ["Selected", "Ausgewählt", "المحدد"]
    case .selectedCount:
      ["Selected ({n})", "Ausgewählt ({n})", "المحدد ({n})"]
    case .separator:
      [", ", ", ", "، "]
    case .showChildren:
      ["Show children", "Untergeordnete Objekte anzeigen", "عرض العناصر الفرعية"]
    }
  }
}

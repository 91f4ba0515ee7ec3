// Made from Text/Words/words.txt by WordTableTests; do not edit.

/// A word or sentence of a component.
enum ComponentWord: CaseIterable {
  case all
  case anchorHint
  case apply
  case back
  case cancel
  case childLevel
  case children
  case deselectAll
  case deselectItem
  case deselectValue
  case details
  case discardChanges
  case discardTitle
  case done
  case endSearch
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
  case showChildren

  /// The word in English and in German.
  var texts: [String] {
    switch self {
    case .all:
      ["All", "Alle"]
    case .anchorHint:
      ["Scrolls to the top of the list", "Blättert an den Anfang der Liste"]
    case .apply:
      ["Apply", "Anwenden"]
    case .back:
      ["Back", "Zurück"]
    case .cancel:
      ["Cancel", "Abbrechen"]
    case .childLevel:
      ["Child level", "Untergeordnete Ebene"]
    case .children:
      ["{n} child|{n} children", "{n} untergeordnetes Objekt|{n} untergeordnete Objekte"]
    case .deselectAll:
      ["Deselect All", "Alle abwählen"]
    case .deselectItem:
      ["Deselects this item", "Wählt dieses Objekt ab"]
    case .deselectValue:
      ["Deselects this value", "Wählt diesen Wert ab"]
    case .details:
      ["Details", "Einzelheiten"]
    case .discardChanges:
      ["Discard Changes", "Änderungen verwerfen"]
    case .discardTitle:
      ["Are you sure you want to discard your selections?", "Möchten Sie Ihre Auswahl wirklich verwerfen?"]
    case .done:
      ["Done", "Fertig"]
    case .endSearch:
      ["Cancel Search", "Suche abbrechen"]
    case .failedItem:
      ["The item could not be loaded.", "Das Objekt konnte nicht geladen werden."]
    case .failedItems:
      ["The items could not be loaded.", "Die Objekte konnten nicht geladen werden."]
    case .failedValues:
      ["The values could not be loaded.", "Die Werte konnten nicht geladen werden."]
    case .group:
      ["Opens a further level", "Öffnet eine weitere Ebene"]
    case .keepEditing:
      ["Keep Editing", "Weiter bearbeiten"]
    case .loading:
      ["Loading", "Wird geladen"]
    case .moreValues:
      ["{n} more|{n} more", "{n} weiterer|{n} weitere"]
    case .next:
      ["Next", "Weiter"]
    case .noResults:
      ["No Results", "Keine Treffer"]
    case .noValues:
      ["No Values", "Keine Werte"]
    case .nothingSelected:
      ["Nothing selected", "Nichts ausgewählt"]
    case .parentLevel:
      ["Parent level", "Übergeordnete Ebene"]
    case .position:
      ["{n} of {N}", "{n} von {N}"]
    case .previous:
      ["Previous", "Vorige"]
    case .retry:
      ["Try Again", "Erneut versuchen"]
    case .search:
      ["Search", "Suchen"]
    case .sectionButton:
      ["{button}, {section}", "{button}, {section}"]
    case .seeAll:
      ["See All", "Alle anzeigen"]
    case .seeAllHint:
      ["Shows all items as a list", "Zeigt alle Objekte als Liste"]
    case .selectAll:
      ["Select All", "Alle auswählen"]
    case .selectItem:
      ["Selects this item", "Wählt dieses Objekt aus"]
    case .selectValue:
      ["Selects this value", "Wählt diesen Wert aus"]
    case .selected:
      ["Selected", "Ausgewählt"]
    case .selectedCount:
      ["Selected ({n})", "Ausgewählt ({n})"]
    case .showChildren:
      ["Show children", "Untergeordnete Objekte anzeigen"]
    }
  }
}

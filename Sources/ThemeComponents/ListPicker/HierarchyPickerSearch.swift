import ThemeTable

/// The search of a hierarchy picker: its hits are shown as a list in which they can be chosen (LP-08, LP-22, LP-23).
///
/// Without a server it finds items whose rows were loaded. With ``ListPickerConfiguration/searchesByHost`` the app finds them.
extension HierarchyPickerFormCell {
  mutating func search(isActive: Bool, text: String) -> [ListPickerEffect] {
    guard configuration.isSearchEnabled, hierarchy != nil else { return [] }
    let old = screen.searchText
    screen.isSearching = isActive
    screen.searchText = text
    guard old != text else { return [] }
    hits = text.isEmpty ? nil : list(of: configuration.searchesByHost ? [] : found)
    guard configuration.searchesByHost, !text.isEmpty else { return [] }
    hits?.handle(.loadingBegan)
    return [.searchRequested(text)]
  }

  /// The loaded items that hold the search text, by their titles.
  private var found: [ListPickerSection] {
    var search = TextSearch(for: screen.searchText)
    let items = (hierarchy?.store.contents ?? [:]).compactMap { id, content -> ListPickerEntry? in
      let object = content.object(isEditing: false)
      return search.isFound(in: object.accessibilityLabel) ? ListPickerEntry(id: id, content: .object(object)) : nil
    }
    return [ListPickerSection(items: items.sorted { ($0.title, $0.id) < ($1.title, $1.id) })]
  }

  /// A list of hits, open, in which the same items are chosen.
  private func list(of sections: [ListPickerSection]) -> ListPickerFormCell {
    var settings = configuration
    settings.presentation = .push
    settings.mode = .confirmed
    settings.dismissesOnSelection = false
    settings.showsSelectedGroup = false
    settings.isSearchEnabled = false
    // The list holds the hits for the text.
    settings.searchesByHost = true
    settings.isEditable = true
    settings.prompt = nil
    var list = ListPickerFormCell(
      configuration: settings, sections: sections, value: selection, titles: titles, traits: traits)
    list.handle(.tapped(.control(.formCell)))
    list.list?.screen.searchText = screen.searchText
    list.foundText = screen.searchText
    return list
  }

  /// Shows what the search finds by now.
  mutating func refreshHits() {
    guard !configuration.searchesByHost else { return }
    let found = found
    hits?.handle(.valuesChanged(found))
  }

  /// Gives the list of hits the answer to a search on a server, unless something else is searched for by now.
  mutating func answer(_ text: String, _ event: ListPickerEvent) {
    if configuration.searchesByHost, text == screen.searchText { hits?.handle(event) }
  }

  /// Gives an event to the list of hits; what is chosen there is chosen in the hierarchy.
  mutating func giveToHits(_ event: ViewEvent) -> [ListPickerEffect] {
    guard let view = hierarchy, let effects = hits?.handle(.view(event)), let list = hits else { return [] }
    guard effects.isEmpty else { return effects }
    let wanted = Set(list.selection)
    let before = view.choice
    guard wanted != Set(before.ids) else { return [] }
    hierarchy?.select(before.ids.filter(wanted.contains) + list.selection.filter { !before.contains($0) })
    for entry in list.selectedItems where titles[entry.id] == nil { titles[entry.id] = entry.title }
    let changes = settle([.hierarchy(.selectionChanged(selection))], from: before)
    let isOver = configuration.isSearchCancelledAfterSelection && hierarchy != nil
    return changes + (isOver ? search(isActive: false, text: "") : [])
  }

  /// Whether there is an anchor button, which shows the number of chosen items: only with several choices in a sheet (LP-24).
  public var hasAnchorButton: Bool { configuration.hasAnchorButton && hierarchy != nil }

  /// Scrolls the list of hits, or every column in sight, to its top.
  mutating func scrollToTop() {
    guard hasAnchorButton else { return }
    hits?.handle(.scrolled(to: 0))
    for level in hierarchy?.visibleLevels ?? 0..<0 {
      hierarchy?.handle(.scrolled(in: HierarchyModel.identifier(ofLevel: level), to: 0))
    }
  }

  // MARK: The hierarchy in a sheet (LP-04)

  /// The surroundings of the hierarchy, which is as wide as its sheet.
  var hierarchyTraits: ViewTraits {
    var traits = traits
    if configuration.isSheet { traits.size.width = screen.sheet.frame(in: traits, configuration.metrics).width }
    return traits
  }

  /// Gives an event to the hierarchy or to the hits; a sheet grows when rows are scrolled.
  mutating func takeInSheet(_ event: HierarchyEvent) -> [ListPickerEffect] {
    guard configuration.isSheet else { return give(event) }
    var event = event
    if case .view(.dragged(.began(var point))) = event {
      point.x = point.x.finite - screen.sheet.frame(in: traits, configuration.metrics).minX
      event = .dragged(.began(at: point))
    }
    let before = scrolledWay
    let effects = give(event)
    switch event {
    case .view(.dragged), .view(.scrolled): if scrolledWay > before { screen.sheet.isFullHeight = true }
    default: break
    }
    return effects
  }

  private mutating func give(_ event: HierarchyEvent) -> [ListPickerEffect] {
    guard hits != nil, case .view(let event) = event else { return forward(event) }
    switch event {
    case .tapped, .scrolled, .dragged, .laidOut: return giveToHits(event)
    default: return forward(.view(event))
    }
  }

  /// The scroll offsets of the lists in sight together.
  private var scrolledWay: Double {
    if let hits { return hits.list?.offset ?? 0 }
    return hierarchy.map { view in view.visibleLevels.reduce(0) { $0 + view.scrollOffset(ofLevel: $1) } } ?? 0
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.isSheet, hierarchy != nil, !isAskingToDiscard,
      screen.sheet.settle(after: distance, in: traits, configuration.metrics)
    else { return [] }
    return leave()
  }
}

extension HierarchyPickerFormCell: ComponentLayout {
  /// Draws the hierarchy, or the hits of a search, under its bars while it is open, else the form cell.
  ///
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let isSheet = hierarchy != nil && configuration.isSheet
    let context = LayoutContext(self, theme: theme, measuring: measuring, isElevated: isSheet)
    guard var hierarchy else {
      let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker/cell", context))
      return DisplayList(root: layout.formCell(shownValue), traits: traits)
    }
    let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker", context))
    var root = layout.root(
      screen, title: configuration.label, buttons: barButtons, isApplyEnabled: isApplyEnabled)
    let frame = root.frame
    let top = root.children.last?.frame.maxY ?? frame.minY
    let anchor = hasAnchorButton ? layout.anchorBar(selection.count, in: frame, below: top) : nil
    let prompt = layout.prompt(in: frame.row(at: top, height: (anchor?.frame.minY ?? frame.maxY) - top))
    let end = prompt?.frame.minY ?? anchor?.frame.minY ?? frame.maxY
    let body = frame.row(at: top, height: max(0, end - top))
    var areas: [ScrollArea] = []
    if let hits, let list = hits.list {
      let rows = ListPickerBodyLayout(hits, list, in: body, layout.scope.scope("list"))
      root.children.append(rows.node())
      areas = [rows.area]
    } else {
      hierarchy.traits.size.height = body.height
      hierarchy.traits.environment.level = context.traits.environment.level
      let list = hierarchy.nodes(theme: theme, measuring: measuring)
      root.children.append(list.root.moved(x: frame.minX, y: top))
      areas = list.areas
    }
    root.children += [prompt, anchor].compactMap { $0 }
    return layout.displayList(root, screen, scrollAreas: areas)
  }
}

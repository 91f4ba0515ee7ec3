import ThemeTable

extension PlanBuilder {
  /// The states of a button that a theme can name, in the order in which NUI's renderer sets them; it knew no focus.
  static let states: [StyleState] = [
    .normal, .highlighted, .selected, .selectedHighlighted, .selectedDisabled, .disabled, .focused,
  ]

  /// Collects everything that a kind of view takes, in the order of NUI's renderers.
  mutating func add(_ kind: ViewKind) {
    switch kind {
    case .view, .control, .stepper: addView()
    case .label: addLabel()
    case .button: addButton()
    case .textField: addTextField()
    case .textView: addTextView()
    case .image: addImage()
    case .toggle: addToggle()
    case .slider: addSlider()
    case .progress: addProgress()
    case .segmentedControl: addSegmentedControl()
    case .navigationBar: addNavigationBar()
    case .toolbar: addToolbar()
    case .tabBar: addTabBar()
    case .tabBarItem: addTabBarItem()
    case .barButton: addBarButton()
    case .backButton: addBackButton()
    case .searchBar: addSearchBar()
    case .table: addTable()
    case .tableCell: addTableCell()
    case .pageControl:
      set(.currentPageIndicatorTintColor, color("current-color"))
      set(.pageIndicatorTintColor, color("color"))
    case .activityIndicator: set(.color, color("color"))
    case .window: set(.backgroundColor, color("background-color"))
    }
  }

  // Plain views and what all of them share.

  private mutating func addView() {
    if let image = image("background-image") {
      if boolean("background-repeat") == .boolean(false) {
        set(.contents, image)
      } else if case .image(let image) = image {
        set(.pattern, .image(StyleImage(name: image.name)))
      }
    } else {
      set(.backgroundColor, color("background-color", in: .normal))
    }
    addSize()
    addBorder()
    addShadow()
    // SAP's own, over what NUI reads.
    for state in Self.states.dropFirst() { set(.backgroundColor, color("background-color", in: state), in: state) }
    set(.tintColor, color("background-tint-color"))
    addTint()
    set(.contentInsets, insets("content-insets"))
  }

  private mutating func addSize() {
    set(.width, number("width"))
    set(.height, number("height"))
  }

  private mutating func addBorder() {
    set(.borderColor, color("border-color"))
    set(.borderWidth, number("border-width"))
    guard let radius = number("corner-radius") else { return }
    set(.cornerRadius, radius)
    set(.clipsToBounds, .boolean(true))
  }

  private mutating func addShadow() {
    set(.shadowRadius, number("shadow-radius"))
    set(.shadowOffset, offset("shadow-offset"))
    set(.shadowColor, color("shadow-color"))
    set(.shadowOpacity, number("shadow-opacity"))
  }

  private mutating func addTint() {
    set(.tintColor, color("tint-color"))
    set(.tintColor, color("tint-color", in: .disabled), in: .disabled)
  }

  // Text.

  private mutating func addLabel() {
    set(.backgroundColor, color("background-color"))
    set(.textColor, color("font-color", in: .normal))
    set(.highlightedTextColor, color("font-color-highlighted"))
    addSize()
    addBorder()
    addShadow()
    addFont()
    addText()
    for state in [StyleState.selected, .disabled] { set(.textColor, color("font-color", in: state), in: state) }
    addTint()
    set(.lineSpacing, number("line-spacing"))
    set(.textTransform, word("text-transform"))
  }

  private mutating func addFont() {
    for state in [StyleState.normal, .disabled] { set(.font, font(in: state).map { .font($0) }, in: state) }
  }

  /// What NUI sets on a label beside its font and colour.
  private mutating func addText() {
    set(.textAlignment, alignment("text-align"))
    set(.alpha, number("text-alpha"))
    set(.adjustsFontSizeToFitWidth, boolean("text-auto-fit"))
    set(.textShadowColor, color("text-shadow-color"))
    set(.textShadowOffset, offset("text-shadow-offset"))
    set(.numberOfLines, integer("text-line-clamp"))
  }

  private mutating func addButton() {
    addSize()
    set(.titleInsets, insets("padding"))
    set(.backgroundColor, color("background-color"))
    for state in Self.states { set(.background, color("background-color-\(state.name)"), in: state) }
    set(.gradient, gradient())
    addImages("background-image", .background)
    addImages("image", .image)
    with(.title) {
      $0.addFont()
      $0.addText()
    }
    set(.contentHorizontalAlignment, word("text-align"))
    for state in Self.states { set(.textColor, color("font-color", in: state), in: state) }
    for state in Self.states { set(.textShadowColor, color("text-shadow-color", in: state), in: state) }
    set(.titleInsets, insets("title-insets"))
    set(.contentInsets, insets("content-insets"))
    addBorder()
    set(.tintColor, color("background-tint-color"))
    addTint()
    addUnmaskedShadow()
    set(.textTransform, word("text-transform"))
  }

  /// A button with a shadow is not cut at its edge, or the shadow would be cut as well; its image is rounded by itself.
  private mutating func addUnmaskedShadow() {
    let hasShadow = ["shadow-radius", "shadow-offset", "shadow-color", "shadow-opacity"].contains { has($0) }
    if hasShadow, let radius = number("corner-radius") {
      with(.image) { $0.set(.cornerRadius, radius) }
      set(.clipsToBounds, .boolean(false))
    }
    addShadow()
  }

  private mutating func addImages(
    _ name: String, _ slot: StyleAssignment.Slot, in states: [StyleState] = PlanBuilder.states
  ) {
    for state in states { set(slot, image(state == .normal ? name : "\(name)-\(state.name)"), in: state) }
  }

  private mutating func addTextField() {
    addFont()
    set(.textColor, color("font-color"))
    set(.backgroundColor, color("background-color"))
    set(.background, gradient())
    set(.background, image("background-image"))
    set(.contentVerticalAlignment, word("vertical-align"))
    // NUI looks whether 'horizontal-align' is there and then reads 'horizontal'.
    if has("horizontal-align") {
      set(.contentHorizontalAlignment, word("horizontal") ?? .word("left"))
    }
    set(.borderStyle, word("border-style"))
    addTint()
    set(.textAlignment, alignment("text-align"))
    set(.alpha, number("text-alpha"))
    set(.adjustsFontSizeToFitWidth, boolean("text-auto-fit"))
    addSize()
    addBorder()
    addShadow()
    set(.keyboardAppearance, word("keyboard-appearance"))
    set(.textInsets, insets("padding"))
    set(.placeholderColor, color("font-color-placeholder"))
  }

  private mutating func addTextView() {
    addView()
    set(.textColor, color("font-color"))
    addFont()
    set(.textInsets, insets("padding"))
    set(.keyboardAppearance, word("keyboard-appearance"))
  }

  private mutating func addImage() {
    addView()
    set(.image, image("image-name"))
    addImages("image", .image, in: [.normal, .disabled])
  }

  // Controls.

  private mutating func addToggle() {
    set(.backgroundColor, color("background-color"))
    set(.offImage, image("off-image"))
    set(.onImage, image("on-image"))
    set(.onTintColor, color("on-tint-color"))
    set(.thumbTintColor, color("thumb-tint-color"))
    addTint()
  }

  private mutating func addSlider() {
    set(.minimumTrackTintColor, color("minimum-track-tint-color"))
    set(.maximumTrackTintColor, color("maximum-track-tint-color"))
    set(.minimumValueImage, image("minimum-value-image"))
    set(.maximumValueImage, image("maximum-value-image"))
    set(.thumbImage, image("thumb-image"))
    set(.thumbTintColor, color("thumb-tint-color"))
  }

  private mutating func addProgress() {
    set(.progressTintColor, color("progress-tint-color"))
    set(.progressImage, image("progress-image"))
    set(.trackTintColor, color("track-tint-color"))
    set(.trackImage, image("track-image"))
    addSize()
  }

  private mutating func addSegmentedControl() {
    addSize()
    if has("background-image") {
      addImages("background-image", .background, in: [.normal, .selected])
    } else {
      addSegments()
    }
    set(.dividerImage, image("divider-image") ?? color("divider-color"))
    set(.tintColor, color("background-tint-color"))
    addTitleAttributes(merged: true)
  }

  /// The rectangles of plain and chosen segments, and the line between them.
  private mutating func addSegments() {
    let plain = plainColor("background-color")
    guard plain != nil || plainColor("border-color") != nil else { return }
    set(.background, .panel(panel(plain)))
    set(.background, .panel(panel(plainColor("background-color-selected") ?? plain)), in: .selected)
    set(.dividerImage, color("border-color"))
  }

  /// The title's attributes for the normal and the selected state.
  ///
  /// - Parameter merged: Whether the selected ones are laid over the normal ones.
  private mutating func addTitleAttributes(merged: Bool) {
    let plain = attributes()
    var selected = attributes("-selected")
    if !plain.isEmpty { set(.titleAttributes, .attributes(plain), in: .normal) }
    guard !selected.isEmpty else { return }
    if merged {
      selected.color = selected.color ?? plain.color
      if selected.shadowColor == nil && selected.shadowOffset == nil {
        (selected.shadowColor, selected.shadowOffset) = (plain.shadowColor, plain.shadowOffset)
      }
    }
    set(.titleAttributes, .attributes(selected), in: .selected)
  }

  // Bars.

  private mutating func addNavigationBar() {
    set(.barTintColor, color("bar-tint-color"))
    set(.backgroundColor, color("background-color"))
    set(.tintColor, color("background-tint-color"))
    set(.background, image("background-image"))
    set(.shadowImage, image("shadow-image"))
    set(.titleVerticalOffset, number("title-vertical-offset"))
    set(.background, gradient() ?? color("background-color"))
    // SAP's own, over what NUI reads.
    set(.standardBackgroundColor, color("standard-background-color"))
    set(.scrollEdgeBackgroundColor, color("scrolledge-background-color"))
    addTitleAttributes()
  }

  /// The title's attributes, which have no states.
  private mutating func addTitleAttributes() {
    let attributes = attributes()
    if !attributes.isEmpty { set(.titleAttributes, .attributes(attributes)) }
  }

  private mutating func addToolbar() {
    set(.background, color("background-color"))
    set(.tintColor, color("background-tint-color"))
    set(.background, image("background-image"))
    set(.backgroundTop, image("background-image-top"))
    set(.backgroundBottom, image("background-image-bottom"))
    set(.backgroundTopLandscape, image("background-image-top-landscape"))
    set(.backgroundBottomLandscape, image("background-image-bottom-landscape"))
    set(.shadowImage, image("shadow-image"))
    set(.shadowImageTop, image("shadow-image-top"))
    set(.shadowImageBottom, image("shadow-image-bottom"))
  }

  private mutating func addTabBar() {
    set(.background, image("background-image"))
    set(.selectionIndicatorImage, image("selected-image"))
    set(.selectedImageTintColor, color("selected-image-tint-color"))
    set(.background, gradient() ?? color("background-color"))
    set(.tintColor, color("background-tint-color"))
    set(.barTintColor, color("bar-tint-color"))
    set(.backgroundColor, color("background-color"))
  }

  private mutating func addTabBarItem() {
    addTitleAttributes(merged: false)
    set(.titleOffset, offset("text-offset"))
    set(.image, image("finished-image"))
    set(.selectedImage, image("finished-image-selected"))
    // It is sought in each class by itself, with insets of the same class.
    for name in classList.split(separator: ":") {
      with(.itself, classList: String(name)) {
        $0.set(.selectionIndicatorImage, $0.image("background-image-selected"))
      }
    }
  }

  private mutating func addBarButton() {
    if let image = image("background-image") {
      set(.background, image)
    } else if let tint = color("background-tint-color") {
      set(.tintColor, tint)
    } else if plainColor("background-color") != nil || gradient() != nil {
      set(.background, .panel(panel(plainColor("background-color"), gradient: true)))
      if let color = plainColor("background-color-highlighted") {
        set(.background, .panel(panel(color, gradient: true)), in: .highlighted)
      }
    }
    addTitleAttributes()
  }

  private mutating func addBackButton() {
    addTitleAttributes()
    set(.tintColor, color("background-tint-color"))
    if let color = plainColor("background-color-top") ?? plainColor("background-color") {
      var arrow = panel(color)
      arrow.pointsBack = true
      arrow.cornerRadius = plainNumber("corner-radius") ?? 7
      set(.background, .panel(arrow))
    }
    addImages("background-image", .background, in: [.normal, .selected, .highlighted, .disabled])
  }

  private mutating func addSearchBar() {
    set(.background, color("background-color"))
    set(.tintColor, color("background-tint-color"))
    set(.background, gradient())
    set(.background, image("background-image"))
    with(.scopeBar) {
      $0.set(.background, $0.color("scope-background-color"))
      $0.set(.background, $0.image("scope-background-image"))
    }
    with(.scopeBar, classList: "SegmentedControl:\(classList)ScopeBar") {
      $0.addTitleAttributes()
      $0.addSegments()
    }
  }

  // Tables.

  private mutating func addTable() {
    set(.separatorStyle, word("separator-style"))
    set(.separatorColor, color("separator-color"))
    set(.rowHeight, number("row-height"))
    set(.background, color("background-color"))
    set(.background, gradient())
  }

  private mutating func addTableCell() {
    set(.background, color("background-color"))
    set(.background, gradient())
    set(.background, color("background-color-selected"), in: .selected)
    set(.background, gradient("-selected"), in: .selected)
    addTint()
    with(.title) { $0.addCellLabel() }
    with(.detail, classList: "\(classList)Detail") { $0.addCellLabel() }
    with(.content, classList: "\(classList)ContentView") { $0.addView() }
  }

  /// A label of a cell, for which NUI's runtime never reads `text-transform`.
  private mutating func addCellLabel() {
    let count = assignments.count
    addLabel()
    remove(from: count) { $0.slot == .textTransform || $0.slot == .tintColor }
  }
}

import ThemeModel

/// The rules that bring a brand's tones to what a brand colours.
struct BrandRules {
  let theme: BrandTheme

  var text: String {
    let rules =
      theme.base == .nui
      ? [Self.accents, Self.buttonsOfUIKit, Self.controls] : [palette, Self.buttons, Self.controls, Self.rows]
    let bars = theme.base == .nui ? Self.barsOfUIKit : Self.barsOfFiori
    return (rules + (theme.fillsBars ? [bars] : [])).joined(separator: "\n\n")
  }

  /// Controls that are filled on every base.
  private static let controls = """
    Switch {
      on-tint-color: @brandFill;
    }

    Slider {
      minimum-track-tint-color: @brandFill;
    }

    Progress {
      progress-tint-color: @brandFill;
    }
    """

  // MARK: - Fiori

  /// The palette's colours of what can be tapped, in all of their variants.
  private var palette: String {
    let lines = [("tintColor", BrandTone.text), ("tintColorTapState", .pressedText)].flatMap { name, tone in
      PaletteVariant.allCases.map { "@\(name)_\($0.keySuffix): @\(tone.rawValue);" }
    }
    return """
      /* A definition with the name of a palette colour takes that colour's place wherever it is used. */
      \(lines.joined(separator: "\n"))
      """
  }

  private static let buttons = """
    Button {
      background-color: @brandFill;
      background-color-disabled: tertiaryFill;
      background-color-highlighted: @brandFillPressed;
      corner-radius: 8;
      font-color: @onBrand;
      font-color-highlighted: @onBrand;
      padding: 6 12;
    }
    """

  private static let rows = """
    /* Chosen rows. */
    fdlFUIHierarchyCollectionItem, fdlFUIBaseCollectionViewCell, fdlFUIObjectCell,
    fdlFUIObjectTableViewCell, fdlFUIObjectCollectionViewCell, fdlFUIItemCollectionViewCell,
    fdlFUIBaseItemCollectionViewCell, fdlFUICollectionItemView, TableCell {
      background-color-selected: @brandSelection;
    }
    """

  private static let barsOfFiori = """
    /* Bars are filled with the brand's colour, and all that is written on them is in one colour. */
    NavigationBar, Toolbar, fdlFUIHierarchyView_header, fdlFUIHierarchyViewHeader {
      background-color: @brandFill;
    }

    NavigationBar, BarButton, fdlFUIHierarchyViewHeader_title, fdlFUIPageViewController_title,
    fdlFUIPageViewController_subtitle {
      font-color: @onBrand;
    }

    fdlFUIHierarchyViewHeader_leftButton, fdlFUIHierarchyViewHeader_rightButton {
      font-color: @onBrand;
      font-color-disabled: alpha(@onBrand, 0.4);
      font-color-highlighted: @onBrand;
      tint-color: @onBrand;
      tint-color-disabled: alpha(@onBrand, 0.4);
    }

    fdlFUIPageViewController_nextButtonItem, fdlFUIPageViewController_previousButtonItem {
      font-color: @onBrand;
      font-color-disabled: alpha(@onBrand, 0.4);
    }
    """

  // MARK: - NUI

  private static let accents = """
    /* The definitions of the built-in theme that are the brand's. */
    @accent: @brandText;
    @accentPressed: @brandTextPressed;
    @accentFaint: @brandSelection;
    """

  private static let buttonsOfUIKit = """
    Button {
      background-color: @brandFill;
      background-color-highlighted: @brandFillPressed;
      font-color: @onBrand;
      font-color-highlighted: @onBrand;
    }

    SegmentedControl {
      background-color-selected: @brandFill;
      font-color-selected: @onBrand;
    }
    """

  private static let barsOfUIKit = """
    /* Bars are filled with the brand's colour, and all that is written on them is in one colour. */
    NavigationBar {
      bar-tint-color: @brandFill;
      font-color: @onBrand;
    }

    Toolbar {
      background-tint-color: @brandFill;
    }

    BarButton {
      background-color-highlighted: @brandFillPressed;
      font-color: @onBrand;
    }

    BarButtonBack {
      font-color: @onBrand;
    }
    """
}

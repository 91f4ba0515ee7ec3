import ThemeModel
import ThemeTable

/// The rules that bring a brand's tones to what a brand colours.
struct BrandRules {
  let theme: BrandTheme

  /// The rules, in the order of the sheet.
  var blocks: [String] {
    let greys = theme.seeds.neutral.map { [BrandGreys(base: theme.base, hue: OKLab($0)).text] } ?? []
    let links = theme.seeds.secondary == nil ? [] : [Self.links]
    let own =
      theme.base == .nui
      ? [Self.accents, Self.strongInk, buttonsOfUIKit] + (theme.fillsBars ? [Self.barsOfUIKit] : [])
      : [palette, Self.buttons] + edges + [barsOfFiori, Self.rows]
    return greys + own + [Self.controls] + links
  }

  /// Controls that have a colour of their own on every base.
  private static let controls = """
    Switch {
      on-tint-color: @brandControl;
    }

    Slider {
      minimum-track-tint-color: @brandControl;
    }

    Progress {
      progress-tint-color: @brandControl;
    }
    """

  /// A text view shows links in its tint.
  private static let links = """
    TextView {
      tint-color: @brandLink;
    }
    """

  /// An edge around buttons in each appearance in which their fill is hardly seen.
  private var edges: [String] {
    theme.faintFills.map { appearance in
      """
      @media (appearance: \(appearance.rawValue)) {
        fdlFUIButtonFormCell_button, fdlFUIButtonCollectionViewCell_button {
          border-color: @brandControl;
          border-width: 1;
        }
      }
      """
    }
  }

  // MARK: - Fiori

  /// The palette's colours of what can be tapped, in all of their variants, and that of charts.
  private var palette: String {
    let charts: [(String, BrandTone)] = theme.seeds.secondary == nil ? [] : [("chart1", .chart)]
    let lines = ([("tintColor", .text), ("tintColorTapState", .pressedText)] + charts).flatMap { name, tone in
      PaletteVariant.allCases.map { "@\(name)_\($0.keySuffix): @\(tone.rawValue);" }
    }
    return """
      /* A definition with the name of a palette colour takes that colour's place wherever it is used. */
      \(lines.joined(separator: "\n"))
      """
  }

  private static let buttons = """
    /* The primary button of a form is filled. All other buttons are texts in the colour of what can be tapped. */
    fdlFUIButtonFormCell_button, fdlFUIButtonCollectionViewCell_button {
      background-color: @brandFill;
      background-color-disabled: tertiaryFill;
      background-color-highlighted: @brandFillPressed;
      content-insets: 12 16;
      corner-radius: 8;
      font-color: @onBrand;
      font-color-disabled: tertiaryLabel;
      font-color-highlighted: @onBrand;
      font-style: headline;
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

  private var barsOfFiori: String {
    let filled = ("are filled with the brand's colour", "", "@brandFill", "@onBrand", "@onBrand")
    let faint = ("have a breath of the brand's colour", " SearchBar,", "@brandBar", "@brandText", "@brandTextPressed")
    let (words, more, ground, text, pressed) = theme.fillsBars ? filled : faint
    return """
      /* Bars \(words), and all that is written on them is in one colour. */
      NavigationBar, Toolbar,\(more) fdlFUIHierarchyView_header, fdlFUIHierarchyViewHeader {
        background-color: \(ground);
      }

      NavigationBar, BarButton, fdlFUIHierarchyViewHeader_title, fdlFUIPageViewController_title,
      fdlFUIPageViewController_subtitle {
        font-color: \(text);
      }

      fdlFUIHierarchyViewHeader_leftButton, fdlFUIHierarchyViewHeader_rightButton {
        font-color: \(text);
        font-color-disabled: alpha(\(text), 0.4);
        font-color-highlighted: \(pressed);
        tint-color: \(text);
        tint-color-disabled: alpha(\(text), 0.4);
      }

      fdlFUIPageViewController_nextButtonItem, fdlFUIPageViewController_previousButtonItem {
        font-color: \(text);
        font-color-disabled: alpha(\(text), 0.4);
      }
      """
  }

  // MARK: - NUI

  private static let accents = """
    /* The definitions of the built-in theme that are the brand's. */
    @accent: @brandText;
    @accentPressed: @brandTextPressed;
    @accentFaint: @brandSelection;
    """

  private static let strongInk = """
    /* With high contrast there is no weak text. */
    @media (contrast: high) {
      @inkSoft: @ink;
    }
    """

  /// NUI's grounds are the same in light and dark, and so are the edges of buttons.
  private var buttonsOfUIKit: String {
    let edge = theme.faintFills.isEmpty ? "" : "  border-color: @brandControl;\n  border-width: 1;\n"
    return """
      Button {
        background-color: @brandFill;
        background-color-highlighted: @brandFillPressed;
      \(edge)  font-color: @onBrand;
        font-color-highlighted: @onBrand;
      }

      SegmentedControl {
        background-color-selected: @brandFill;
        font-color-selected: @onBrand;
      }
      """
  }

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

    SearchBarButton {
      background-color-highlighted: @brandSelection;
    }
    """
}

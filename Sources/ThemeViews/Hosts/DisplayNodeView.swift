#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  import ThemeTable

  /// Draws one node and, over it, the nodes that lie in it.
  ///
  /// Places are those of the screen, so that the node's surroundings are read from left to right; what is in a place is not.
  struct DisplayNodeView: View {
    let node: DisplayNode
    let direction: LayoutDirection
    @Environment(\.componentAppearance) private var appearance

    var body: some View {
      ZStack(alignment: .topLeading) {
        Group {
          surface
          content
        }.accessibilityHidden(true)
        ForEach(node.children) { child in
          DisplayNodeView(node: child, direction: direction).placed(child.frame, in: node.frame.origin)
        }
      }
      .frame(width: node.frame.width, height: node.frame.height, alignment: .topLeading)
      .clipped(if: node.role == .view || node.role == .column || node.role == .preview, to: shape)
      .environment(\.layoutDirection, .leftToRight)
      .element(node.accessibility)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: node.style.number(.cornerRadius) ?? 0) }

    @ViewBuilder private var surface: some View {
      switch node.role {
      case .divider: Color(node.style.color(.separatorColor) ?? .grey)
      case .dimming: Color(StyleColor.dimming)
      case .grabber: Capsule().fill(Color(.grey))
      case .gradient: gradient
      case .searchField: RoundedRectangle(cornerRadius: 10).fill(Color(.faintGrey)).padding(.vertical, 7)
      default:
        if let color = node.style.color(.backgroundColor) ?? node.style.color(.barTintColor) {
          shape.fill(Color(color))
        }
        if let color = node.style.color(.borderColor), let width = node.style.number(.borderWidth) {
          shape.strokeBorder(Color(color), lineWidth: width)
        }
      }
    }

    /// From the color of the surface at the edge to nothing.
    private var gradient: some View {
      let color = Color(node.style.color(.backgroundColor) ?? .clear)
      let isAtLeft = node.frame.minX <= 0
      return LinearGradient(
        colors: [color, color.opacity(0)], startPoint: isAtLeft ? .leading : .trailing,
        endPoint: isAtLeft ? .trailing : .leading)
    }

    @ViewBuilder private var content: some View {
      if node.role == .custom {
        appearance.customView(node).environment(\.layoutDirection, direction)
      } else if node.role == .activityIndicator {
        ProgressView()
      } else if let name = node.image {
        image(name).environment(\.layoutDirection, direction)
      } else if let text = node.text {
        words(text)
      }
    }

    private func image(_ name: String) -> some View {
      // A button's symbol is smaller than the place that takes taps.
      let most = node.role == .button ? appearance.buttonSymbolSide : .infinity
      return appearance.image(name).resizable().aspectRatio(contentMode: .fit).foregroundStyle(
        Color(node.style.color(.tintColor) ?? node.style.color(.fontColor) ?? .grey)
      ).frame(width: min(node.frame.width, most), height: min(node.frame.height, most)).clipShape(shape).frame(
        width: node.frame.width, height: node.frame.height)
    }

    private func words(_ text: DisplayText) -> some View {
      let room = node.contentFrame
      return Text(verbatim: text.string).font(Font(text.font)).foregroundStyle(
        node.style.color(.fontColor).map { Color($0) } ?? .primary
      ).lineLimit(max(1, text.lineCount)).multilineTextAlignment(text.alignment.ofLines).frame(
        width: room.width, height: room.height, alignment: text.alignment.inFrame
      ).placed(room, in: node.frame.origin)
    }
  }

  extension View {
    /// The view in a frame of the component, whose parent has a place of its own there.
    func placed(_ frame: LayoutRect, in origin: LayoutPoint) -> some View {
      self.frame(width: frame.width, height: frame.height).position(x: frame.midX - origin.x, y: frame.midY - origin.y)
    }

    /// The view as an element of assistive technology, as large as it is; the same view for no words.
    @ViewBuilder fileprivate func element(_ words: DisplayAccessibility?) -> some View {
      if let words { accessibilityElement(children: .ignore).speaking(words) } else { self }
    }

    /// The element with the words of a component.
    func speaking(_ words: DisplayAccessibility?) -> some View {
      accessibilityLabel(Text(verbatim: words?.label ?? ""))
        .accessibilityValue(
          Text(verbatim: [words?.expansion, words?.value].compactMap { $0 }.joined(separator: ", "))
        )
        .accessibilityHint(Text(verbatim: words?.hint ?? ""))
        .accessibilityAddTraits(AccessibilityTraits(words?.traits ?? []))
    }

    @ViewBuilder fileprivate func clipped(if isClipped: Bool, to shape: RoundedRectangle) -> some View {
      if isClipped { clipShape(shape) } else { self }
    }
  }

  extension AccessibilityTraits {
    init(_ traits: [DisplayAccessibility.Trait]) {
      let known: [DisplayAccessibility.Trait: AccessibilityTraits] = [
        .button: .isButton, .header: .isHeader, .image: .isImage, .link: .isLink, .searchField: .isSearchField,
        .selected: .isSelected, .staticText: .isStaticText, .updatesFrequently: .updatesFrequently,
      ]
      self = traits.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }
  }

  extension DisplayText.Alignment {
    fileprivate var ofLines: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }

    fileprivate var inFrame: Alignment { self == .center ? .center : self == .right ? .trailing : .leading }
  }

  extension StyleColor {
    fileprivate static let clear = StyleColor(rgba: 0)
    fileprivate static let dimming = StyleColor(rgba: 0x0000_0033)
    fileprivate static let grey = StyleColor(rgba: 0x8888_8880)
    fileprivate static let faintGrey = StyleColor(rgba: 0x7676_801F)
  }

  /// A component as it is, in the room of its traits: for tests and pictures.
  ///
  /// It takes no events.
  public struct ComponentPicture<Model: ComponentLayout>: View {
    private let model: Model
    private let theme: ComponentTheme
    @Environment(\.componentAppearance) private var appearance

    /// A picture of a component in a theme.
    public init(_ model: Model, theme: ComponentTheme = .standard) {
      self.model = model
      self.theme = theme
    }

    /// The nodes of the display list, each at its place.
    public var body: some View {
      let list = model.displayList(theme: theme, measuring: appearance.measuring)
      DisplayNodeView(
        node: list.root, direction: model.traits.isRightToLeft ? .rightToLeft : .leftToRight
      ).placed(list.root.frame, in: .zero).frame(width: list.size.width, height: list.size.height)
    }
  }
#endif

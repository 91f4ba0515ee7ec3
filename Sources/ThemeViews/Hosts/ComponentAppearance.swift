#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  public import ThemeTable

  /// The images, views and fonts with which components are drawn; see ``SwiftUI/View/componentAppearance(_:)``.
  public struct ComponentAppearance {
    /// The kind of device, or nil to tell it from the size classes.
    public var device: StyleDevice?
    /// The side in points of a symbol that is a button of its own.
    public var buttonSymbolSide = 22.0
    /// The text measuring: that of the platform's fonts where there is UIKit.
    public var measuring: any TextMeasuring = ComponentAppearance.platformMeasuring
    /// Returns the image with a name, of the app or of the system.
    public var image: (String) -> Image = ComponentAppearance.systemImage(named:)
    /// Returns the app's own view for a node of the role ``DisplayRole/custom``.
    public var customView: (DisplayNode) -> AnyView = { _ in AnyView(EmptyView()) }

    /// The system's symbols and fonts, no views of the app's own.
    public nonisolated init() {}

    private nonisolated static var platformMeasuring: any TextMeasuring {
      #if canImport(UIKit)
        PlatformTextMetrics()
      #else
        ApproximateTextMetrics()
      #endif
    }

    /// Names of symbols that components use; every other name is one of the app's assets.
    private nonisolated static let symbols: Set<String> = [
      "checkmark", "circle", "ellipsis", "square", "magnifyingglass", "pencil",
    ]

    private nonisolated static func systemImage(named name: String) -> Image {
      switch name {
      case "hierarchy": Image(systemName: "point.3.connected.trianglepath.dotted")
      case "hierarchy.fill": Image(systemName: "point.3.filled.connected.trianglepath.dotted")
      default: name.contains(".") || symbols.contains(name) ? Image(systemName: name) : Image(name)
      }
    }
  }

  private struct ComponentAppearanceKey: EnvironmentKey {
    static var defaultValue: ComponentAppearance { ComponentAppearance() }
  }

  extension EnvironmentValues {
    var componentAppearance: ComponentAppearance {
      get { self[ComponentAppearanceKey.self] }
      set { self[ComponentAppearanceKey.self] = newValue }
    }
  }

  extension View {
    /// Changes the images, views and fonts of the components in this view.
    public func componentAppearance(_ change: @escaping (inout ComponentAppearance) -> Void) -> some View {
      transformEnvironment(\.componentAppearance, transform: change)
    }
  }
#endif

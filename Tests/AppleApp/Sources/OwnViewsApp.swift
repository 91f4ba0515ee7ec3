import SwiftUI
import ThemeTable

/// A screen of an app's own views in the theme Midnight, or of components, to be looked at on a simulator.
///
/// The arguments `-component grid -place form` of the launch show a component; see ``ComponentsScreen``.
@main struct OwnViewsApp: App {
  private let store = ThemeStore()

  init() {
    if let path = Bundle.main.path(forResource: "Midnight", ofType: "nsst") { try? store.reload(contentsOfFile: path) }
  }

  var body: some Scene {
    WindowGroup {
      if let component = argument("component").flatMap({ ComponentsScreen.Component(rawValue: $0) }) {
        ComponentsScreen(
          store: store, component: component,
          place: argument("place").flatMap { ComponentsScreen.Place(rawValue: $0) } ?? .stack)
      } else {
        OwnViews(store: store).ignoresSafeArea()
      }
    }
  }

  private func argument(_ name: String) -> String? { UserDefaults.standard.string(forKey: name) }
}

private struct OwnViews: UIViewControllerRepresentable {
  let store: ThemeStore

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: OwnViewsController(store: store))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

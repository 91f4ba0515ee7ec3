import SwiftUI
import ThemeTable

/// A screen of an app's own views in the theme Midnight, or of components, to be looked at on a simulator.
///
/// The argument `-components form` of the launch shows components; see ``ComponentsScreen/Start``.
@main struct OwnViewsApp: App {
  private let store = ThemeStore()

  init() {
    if let path = Bundle.main.path(forResource: "Midnight", ofType: "nsst") { try? store.reload(contentsOfFile: path) }
  }

  var body: some Scene {
    WindowGroup {
      if let start = UserDefaults.standard.string(forKey: "components").flatMap({ ComponentsScreen.Start(rawValue: $0) }
      ) {
        ComponentsScreen(store: store, start: start)
      } else {
        OwnViews(store: store).ignoresSafeArea()
      }
    }
  }
}

private struct OwnViews: UIViewControllerRepresentable {
  let store: ThemeStore

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: OwnViewsController(store: store))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

import Foundation
import ThemeTable

/// The table of a theme among the resources of this target.
func theme(_ name: String) throws -> StyleTable {
  guard let url = Bundle.module.url(forResource: name, withExtension: "nsst") else { throw CocoaError(.fileNoSuchFile) }
  return try StyleTable(contentsOfFile: url.path)
}

let environment = StyleEnvironment()
for (name, path) in [("Theme", "Label"), ("Theme", "Button"), ("Night", "Label")] {
  let color = try theme(name).style(for: path, in: environment).color(.fontColor)
  print(name, path, color.map { "\($0)" } ?? "none")
}

// The accessors that the plugin wrote of 'Theme.nss'.
print("brand", ThemeColors.brand)
let typed: StyleColor? = Theme.Button.fontColor(in: try Theme.loadTable(), environment)
print("typed", typed.map { "\($0)" } ?? "none")

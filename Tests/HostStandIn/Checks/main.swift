// Runs the part of ThemeViews for UIKit over the stand-in's views, and prints what they were told.
//
// Compiled by UIKitPlanTests together with the sources of ThemeViews. The argument is a folder of tables. A line that begins
// with FAULT is a mistake; the others are compared with a golden file.

import Foundation
import ThemeTable
import UIKit

let folder = URL(filePath: CommandLine.arguments[1])

func theme(_ name: String) -> StyleTable {
  do {
    return try StyleTable(contentsOfFile: folder.appending(path: name + ".nsst").path)
  } catch {
    print("FAULT \(name): \(error)")
    return .empty
  }
}

@MainActor func check(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { print("FAULT \(what())") }
}

@MainActor func checkEqual<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
  check(value == expected, "\(what): \(value) is not \(expected)")
}

for kind in ViewKind.allCases {
  for name in ["colors", "images"] { KindCheck(kind: kind, name: name).run() }
}
Stories.runAll()

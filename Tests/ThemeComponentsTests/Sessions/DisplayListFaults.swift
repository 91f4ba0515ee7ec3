import Foundation
import ThemeComponents

extension DisplayList {
  /// What is wrong with a list whatever it shows: places that are no numbers, names that stand twice, taps that lead
  /// nowhere, a form that does not survive being written.
  var faults: [String] {
    var faults: [String] = []
    var names: Set<String> = []
    for node in nodes {
      let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      if !numbers.allSatisfy(\.isFinite) { faults.append("\(node.identifier) lies nowhere") }
      if node.frame.width < 0 || node.frame.height < 0 {
        faults.append("\(node.identifier) has a negative size")
      }
      if !names.insert(node.identifier).inserted {
        faults.append("\(node.identifier) stands twice")
      }
      if node.tapTarget != nil, node.accessibility == nil, node.role != .row {
        faults.append("\(node.identifier) can be tapped but not spoken of")
      }
    }
    do {
      let data = try JSONEncoder().encode(self)
      if try JSONDecoder().decode(DisplayList.self, from: data) != self {
        faults.append("the list changes when it is written and read")
      }
    } catch {
      faults.append("the list cannot be written and read: \(error)")
    }
    return faults
  }
}

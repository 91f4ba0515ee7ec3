import ThemeComponents

extension DisplayList {
  /// The faults of a list, whatever it shows: places that are no numbers, duplicate names, taps that lead nowhere.
  var faults: [String] {
    var faults: [String] = []
    var names: Set<String> = []
    for node in nodes {
      let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      if !numbers.allSatisfy(\.isFinite) { faults.append("\(node.identifier) lies nowhere") }
      if node.frame.width < 0 || node.frame.height < 0 { faults.append("\(node.identifier) has a negative size") }
      if !names.insert(node.identifier).inserted { faults.append("\(node.identifier) stands twice") }
    }
    faults += root.spokenFaults(isInElement: false)
    for element in accessibilityElements where element.accessibility?.label.isEmpty != false {
      faults.append("\(element.identifier) has no name")
    }
    return faults
  }
}

extension DisplayNode {
  /// Things that can be tapped, and of which neither they nor what they lie in speak.
  fileprivate func spokenFaults(isInElement: Bool) -> [String] {
    let isSpoken = isInElement || accessibility != nil
    let fault = tapTarget != nil && !isSpoken && role != .row
    return (fault ? ["\(identifier) can be tapped but not spoken of"] : [])
      + children.flatMap { $0.spokenFaults(isInElement: isSpoken) }
  }
}

import Testing
import ThemeComponents
import ThemeTable

/// What holds of every layout: on every device, at every text size, in both directions of reading.
@Suite struct LayoutSoundnessTests {
  /// Devices by their size in points: phones, the parts of a split tablet, tablets.
  private static let devices: [ViewTraits] = [
    (320, 568), (375, 812), (390, 844), (430, 932), (844, 390), (320, 1194), (507, 1194),
    (678, 1024), (834, 1194), (1194, 834), (1366, 1024),
  ].map { width, height in
    // A third of a tablet is as narrow as a phone.
    let isRegular = width >= 500 && height > 400
    return ViewTraits(
      size: LayoutSize(width: width, height: height),
      environment: StyleEnvironment(
        device: height > 1000 || isRegular ? .ipad : .iphone,
        orientation: width > height ? .landscape : .portrait,
        sizeClass: isRegular ? .regular : .compact))
  }

  @Test(arguments: SampleScene.all)
  func nothingSticksOutOverlapsOrIsTooSmall(scene: SampleScene) throws {
    for device in Self.devices {
      for category in StyleTextSize.allCases {
        let traits = device.withText(category)
        let list = scene.draw(.standard, traits)
        let place = "\(scene) on \(traits.size.width)×\(traits.size.height), text \(category)"
        try #require(list.layoutFaults == [], "\(place)")
        try checkMirrored(scene, list, traits, place)
      }
    }
  }

  /// A layout from right to left is the mirror image; only the header's buttons stay on their side of the screen.
  private func checkMirrored(
    _ scene: SampleScene, _ list: DisplayList, _ traits: ViewTraits, _ place: String
  ) throws {
    let mirrored = scene.draw(.standard, traits.mirrored())
    try #require(mirrored.nodes.count == list.nodes.count, "\(place)")
    for node in list.nodes where !["left", "right"].contains(node.name) {
      let other = try #require(mirrored[node.identifier], "\(node.identifier): \(place)")
      try #require(
        abs(other.frame.minX - (traits.size.width - node.frame.maxX)) < 0.01
          && other.frame.minY == node.frame.minY && other.frame.size == node.frame.size,
        "\(node.identifier): \(place)")
      try #require(
        other.text?.alignment == node.text?.alignment.mirrored, "\(node.identifier): \(place)")
    }
  }

  @Test("rooms that no device has are laid out all the same", arguments: SampleScene.all)
  func hostileRoomsAreHarmless(scene: SampleScene) {
    for (width, height) in [
      (0, 0), (1, 1), (-5, 300), (10, 10_000), (1e300, 1e300), (.nan, 300), (300, .infinity),
      (44, 44), (100, 2),
    ] as [(Double, Double)] {
      for environment in [StyleEnvironment(), ViewTraits.tabletLandscape.environment] {
        let traits = ViewTraits(
          size: LayoutSize(width: width, height: height), environment: environment,
          contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(scene.draw(.standard, traits).faults == [], "\(width)×\(height)")
      }
    }
  }

  @Test("numbers in a theme that make no sense are harmless", arguments: SampleScene.all)
  func hostileThemesAreHarmless(scene: SampleScene) {
    for number in ["0", "-40", "100000", "99999999999999999999", "0.0001"] {
      let classes = Set(StyledPart.all.flatMap { $0.classList.split(separator: ":") })
      let rules = classes.sorted().map { name in
        """
        \(name) {
          font-size: \(number); line-spacing: \(number); text-line-clamp: \(number);
          content-insets: \(number) \(number) \(number) \(number); row-height: \(number);
          border-width: \(number);
        }
        """
      }
      let theme = theme(rules.joined(separator: "\n"))
      #expect(scene.draw(theme, .tabletPortrait).faults == [], "\(number)")
    }
  }
}

extension DisplayNode {
  /// The last part of the identifier.
  var name: String { String(identifier.split(separator: "/").last ?? "") }
}

extension DisplayText.Alignment {
  fileprivate var mirrored: DisplayText.Alignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .justified: self
    }
  }
}

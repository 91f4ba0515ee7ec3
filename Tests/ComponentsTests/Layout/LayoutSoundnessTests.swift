import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Properties of every layout: on every device, at every text size, in both directions of reading.
@Suite struct LayoutSoundnessTests {
  /// Devices by their size in points: phones, the parts of a split tablet, tablets.
  private static let devices: [ViewTraits] = [
    (320, 568), (375, 812), (390, 844), (430, 932), (844, 390), (320, 1194), (507, 1194), (678, 1024), (834, 1194),
    (1194, 834), (1366, 1024),
  ].map { width, height in
    // A third of a tablet is as narrow as a phone.
    let isRegular = width >= 500 && height > 400
    return ViewTraits(
      size: LayoutSize(width: width, height: height),
      environment: StyleEnvironment(
        device: height > 1000 || isRegular ? .ipad : .iphone, orientation: width > height ? .landscape : .portrait,
        sizeClass: isRegular ? .regular : .compact))
  }

  /// Devices and text sizes for a scene: together all of both, and over all scenes every pair of them.
  ///
  /// Every pair for every scene takes eleven times as long; long runs go through them.
  static func surroundings(ofScene number: Int) -> [ViewTraits] {
    let sizes = StyleTextSize.allCases
    if MutationCount.isLongRun { return devices.flatMap { device in sizes.map { device.withText($0) } } }
    return sizes.indices.map { devices[($0 + number) % devices.count].withText(sizes[$0]) }
  }

  @Test func theSceneSamplesCoverEveryPair() {
    expect(SampleScene.all.count >= Self.devices.count)
    var pairs: Set<ViewTraits> = []
    for number in SampleScene.all.indices {
      let traits = Self.surroundings(ofScene: number)
      expectEqual(Set(traits.map(\.size)).count, Self.devices.count)
      expectEqual(Set(traits.map(\.contentSizeCategory)).count, StyleTextSize.allCases.count)
      pairs.formUnion(traits)
    }
    expectEqual(pairs.count, Self.devices.count * StyleTextSize.allCases.count)
  }

  @Test(arguments: SampleScene.all.indices) func nothingSticksOutOverlapsOrIsTooSmall(number: Int) throws {
    let scene = SampleScene.all[number]
    for traits in Self.surroundings(ofScene: number) {
      let list = scene.draw(.standard, traits)
      let place = "\(scene) on \(traits.size.width)×\(traits.size.height), text \(traits.contentSizeCategory)"
      try #require(list.layoutFaults == [], "\(place)")
      try checkMirrored(scene, list, traits, place)
    }
  }

  /// A layout from right to left is the mirror image; only the header's buttons stay on their side of the screen.
  private func checkMirrored(_ scene: SampleScene, _ list: DisplayList, _ traits: ViewTraits, _ place: String) throws {
    let mirrored = scene.draw(.standard, traits.mirrored())
    // Other words have other widths.
    guard !scene.isTranslated else { return try #require(mirrored.layoutFaults == [], "\(place), mirrored") }
    try #require(mirrored.nodes.count == list.nodes.count, "\(place)")
    for node in list.nodes where !["left", "right"].contains(node.name) {
      let other = try #require(mirrored[node.identifier], "\(node.identifier): \(place)")
      try #require(
        abs(other.frame.minX - (traits.size.width - node.frame.maxX)) < 0.01 && other.frame.minY == node.frame.minY
          && other.frame.size == node.frame.size, "\(node.identifier): \(place)")
      try #require(other.text?.alignment == node.text?.alignment.mirrored, "\(node.identifier): \(place)")
    }
  }

  @Test("rooms that no device has are laid out all the same", arguments: SampleScene.all) func hostileRoomsAreHarmless(
    scene: SampleScene
  ) {
    let rooms: [(Double, Double)] = [
      (0, 0), (1, 1), (-5, 300), (10, 10_000), (1e300, 1e300), (.nan, 300), (300, .infinity), (44, 44), (100, 2),
    ]
    let environments = [StyleEnvironment(), ViewTraits.tabletLandscape.environment]
    for (number, (width, height)) in rooms.enumerated() {
      // By turns, unless this is a long run.
      for environment in MutationCount.isLongRun ? environments : [environments[number % 2]] {
        let traits = ViewTraits(
          size: LayoutSize(width: width, height: height), environment: environment,
          contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        expectEqual(scene.draw(.standard, traits).faults, [], "\(width)×\(height)")
      }
    }
  }

  /// Themes in which every class has the same number for everything.
  private static let hostileThemes = ["0", "-40", "100000", "99999999999999999999", "0.0001"].map { number in
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
    return (number, theme(rules.joined(separator: "\n")))
  }

  @Test("numbers in a theme that make no sense are harmless", arguments: SampleScene.all) func hostileThemesAreHarmless(
    scene: SampleScene
  ) {
    for (number, theme) in Self.hostileThemes {
      expectEqual(scene.draw(theme, .tabletPortrait).faults, [], "\(number)")
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

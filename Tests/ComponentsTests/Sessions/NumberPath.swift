import ThemeComponents

/// A place in a configuration that holds a number.
struct NumberPath<Root> {
  private let set: (inout Root, Double) -> Void

  init(_ path: WritableKeyPath<Root, Double>) { set = { $0[keyPath: path] = $1 } }

  init(_ path: WritableKeyPath<Root, Int>) { set = { $0[keyPath: path] = Int(min(max($1, -1e15), 1e15)) } }

  init(_ path: WritableKeyPath<Root, Int?>) { set = { $0[keyPath: path] = Int(min(max($1, -1e15), 1e15)) } }

  /// Places in a part of the root.
  static func places<Part, Number>(
    in part: WritableKeyPath<Root, Part>, _ paths: [WritableKeyPath<Part, Number>],
    _ place: (WritableKeyPath<Root, Number>) -> [NumberPath]
  ) -> [NumberPath] { paths.flatMap { place(part.appending(path: $0)) } }

  static func numbers<Part>(in part: WritableKeyPath<Root, Part>, _ paths: [WritableKeyPath<Part, Double>])
    -> [NumberPath]
  { places(in: part, paths) { [NumberPath($0)] } }

  static func counts<Part>(in part: WritableKeyPath<Root, Part>, _ paths: [WritableKeyPath<Part, Int>]) -> [NumberPath]
  { places(in: part, paths) { [NumberPath($0)] } }

  static func sizes<Part>(in part: WritableKeyPath<Root, Part>, _ paths: [WritableKeyPath<Part, LayoutSize>])
    -> [NumberPath]
  { places(in: part, paths, sides) }

  static func sides(_ path: WritableKeyPath<Root, LayoutInsets>) -> [NumberPath] {
    [\LayoutInsets.top, \.leading, \.bottom, \.trailing].map { NumberPath(path.appending(path: $0)) }
  }

  private static func sides(_ path: WritableKeyPath<Root, LayoutSize>) -> [NumberPath] {
    numbers(in: path, [\.width, \.height])
  }

  /// The root with another number there.
  func changed(_ root: Root, to number: Double) -> Root {
    var root = root
    set(&root, number)
    return root
  }
}

extension HierarchyConfiguration {
  static var numbers: [NumberPath<Self>] {
    var paths = NumberPath.numbers(
      in: \Self.metrics,
      [
        \.multiLineIndicatorWidth, \.singleLineIndicatorWidth, \.wideIndicatorWidth, \.multiLineReservedWidth,
        \.singleLineReservedWidth, \.indicatorGap, \.indicatorInset, \.wideIndicatorInset, \.smallestIndicatorScale,
        \.expandedTitleScale, \.dividerThickness, \.selectionGap, \.dragThreshold, \.dragDominance,
        \.dragCommitFraction, \.overdragFraction, \.headerHeight, \.headerButtonWidth,
      ])
    paths += NumberPath.sizes(
      in: \Self.metrics, [\.indicatorIconSize, \.selectionControlSize, \.activityIndicatorSize])
    paths += NumberPath.sides(\Self.metrics.rowPadding)
    paths += ObjectCellMetrics.numbers(in: \Self.cellMetrics)
    return paths + [NumberPath(\Self.childBatch)]
  }
}

extension ObjectCellMetrics {
  static func numbers<Root>(in path: WritableKeyPath<Root, Self>) -> [NumberPath<Root>] {
    var paths = NumberPath.numbers(
      in: path, [\.gap, \.lineGap, \.statusFraction, \.descriptionFraction, \.detailButtonWidth, \.minimumTextWidth])
    paths += NumberPath.counts(in: path, [\.lineLimit, \.descriptionLines])
    return paths + NumberPath.sizes(in: path, [\.imageSize, \.iconSize, \.accessorySize])
  }
}

extension CollectionConfiguration {
  static var numbers: [NumberPath<Self>] {
    var paths = NumberPath.numbers(
      in: \Self.metrics,
      [
        \.compactCellWidth, \.regularCellWidth, \.mostCellWidth, \.spacing, \.fewCellsSpacing, \.gradientWidth,
        \.gridSpacing, \.imageAspectRatio, \.textGap, \.headerGap, \.minimumHeaderHeight,
      ])
    paths += NumberPath.counts(in: \Self.metrics, [\.titleLines, \.mostTextLines])
    paths.append(NumberPath(\Self.metrics.compactColumns))
    paths.append(NumberPath(\Self.metrics.regularColumns))
    paths += NumberPath.sides(\Self.metrics.insets)
    paths += NumberPath.sides(\Self.metrics.headerPadding)
    return paths + NumberPath.sizes(in: \Self.metrics, [\.disclosureSize])
  }
}

extension ListPickerConfiguration {
  static var numbers: [NumberPath<Self>] {
    var paths = NumberPath.numbers(
      in: \Self.metrics,
      [
        \.minimumRowHeight, \.gap, \.lineGap, \.barHeight, \.barButtonFraction, \.searchHeight, \.grabberHeight,
        \.halfSheetFraction, \.sheetWidth, \.grabberThreshold, \.anchorHeight, \.dividerThickness,
      ])
    paths += NumberPath.counts(in: \Self.metrics, [\.valueLineLimit, \.accessibilityValueLineLimit, \.rowLineLimit])
    paths += NumberPath.sizes(in: \Self.metrics, [\.searchIconSize, \.grabberSize, \.controlSize])
    paths += NumberPath.sides(\Self.metrics.padding)
    return paths + ObjectCellMetrics.numbers(in: \Self.metrics.cellMetrics)
  }
}

extension SiblingConfiguration {
  static var numbers: [NumberPath<Self>] {
    NumberPath.numbers(
      in: \Self.metrics, [\.barHeight, \.toolbarHeight, \.padding, \.iconButtonWidth, \.spacing, \.dividerThickness])
      + NumberPath.sizes(in: \Self.metrics, [\.symbolSize])
  }
}

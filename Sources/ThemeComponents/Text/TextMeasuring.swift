#if hasFeature(Embedded)
  /// The type that ``TextMeasuring`` refines: Embedded Swift knows `any` only of objects.
  public typealias MeasuringType = AnyObject & Sendable
#else
  /// The type that ``TextMeasuring`` refines.
  public typealias MeasuringType = Sendable
#endif

/// Measures texts: the font system of a platform, or ``ApproximateTextMetrics``.
///
/// Layout asks for nothing else of a font, so a layout is deterministic where the measuring is.
public protocol TextMeasuring: MeasuringType {
  /// The height of one line in points.
  func lineHeight(of font: FontDescription) -> Double
  /// The room that a text takes when it is broken into lines at a width.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds break lines.
  ///   - font: Its font.
  ///   - width: The room in points; infinity for as much as the text needs.
  ///   - lineLimit: The most lines; 0 for any number.
  /// - Returns: The size in points, the number of lines, and whether some of the text did not fit.
  func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure
}

/// The room that a text takes.
public struct TextMeasure: Hashable, Sendable {
  /// Width of the longest line and height of all lines, in points.
  public var size: LayoutSize
  /// The number of lines.
  public var lineCount: Int
  /// Whether the last line is cut at its tail.
  public var isTruncated: Bool

  /// A measure from its parts.
  public init(size: LayoutSize, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

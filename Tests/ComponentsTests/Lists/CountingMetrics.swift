import Synchronization
import ThemeComponents
import ThemeTable

/// The approximate metrics, which count how many texts they measure.
final class CountingMetrics: TextMeasuring {
  private let metrics = ApproximateTextMetrics()
  private let measured = Mutex(0)

  /// How many texts were measured so far.
  var count: Int { measured.withLock { $0 } }

  func lineHeight(of font: FontDescription) -> Double { metrics.lineHeight(of: font) }

  func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
    measured.withLock { $0 += 1 }
    return metrics.measure(text, font: font, width: width, lineLimit: lineLimit)
  }
}

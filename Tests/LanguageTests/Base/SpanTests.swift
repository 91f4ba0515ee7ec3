import TestSupport
import Testing
import ThemeBase

@Suite struct SpanTests {
  @Test func aSpanNeverEndsBeforeItStarts() {
    let span = Span(file: FileID(index: 0), start: 5, end: 2)
    expectEqual(span.length, 0)
  }
}

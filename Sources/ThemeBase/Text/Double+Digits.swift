extension Double {
  /// The shortest spelling of the number that reads back as the same one: `18`, `0.5`; `null` for NaN and infinities.
  package var shortestDigits: String {
    guard isFinite else { return "null" }
    // Most are whole, and finding the shortest digits takes many times as long.
    if magnitude < 1e15, let whole = Int64(exactly: self), whole != 0 { return String(whole) }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

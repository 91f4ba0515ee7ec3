public import ThemeTable

/// Encoded as the number that ThemeTable gives it, 0 for the smallest; it can stand in a metric that is kept.
extension StyleTextSize: Codable {}

/// The limit of compilations that search for the failing fixes of one stage.
enum TrialLimit {
  private static let most = 200
  private static let least = 32
  /// The bytes of themes that are compiled for it, as far as the limits above allow.
  private static let bytes = 32 << 20

  /// The limit for themes of a size, all together.
  static func count(forBytes size: Int) -> Int { min(most, max(least, bytes / max(1, size))) }
}

import TestSupport
import Testing

@testable import ThemePage

/// The hash by which a page's policy names scripts.
@Suite struct SHA256Tests {
  /// The hashes are those of Python's `hashlib`, for numbers that begin again after 250.
  @Test(arguments: [
    (0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    (3, "rksygOVuL6+D9BSm49q+nV++GJdlRMBf7RIazLhbU/w="),
    (55, "Rj6yjnL4LgqWwKTMU2kMVxKBEx9nKqIp4NRa5ZtZi1k="),
    (56, "2irk1rNnSPKjGPI+erHf30Ws3J0Em9gOWd6CpgiV9WI="),
    (63, "Ka8mhv1TN0o2sIRmlMw0IXfkKNFkdRXweHhNac255Ig="),
    (64, "/eq5rPNxA2K9JljNyaKej5x1f8+YEWA6jER80dkVEQg="),
    (1000, "TkwpSzMfeiCZo3m+w0ufn8A9xGq0ZdmY9NaD2lNIfm0="),
  ]) func hashes(_ count: Int, _ hash: String) { expectEqual(SHA256.base64((0..<count).map { UInt8($0 % 251) }), hash) }
}

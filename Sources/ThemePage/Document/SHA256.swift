/// The hash function of FIPS 180-4 by which a page's policy names its scripts.
enum SHA256 {
  /// The hash of some bytes in base 64.
  static func base64(_ message: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    // 32 bytes are ten groups of three, and two bytes.
    let bytes = digest(message) + [0]
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      text += [18, 12, 6, 0].map { alphabet[group >> $0 & 63] }
    }
    return String(decoding: text.dropLast(), as: UTF8.self) + "="
  }

  /// The hash of some bytes, 32 bytes.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += bigEndian(UInt64(message.count) * 8)
    var state = start
    for offset in stride(from: 0, to: padded.count, by: 64) { mix(padded[offset..<offset + 64], into: &state) }
    return state.flatMap { bigEndian($0) }
  }

  /// The fractions of the square roots of the first 8 primes.
  private static let start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98,
    0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
    0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8,
    0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819,
    0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
    0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  private static func bigEndian(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
      block[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for at in 16..<64 {
      let (early, late) = (words[at - 15], words[at - 2])
      words.append(
        words[at - 16] &+ words[at - 7] &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3)
          &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10))
    }
    var mixed = state
    for (word, constant) in zip(words, constants) {
      let (first, fifth) = (mixed[0], mixed[4])
      let one =
        mixed[7] &+ (turned(fifth, 6) ^ turned(fifth, 11) ^ turned(fifth, 25)) &+ (fifth & mixed[5] ^ ~fifth & mixed[6])
        &+ constant &+ word
      let other =
        (turned(first, 2) ^ turned(first, 13) ^ turned(first, 22))
        &+ (first & mixed[1] ^ first & mixed[2] ^ mixed[1] & mixed[2])
      mixed[3] &+= one
      mixed.removeLast()
      mixed.insert(one &+ other, at: 0)
    }
    state = zip(state, mixed).map { $0 &+ $1 }
  }
}

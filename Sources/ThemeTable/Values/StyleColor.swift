/// A colour in sRGB, 8 bits a channel, with straight (not premultiplied) alpha.
public struct StyleColor: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var rgba: UInt32

  /// The colour of `0xRRGGBBAA`.
  @inlinable public init(rgba: UInt32) { self.rgba = rgba }

  /// A colour from its channels, each 0…255; alpha 255 is opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// 0…255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  /// 0…255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// 0…255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// 0 transparent … 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }
}

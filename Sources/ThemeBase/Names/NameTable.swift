/// Every distinct name once, in one array of bytes, found by its bytes; a name is its number.
///
/// Numbers count from 0 in the order in which names were added, so they are the same in every run. Comparing names is
/// comparing numbers from then on. ``Names`` gives the numbers a type.
public struct NameTable: Sendable {
  /// The bytes of all names, one after the other.
  public private(set) var bytes: [UInt8] = []
  /// The end of each name in `bytes`.
  public private(set) var ends: [UInt32] = []
  /// The hash of each name, for tables that grow.
  private var hashes: [UInt32] = []
  /// Open addressing: the number plus one in as many bits as the mask has, and the hash in the others; 0 for a free slot.
  ///
  /// A power of two long, at most three quarters full. So a slot's place tells most of the bits of the hash that it lacks.
  private var slots: [UInt32]
  private let hash: KeyedHash

  /// An empty table with room for about that many names.
  public init(minimumCapacity: Int = 8) { self.init(minimumCapacity: minimumCapacity, hash: .ofProcess) }

  /// A table with a hash of its own, for tests.
  init(minimumCapacity: Int = 8, hash: KeyedHash) {
    self.hash = hash
    slots = Self.freeSlots(for: minimumCapacity)
    ends.reserveCapacity(minimumCapacity)
    hashes.reserveCapacity(minimumCapacity)
    bytes.reserveCapacity(minimumCapacity * 16)
  }

  /// A table of names that are known to differ: the bytes of all of them, one after the other, and where each ends.
  ///
  /// Linear in the number of bytes, and many times faster than adding the names one by one.
  public init(distinct bytes: UnsafeBufferPointer<UInt8>, ends: [UInt32]) {
    let (hash, text) = (KeyedHash.ofProcess, UnsafeRawBufferPointer(bytes))
    var start = 0
    hashes = ends.map { end in
      defer { start = Int(end) }
      return hash(UnsafeRawBufferPointer(rebasing: text[start..<min(Int(end), text.count)]))
    }
    (self.bytes, self.ends, self.hash) = (Array(bytes), ends, hash)
    slots = Self.freeSlots(for: ends.count)
    fillSlots()
  }

  private static func freeSlots(for count: Int) -> [UInt32] {
    var size = 16
    while size * 3 < count * 4 { size *= 2 }
    return Array(filling: size, with: 0)
  }

  /// The number of names.
  @inlinable public var count: Int { ends.count }

  /// The text of a name, invalid UTF-8 repaired; empty for a number that was never given.
  public subscript(name: UInt32) -> String { String(decoding: slice(name), as: UTF8.self) }

  /// The bytes of a name; empty for a number that was never given.
  @inlinable public func slice(_ name: UInt32) -> ArraySlice<UInt8> { bytes[range(name)] }

  /// The range of a name in ``bytes``; empty for a number that was never given.
  @inlinable public func range(_ name: UInt32) -> Range<Int> {
    let index = Int(name)
    guard index < ends.count else { return 0..<0 }
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The number of a name; nil for an unknown one.
  public func id(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    find(UnsafeRawBufferPointer(name), hash: hash(UnsafeRawBufferPointer(name))).number
  }

  /// The number of a name; nil for an unknown one.
  public func id(_ name: ArraySlice<UInt8>) -> UInt32? { name.withUnsafeBufferPointer { id($0) } }

  /// The number of a name; nil for an unknown one.
  public func id(_ name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { id($0) }
  }

  /// The number of a name, given now if it is new.
  @discardableResult public mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = self.hash(UnsafeRawBufferPointer(name))
    let (slot, number) = find(UnsafeRawBufferPointer(name), hash: hash)
    if let number { return number }
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = entry(of: hash, number: ends.count - 1)
    if ends.count * 4 > slots.count * 3 { grow() }
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The number of a name, given now if it is new.
  @discardableResult public mutating func intern(_ name: ArraySlice<UInt8>) -> UInt32 {
    name.withUnsafeBufferPointer { intern($0) }
  }

  /// The number of a name that is a part of some bytes, given now if it is new.
  @discardableResult public mutating func intern(_ range: Range<Int>, of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { intern(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The number of a name, given now if it is new.
  @discardableResult public mutating func intern(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  private mutating func grow() {
    slots = Array(filling: slots.count * 2, with: 0)
    fillSlots()
  }

  /// Enters all names into slots that are free.
  private mutating func fillSlots() {
    let mask = slots.count - 1
    for (name, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry(of: hash, number: name)
    }
  }

  /// The bits of a slot that hold a number.
  private var numberMask: UInt32 { UInt32(truncatingIfNeeded: slots.count - 1) }

  /// The content of a slot for a name.
  private func entry(of hash: UInt32, number: Int) -> UInt32 {
    hash & ~numberMask | UInt32(truncatingIfNeeded: number + 1)
  }

  /// The slot that holds a name and the name's number, or the free slot where it belongs and nil.
  ///
  /// Pointers, because this is the innermost loop of the compiler: the mask keeps every slot within `slots`, and a slot holds
  /// no number but those of `ends`.
  @inline(__always) private func find(_ name: UnsafeRawBufferPointer, hash: UInt32) -> (slot: Int, number: UInt32?) {
    let (mask, numberMask) = (slots.count - 1, numberMask)
    var slot = Int(truncatingIfNeeded: hash) & mask
    return slots.withUnsafeBufferPointer { slots in
      while slots[slot] != 0 {
        let entry = slots[slot]
        if (entry ^ hash) & ~numberMask == 0 {
          let number = (entry & numberMask) - 1
          if isSpelt(number, name) { return (slot, number) }
        }
        slot = (slot + 1) & mask
      }
      return (slot, nil)
    }
  }

  /// Whether a name of the table has these bytes.
  @inline(__always) private func isSpelt(_ number: UInt32, _ name: UnsafeRawBufferPointer) -> Bool {
    let range = range(number)
    return range.count == name.count
      && bytes.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).holdsSame(as: name) }
  }

  /// Whether a name comes before another one in the order of their bytes.
  public func precedes(_ name: UInt32, _ other: UInt32) -> Bool {
    bytes.withUnsafeBytes {
      UnsafeRawBufferPointer(rebasing: $0[range(name)]).precedes(UnsafeRawBufferPointer(rebasing: $0[range(other)]))
    }
  }

  /// The number of slots that the searches for all names look at; for tests, which count work instead of time.
  var probes: Int {
    let mask = slots.count - 1
    return slots.indices.reduce(0) { sum, slot in
      guard slots[slot] != 0 else { return sum }
      let hash = hashes[Int(slots[slot] & numberMask) - 1]
      return sum + 1 + ((slot - Int(truncatingIfNeeded: hash)) & mask)
    }
  }
}

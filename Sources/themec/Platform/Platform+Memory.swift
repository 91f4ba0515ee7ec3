import CLibrary

/// The allocator of the C library.
extension Platform {
  /// Makes the C library keep freed memory for later allocations.
  ///
  /// A run is short, and the system clears memory that was returned to it before it hands it out again.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      AllocatorOption.trimThreshold.set(1 << 30)
      AllocatorOption.topPadding.set(1 << 20)
      AllocatorOption.mappingThreshold.set(1 << 30)
    #endif
  }
}

#if canImport(Glibc)
  /// The parameters of `mallopt`, as `malloc.h` numbers them.
  private enum AllocatorOption: Int32 {
    /// `M_TRIM_THRESHOLD`: how many free bytes at the end of the heap are kept.
    case trimThreshold = -1
    /// `M_TOP_PAD`: how many bytes more than needed the heap grows by.
    case topPadding = -2
    /// `M_MMAP_THRESHOLD`: the size from which an allocation gets pages outside the heap.
    case mappingThreshold = -3

    func set(_ value: Int32) { _ = mallopt(rawValue, value) }
  }

  /// Declared here because `malloc.h` is not part of Swift's module of the C library.
  @_silgen_name("mallopt") private func mallopt(_ option: Int32, _ value: Int32) -> Int32
#endif

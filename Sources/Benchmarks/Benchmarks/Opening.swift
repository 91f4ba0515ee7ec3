import BenchmarkAllocator
import Foundation
import ThemeTable

/// Ways to get a theme into an app.
enum Opening {
  /// The table from its file, the table from bytes, and both JSON readers.
  static func candidates(_ workload: Workload) -> [Candidate] {
    let fast = 200
    return [
      Candidate(operations: fast) { for _ in 0..<fast { blackHole(workload.openTable()) } },
      Candidate(operations: fast) { for _ in 0..<fast { blackHole(try? StyleTable(bytes: workload.tableBytes)) } },
      Candidate { blackHole(workload.decode()) },
      Candidate { blackHole(try? JSONSerialization.jsonObject(with: workload.json)) },
    ]
  }

  /// The bytes of the heap that are in use while the result of `open` lives.
  static func heapBytes<Theme>(_ open: () -> Theme) -> UInt64 {
    let before = benchmark_allocator_bytes_in_use()
    let theme = open()
    let after = benchmark_allocator_bytes_in_use()
    return withExtendedLifetime(theme) { after > before ? after - before : 0 }
  }
}

import BenchmarkAllocator
import Foundation

/// The cost of a compiled theme in an app.
struct TableSpeed {
  private static let sizes = [300, 3_000, 30_000]

  /// The command that compiles the themes.
  let tool: URL

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "theme-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let workloads = try Self.sizes.map { try Workload(classes: $0, in: folder, compiledBy: tool) }
    printOpening(workloads)
    if let workload = workloads.dropFirst().first { try printLookups(workload) }
    printMemory(workloads)
    printSizes(workloads)
  }

  private func printOpening(_ workloads: [Workload]) {
    var report = Report(
      title: "Opening, classes with six properties each",
      columns: ["classes", "× JSONDecoder", "× JSONSerialization", "table µs", "decoder µs", "serial. µs"])
    for workload in workloads {
      let times = Stopwatch.medians(of: Opening.candidates(workload), rounds: 7)
      report.add([
        "\(workload.classes)", ratio(times[2], times[0]), ratio(times[3], times[0]), decimal(times[0] / 1_000),
        decimal(times[2] / 1_000), decimal(times[3] / 1_000),
      ])
      if workload.classes == Self.sizes.last {
        report.note("from bytes in memory \(decimal(times[1] / 1_000)) µs")
        report.target("30,000 classes at least 1,000 × JSONDecoder", times[2] / times[0] >= 1_000)
        report.target("30,000 classes in under 100 µs", times[0] < 100_000)
      }
    }
    report.print()
  }

  private func printLookups(_ workload: Workload) throws {
    let lookups = try Lookups(workload)
    let times = Stopwatch.medians(of: lookups.candidates, rounds: 15)
    var report = Report(
      title: "One property, \(workload.classes) classes", columns: ["lookup", "× peer", "ns", "peer ns", "allocations"])
    for (index, row) in lookups.rows.enumerated() {
      let time = times[row.candidate]
      report.add([
        row.name, row.peer.map { ratio(times[$0], time) } ?? "–", decimal(time),
        row.peer.map { decimal(times[$0]) } ?? "–", allocations(lookups.candidates[row.candidate]),
      ])
      if let limit = row.limit { report.target("\(row.name): at most \(Int(limit)) ns", time <= limit) }
      if index == Lookups.listRow, let peer = row.peer {
        report.target("a list at least 8 × NUI's way", times[peer] / time >= 8)
      }
    }
    report.print()
  }

  /// The number of allocations of one run of a candidate, per lookup.
  private func allocations(_ candidate: Candidate) -> String {
    guard benchmark_allocator_can_count() else { return "?" }
    candidate.body()
    let before = benchmark_allocator_allocation_count()
    candidate.body()
    let count = benchmark_allocator_allocation_count() - before
    return count == 0 ? "0" : decimal(Double(count) / Double(candidate.operations))
  }

  private func printMemory(_ workloads: [Workload]) {
    guard benchmark_allocator_can_count() else { return }
    var report = Report(
      title: "Memory of an opened theme",
      columns: ["classes", "× JSONDecoder", "heap bytes", "mapped bytes", "decoder bytes"])
    for workload in workloads {
      let table = Opening.heapBytes { workload.openTable() }
      let decoded = Opening.heapBytes { workload.decode() }
      report.add([
        "\(workload.classes)", ratio(Double(decoded), Double(max(1, table))), "\(table)",
        "\(workload.tableBytes.count)", "\(decoded)",
      ])
    }
    report.print()
  }

  private func printSizes(_ workloads: [Workload]) {
    var report = Report(title: "Size on disk", columns: ["classes", "× JSON", "table bytes", "a class", "JSON bytes"])
    for workload in workloads {
      let size = Double(workload.tableBytes.count)
      report.add([
        "\(workload.classes)", ratio(Double(workload.json.count), size), "\(workload.tableBytes.count)",
        decimal(size / Double(workload.classes)), "\(workload.json.count)",
      ])
      if workload.classes == Self.sizes.first { report.target("300 classes in at most 24 KB", size <= 24_000) }
    }
    report.print()
  }

  /// The peer's figure as a multiple of ours.
  private func ratio(_ peer: Double, _ figure: Double) -> String {
    let ratio = peer / figure
    return ratio < 100 ? decimal(ratio) : "\(Int(ratio.rounded()))"
  }

  private func decimal(_ number: Double) -> String { String(format: number < 100 ? "%.1f" : "%.0f", number) }
}

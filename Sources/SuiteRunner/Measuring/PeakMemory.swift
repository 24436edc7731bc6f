import Foundation
import TestModel

/// The most memory that this process had at once, from one moment on.
///
/// The kernel keeps the mark for the process's whole life unless it is told to start anew, so that each benchmark has
/// a mark of its own. It is of all that is resident, the program's own pages among them, and does not repeat exactly.
struct PeakMemory {
  private let isReset: Bool

  /// Starts a mark at what is resident now.
  init() {
    // proc(5): 5 resets the peak of the resident set.
    isReset = Self.write("5", to: "/proc/self/clear_refs")
  }

  /// The metric; nil where the kernel keeps no such mark: not measured, and never 0.
  var metric: MetricSummary? {
    guard isReset, let bytes = Self.bytes() else { return nil }
    return MetricSummary(
      metric: "peakMemory",
      unit: "bytes",
      sampleCount: 1,
      statistics: [MetricStatistic("peak", bytes)]
    )
  }

  private static func bytes() -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first
    else { return nil }
    return Double(kibibytes).map { $0 * 1024 }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }
}

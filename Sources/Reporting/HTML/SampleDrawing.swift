import Foundation
import Numbers
import TestModel

/// The samples of a comparison: one column for each arm of each group of processes.
struct SampleDrawing {
  private static let height = 150.0
  private static let margin = (left: 76.0, right: 8.0, top: 10.0, bottom: 22.0)
  private static let names = ["base", "control", "head"]

  private let columns: [(arm: Int, group: Int, values: [Double])]
  private let low: Double
  private let high: Double
  private let groupCount: Int
  private let name: String

  /// Nil when the comparison kept no samples.
  init?(_ time: TimeComparison) {
    guard let processes = time.processes, !processes.isEmpty, time.batchSize > 0 else { return nil }
    let perIteration = 1 / Double(time.batchSize)
    var columns: [(arm: Int, group: Int, values: [Double])] = []
    for (group, process) in processes.enumerated() {
      for (arm, samples) in [process.base, process.control, process.head].enumerated() {
        columns.append(
          (arm, group, samples.cpu.map { $0 * perIteration }.filter { $0.isFinite && $0 > 0 })
        )
      }
    }
    let sorted = columns.flatMap(\.values).sorted()
    guard let least = sorted.first else { return nil }
    // The scale ends at the 98th percentile: an extreme sample would flatten the rest, and is drawn
    // at the edge.
    let most = sorted[min(sorted.count - 1, sorted.count * 98 / 100)]
    let room = max((most - least) * 0.06, most * 0.002)
    (low, high) = (max(0, least - room), most + room)
    self.columns = columns
    groupCount = processes.count
    name = time.identity.name
  }

  var markup: Markup {
    let width = Self.margin.left + Self.margin.right + Double(groupCount) * groupWidth
    let text =
      "\(name): samples of \(groupCount) groups of processes, "
      + "from \(Figures.value(low, unit: "ns")) to \(Figures.value(high, unit: "ns"))"
    return """
      <svg class="samples" role="img" aria-label="\(text)" width="\(Int(saturating: width))" \
      height="\(Int(saturating: Self.height))" viewBox="0 0 \(Int(saturating: width)) \(Int(saturating: Self.height))">\
      <title>\(text)</title>\(grid(width))\(columns.map(column))</svg>\
      <ul class="legend samples-legend"><li class="base"><i aria-hidden="true">●</i>base</li>\
      <li class="control"><i aria-hidden="true">●</i>base again</li>\
      <li class="head"><i aria-hidden="true">●</i>head</li><li>the line is a process's median</li></ul>
      """
  }

  // Forty groups fit a desktop window, and ten are not stretched across it.
  private var groupWidth: Double { groupCount > 20 ? 25 : 36 }

  private func column(_ column: (arm: Int, group: Int, values: [Double])) -> Markup {
    let step = groupWidth / 4
    let x = Self.margin.left + Double(column.group) * groupWidth + step * (Double(column.arm) + 0.9)
    let dots = column.values.map { value -> Markup in
      "<circle cx=\"\(place(x))\" cy=\"\(place(y(value)))\" r=\"1.6\"/>"
    }
    let sorted = column.values.sorted()
    let median: Markup =
      sorted.isEmpty
      ? ""
      : "<path d=\"M\(place(x - step * 0.45)) \(place(y(sorted[sorted.count / 2])))h\(place(step * 0.9))\"/>"
    return "<g class=\"\(Self.names[column.arm])\">\(dots)\(median)</g>"
  }

  private func grid(_ width: Double) -> Markup {
    [0, 0.5, 1].map { part -> Markup in
      let value = low + part * (high - low)
      return """
        <line class="grid" x1="\(place(Self.margin.left))" x2="\(place(width - Self.margin.right))" \
        y1="\(place(y(value)))" y2="\(place(y(value)))"/><text x="\(place(Self.margin.left - 6))" \
        y="\(place(y(value) + 4))" text-anchor="end">\(Figures.value(value, unit: "ns"))</text>
        """
    }.reduce("", +)
  }

  private func y(_ value: Double) -> Double {
    let height = Self.height - Self.margin.top - Self.margin.bottom
    let part = high > low ? min(1, max(0, (value - low) / (high - low))) : 0.5
    return Self.margin.top + (1 - part) * height
  }

  private func place(_ value: Double) -> String { String(format: "%.1f", value) }
}

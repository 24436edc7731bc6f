import Foundation
import Numbers
import TestModel

/// What a verdict comes from, as one picture: the pairs of each group, the base against itself, the
/// gate, the interval, and the instructions.
struct RatioDrawing {
  private static let height = 200.0
  private static let margin = (left: 62.0, right: 8.0, top: 10.0, bottom: 24.0)

  private let time: TimeComparison
  /// The differences of the pairs, as parts, group by group.
  private let groups: [(head: [Double], control: [Double])]
  private let reach: Double

  /// Nil when the comparison kept no samples.
  init?(_ time: TimeComparison) {
    guard let processes = time.processes, !processes.isEmpty else { return nil }
    self.time = time
    groups = processes.map { process in
      (
        head: Self.differences(process.head.cpu, process.base.cpu),
        control: Self.differences(process.control.cpu, process.base.cpu)
      )
    }
    let pairs = groups.flatMap { $0.head + $0.control }.map(abs).sorted()
    guard !pairs.isEmpty else { return nil }
    // An extreme pair would flatten the rest, and is drawn at the edge.
    let most = pairs[min(pairs.count - 1, pairs.count * 95 / 100)]
    let figures = [time.cpu.lower - 1, time.cpu.upper - 1, time.gate, Self.instructions(time) ?? 0]
    reach = max(0.005, ([most] + figures.map(abs)).filter(\.isFinite).max() ?? 0) * 1.1
  }

  private static func differences(_ above: [Double], _ below: [Double]) -> [Double] {
    zip(above, below).compactMap { above, below in
      let part = above / below - 1
      return below > 0 && part.isFinite ? part : nil
    }
  }

  /// How many more instructions the head executes, as a part; nil where they were not counted.
  private static func instructions(_ time: TimeComparison) -> Double? {
    time.instructions.flatMap { $0.base > 0 ? $0.head / $0.base - 1 : nil }
  }

  var markup: Markup {
    let text =
      "\(time.identity.name): pairs of \(groups.count) groups, \(ComparisonFigures.percent(time.cpu))"
    return """
      <svg class="samples why" role="img" aria-label="\(text)" width="\(whole(width))" \
      height="\(whole(Self.height))" viewBox="0 0 \(whole(width)) \(whole(Self.height))">\
      <title>\(text)</title>\(band("gate", -time.gate, time.gate))\
      \(band("interval-band", time.cpu.lower - 1, time.cpu.upper - 1))\(scale)\
      \(groups.enumerated().map { column($0.offset, $0.element) })\(instructions)\(foot)</svg>\
      <ul class="legend samples-legend"><li class="head"><i aria-hidden="true">●</i>head to base</li>\
      <li class="control"><i aria-hidden="true">●</i>base to itself</li><li>the grey band is the gate, \
      the coloured one the interval</li>\(legend)</ul>
      """
  }

  private var legend: Markup {
    guard let part = Self.instructions(time) else { return "" }
    return "<li>the dashed line is instructions: \(signed(part))</li>"
  }

  private var groupWidth: Double { groups.count > 20 ? 22 : 40 }

  private var width: Double {
    Self.margin.left + Self.margin.right + Double(groups.count) * groupWidth
  }

  private func column(_ index: Int, _ group: (head: [Double], control: [Double])) -> Markup {
    let left = Self.margin.left + Double(index) * groupWidth
    return dots("control", group.control, left + groupWidth * 0.3)
      + dots("head", group.head, left + groupWidth * 0.7)
  }

  private func dots(_ name: String, _ parts: [Double], _ x: Double) -> Markup {
    let dots = parts.map { part -> Markup in
      "<circle cx=\"\(place(x))\" cy=\"\(place(y(part)))\" r=\"1.8\"/>"
    }
    let sorted = parts.sorted()
    let median: Markup =
      sorted.isEmpty ? "" : "<path d=\"M\(place(x - 4)) \(place(y(sorted[sorted.count / 2])))h8\"/>"
    return "<g class=\"\(name)\">\(dots)\(median)</g>"
  }

  private func band(_ name: String, _ low: Double, _ high: Double) -> Markup {
    let (top, bottom) = (y(high), y(low))
    return """
      <rect class="\(name)" x="\(place(Self.margin.left))" y="\(place(top))" \
      width="\(place(width - Self.margin.left - Self.margin.right))" \
      height="\(place(max(1, bottom - top)))"/>
      """
  }

  private var scale: Markup {
    [-reach, 0, reach].map { part -> Markup in
      line("grid", part)
        + """
        <text x="\(place(Self.margin.left - 6))" y="\(place(y(part) + 4))" \
        text-anchor="end">\(signed(part))</text>
        """
    }.reduce("", +)
  }

  private var instructions: Markup {
    Self.instructions(time).map { line("counted", $0) } ?? ""
  }

  private func line(_ name: String, _ part: Double) -> Markup {
    """
    <line class="\(name)" x1="\(place(Self.margin.left))" x2="\(place(width - Self.margin.right))" \
    y1="\(place(y(part)))" y2="\(place(y(part)))"/>
    """
  }

  private var foot: Markup {
    let text =
      time.layoutCount.map { "\($0) groups, each with code layouts of its own" }
      ?? "\(groups.count) groups of processes, one code layout of each side"
    return "<text x=\"\(place(Self.margin.left))\" y=\"\(place(Self.height - 7))\">\(text)</text>"
  }

  private func y(_ part: Double) -> Double {
    let height = Self.height - Self.margin.top - Self.margin.bottom
    let place = part.isFinite ? min(1, max(-1, part / reach)) : 1
    return Self.margin.top + (1 - place) / 2 * height
  }

  private func signed(_ part: Double) -> String {
    (part > 0 ? "+" : "") + ComparisonFigures.percent(part)
  }

  private func whole(_ value: Double) -> Int { Int(saturating: value) }

  private func place(_ value: Double) -> String { String(format: "%.1f", value) }
}

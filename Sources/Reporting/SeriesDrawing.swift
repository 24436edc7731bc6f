import Foundation
import Numbers
import TestModel

/// A series as a picture: values with their spread, the levels between steps, and the steps.
public struct SeriesDrawing {
  private let series: MetricSeries
  private let scale: SeriesScale

  private static let size = (width: 860.0, height: 220.0)
  private static let margin = (left: 84.0, right: 16.0, top: 26.0, bottom: 26.0)

  /// Creates the picture of a series; nil for one without values.
  public init?(_ series: MetricSeries) {
    guard let scale = SeriesScale(series) else { return nil }
    self.series = series
    self.scale = scale
  }

  /// The picture as a separate SVG document, for light and dark appearance.
  public var document: String {
    let style: Markup = """
      <style>text{font:12px system-ui,sans-serif;fill:#5a6272}.ground{fill:#fff}.grid{stroke:#e1e4ea}
      .band{fill:#3a55d9;opacity:.16}.level{stroke:#3a55d9;stroke-width:2}.dot{fill:#3a55d9}
      .step{stroke:#b42318;stroke-dasharray:4 3}text.step-label{fill:#b42318;font-weight:600}
      text.title{fill:#171a21;font-weight:600}
      @media(prefers-color-scheme:dark){text{fill:#9aa3b5}.ground{fill:#181b22}.grid{stroke:#2b303b}
      .band,.dot{fill:#9db0ff}.level{stroke:#9db0ff}.step{stroke:#ff9a92}
      text.step-label{fill:#ff9a92}text.title{fill:#e9ebf0}}</style>
      """
    let box = "0 0 \(Int(saturating: Self.size.width)) \(Int(saturating: Self.size.height) + 24)"
    let picture: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(text)" viewBox="\(box)" \
      width="\(Int(saturating: Self.size.width))">\(style)<rect class="ground" width="100%" height="100%"/>\
      <text class="title" x="16" y="18">\(series.name)</text>\
      <g transform="translate(0 24)">\(content)</g></svg>

      """
    return picture.html
  }

  /// The picture for a page that defines the colours.
  var markup: Markup {
    """
    <svg class="series" role="img" aria-label="\(text)" \
    viewBox="0 0 \(Int(saturating: Self.size.width)) \(Int(saturating: Self.size.height))"><title>\(text)</title>\(content)</svg>
    """
  }

  /// The content of the picture in words.
  var text: String {
    let count = Figures.plural(series.points.count, "value")
    let last = series.points.last.map { Figures.value($0.value, unit: series.unit) } ?? ""
    let steps = series.steps.isEmpty ? "no step" : Figures.plural(series.steps.count, "step")
    return "\(series.name): \(count), the last \(last), \(steps)"
  }

  private var content: Markup {
    "\(grid)\(band)\(levels)\(dots)\(steps)\(ends)"
  }
}

// MARK: - Parts

extension SeriesDrawing {
  private func x(_ index: Int) -> Double {
    let width = Self.size.width - Self.margin.left - Self.margin.right
    let count = series.points.count
    let part = count == 1 ? 0.5 : (Double(index) + 0.5) / Double(count)
    return Self.margin.left + part * width
  }

  private func edge(before index: Int) -> Double {
    let width = Self.size.width - Self.margin.left - Self.margin.right
    return Self.margin.left + Double(index) / Double(series.points.count) * width
  }

  private func y(_ value: Double) -> Double {
    let height = Self.size.height - Self.margin.top - Self.margin.bottom
    return Self.margin.top + (1 - scale.part(of: value)) * height
  }

  private func place(_ value: Double) -> String { String(format: "%.1f", value) }

  private var grid: [Markup] {
    [0, 0.5, 1].map { part in
      let value = scale.low + part * (scale.high - scale.low)
      let figure = Figures.value(value, unit: series.unit)
      return """
        <line class="grid" x1="\(place(Self.margin.left))" y1="\(place(y(value)))" \
        x2="\(place(Self.size.width - Self.margin.right))" y2="\(place(y(value)))"/>\
        <text x="\(place(Self.margin.left - 8))" y="\(place(y(value) + 4))" \
        text-anchor="end">\(figure)</text>
        """
    }
  }

  // The upper edge from left to right, then the lower edge back.
  private var band: Markup {
    let spread = series.points.enumerated().compactMap { index, point in
      point.low.flatMap { low in point.high.map { (index, low, $0) } }
    }
    guard spread.count > 1 else { return "" }
    let upper = spread.map { "\(place(x($0.0))),\(place(y($0.2)))" }
    let lower = spread.reversed().map { "\(place(x($0.0))),\(place(y($0.1)))" }
    return "<polygon class=\"band\" points=\"\((upper + lower).joined(separator: " "))\"/>"
  }

  private var levels: [Markup] {
    let bounds = [0] + series.steps.map(\.index) + [series.points.count]
    return zip(bounds, bounds.dropFirst()).compactMap { low, high in
      guard let level = scale.level(of: low..<high, in: series) else { return nil }
      return """
        <line class="level" x1="\(place(edge(before: low)))" y1="\(place(y(level)))" \
        x2="\(place(edge(before: high)))" y2="\(place(y(level)))"/>
        """
    }
  }

  private var dots: [Markup] {
    series.points.enumerated().map { index, point in
      let commit = point.commit.map { "\($0.prefix(12)): " } ?? ""
      let figure = Figures.value(point.value, unit: series.unit)
      return """
        <circle class="dot" cx="\(place(x(index)))" cy="\(place(y(point.value)))" r="2.6">\
        <title>\(commit)\(figure)</title></circle>
        """
    }
  }

  private var steps: [Markup] {
    series.steps.map { step in
      let place = place(edge(before: step.index))
      let isLate = step.index > series.points.count * 3 / 4
      return """
        <line class="step" x1="\(place)" y1="\(self.place(Self.margin.top - 6))" x2="\(place)" \
        y2="\(self.place(Self.size.height - Self.margin.bottom))"/>\
        <text class="step-label" x="\(place)" y="\(self.place(Self.margin.top - 10))" \
        text-anchor="\(isLate ? "end" : "start")">\(StepWords.change(step, unit: series.unit))</text>
        """
    }
  }

  private var ends: Markup {
    guard let first = series.points.first, let last = series.points.last else { return "" }
    let bottom = place(Self.size.height - 8)
    return """
      <text x="\(place(Self.margin.left))" y="\(bottom)">\(StepWords.date(first.date))</text>\
      <text x="\(place(Self.size.width - Self.margin.right))" y="\(bottom)" \
      text-anchor="end">\(StepWords.date(last.date))</text>
      """
  }
}

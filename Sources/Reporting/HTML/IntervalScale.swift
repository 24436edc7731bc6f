import Foundation
import Numbers
import TestModel

/// One scale for the intervals of all benchmarks of a comparison, centred on no difference.
struct IntervalScale {
  private static let size = (width: 640.0, height: 34.0)
  private let reach: Double

  /// A scale for all intervals, except one so wide that the others would vanish.
  init(_ times: [TimeComparison]) {
    let ends = times.flatMap { [$0.cpu.lower, $0.cpu.upper, $0.control.lower, $0.control.upper] }
      .map { abs($0 - 1) }.filter(\.isFinite)
    let gates = times.map(\.gate).filter(\.isFinite)
    reach = min(0.5, max(0.02, (ends + gates).max() ?? 0)) * 1.08
  }

  /// The interval of a benchmark, and that of its control arm.
  func markup(of time: TimeComparison) -> Markup {
    let (width, height) = Self.size
    let text = """
      \(time.identity.name): \(time.verdict.rawValue), \(ComparisonFigures.percent(time.cpu)); \
      gate \(ComparisonFigures.percent(time.gate))
      """
    return """
      <svg class="intervals" role="img" aria-label="\(text)" \
      viewBox="0 0 \(Int(saturating: width)) \(Int(saturating: height))" preserveAspectRatio="none"><title>\(text)</title>\
      \(gate(time.gate))<path class="none" d="M\(x(1)) 1v32"/>\
      \(bar(time.control, "control", y: 25, height: 4))\
      <g class="\(VerdictBadge(verdict: time.verdict).tone)">\(bar(time.cpu, "ratio", y: 9, height: 10))\
      <path class="estimate" d="M\(x(time.cpu.ratio)) 5v18"/></g></svg>\(ends)
      """
  }

  private func gate(_ gate: Double) -> Markup {
    "<rect class=\"gate\" x=\"\(x(1 - gate))\" y=\"2\" width=\"\(width(1 - gate, 1 + gate))\" height=\"30\"/>"
  }

  private func bar(_ ratio: RatioFigures, _ name: String, y: Int, height: Int) -> Markup {
    """
    <rect class="\(name)" x="\(x(ratio.lower))" y="\(y)" width="\(width(ratio.lower, ratio.upper))" \
    height="\(height)" rx="2"/>
    """
  }

  // Text outside the picture, because the picture is stretched to the available width.
  private var ends: Markup {
    let end = Figures.percent(reach)
    return """
      <div class="scale" aria-hidden="true"><span>−\(end)</span><span>0</span><span>+\(end)</span></div>
      """
  }

  private func position(_ ratio: Double) -> Double {
    guard ratio.isFinite else { return ratio > 0 ? Self.size.width - 4 : 4 }
    let part = min(1, max(0, (ratio - 1 + reach) / (2 * reach)))
    return 4 + part * (Self.size.width - 8)
  }

  private func x(_ ratio: Double) -> String { String(format: "%.1f", position(ratio)) }

  private func width(_ low: Double, _ high: Double) -> String {
    String(format: "%.1f", max(2, position(high) - position(low)))
  }
}

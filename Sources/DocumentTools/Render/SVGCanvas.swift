import Foundation
import HeadlessUIKit
import XMLSupport

/// Draws simple shapes as SVG, in points.
struct SVGCanvas {
  private var writer: XMLWriter<String>
  private var clipCount = 0
  private let size: CGSize

  /// Begins a picture; `description` is its accessible text.
  init(size: CGSize, description: String) {
    self.size = size
    writer = XMLWriter(into: "", indentation: nil, declaration: false)
    writer.begin("svg")
    writer.attribute("xmlns", "http://www.w3.org/2000/svg")
    writer.attribute("width", Self.number(size.width))
    writer.attribute("height", Self.number(size.height))
    writer.attribute("viewBox", "0 0 \(Self.number(size.width)) \(Self.number(size.height))")
    writer.attribute(
      "font-family",
      "-apple-system, 'SF Pro Text', system-ui, Inter, 'Helvetica Neue', Arial, sans-serif"
    )
    writer.element("title", text: description)
  }

  /// Ends the picture.
  consuming func finish() -> String { writer.finish() + "\n" }

  // MARK: Groups

  /// Begins a group with an offset, an opacity, or both.
  mutating func beginGroup(at origin: CGPoint = .zero, opacity: Double = 1) {
    writer.begin("g")
    if origin != .zero {
      writer.attribute(
        "transform",
        "translate(\(Self.number(origin.x)) \(Self.number(origin.y)))"
      )
    }
    if opacity < 1 { writer.attribute("opacity", Self.number(opacity)) }
  }

  /// Ends the innermost group.
  mutating func endGroup() { writer.end() }

  /// Begins a group that is clipped to a rectangle.
  mutating func beginClip(_ rect: CGRect, radius: CGFloat = 0) {
    clipCount += 1
    let name = "clip\(clipCount)"
    writer.begin("clipPath")
    writer.attribute("id", name)
    rectangle(rect, fill: RenderTheme.Paint(color: "#000", opacity: 1), radius: radius)
    writer.end()
    writer.begin("g")
    writer.attribute("clip-path", "url(#\(name))")
  }

  // MARK: Shapes

  /// Draws a rectangle.
  mutating func rectangle(
    _ rect: CGRect,
    fill: RenderTheme.Paint = .none,
    stroke: RenderTheme.Paint = .none,
    width: CGFloat = 1,
    radius: CGFloat = 0,
    dash: String? = nil
  ) {
    guard fill != .none || stroke != .none, rect.width > 0, rect.height > 0 else { return }
    writer.begin("rect")
    writer.attribute("x", Self.number(rect.minX))
    writer.attribute("y", Self.number(rect.minY))
    writer.attribute("width", Self.number(rect.width))
    writer.attribute("height", Self.number(rect.height))
    if radius > 0 {
      writer.attribute("rx", Self.number(min(radius, rect.width / 2, rect.height / 2)))
    }
    paint(fill, stroke, width, dash)
    writer.end()
  }

  /// Draws a circle.
  mutating func circle(
    _ center: CGPoint,
    radius: CGFloat,
    fill: RenderTheme.Paint = .none,
    stroke: RenderTheme.Paint = .none,
    width: CGFloat = 1
  ) {
    guard radius > 0 else { return }
    writer.begin("circle")
    writer.attribute("cx", Self.number(center.x))
    writer.attribute("cy", Self.number(center.y))
    writer.attribute("r", Self.number(radius))
    paint(fill, stroke, width, nil)
    writer.end()
  }

  /// Draws lines from point to point.
  mutating func path(
    _ points: [CGPoint],
    stroke: RenderTheme.Paint,
    width: CGFloat = 1,
    dash: String? = nil
  ) {
    guard points.count > 1 else { return }
    writer.begin("polyline")
    let places = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
    writer.attribute("points", places.joined(separator: " "))
    paint(.none, stroke, width, dash)
    writer.end()
  }

  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseline: The start of its baseline.
  ///   - font: The font.
  ///   - paint: The colour.
  ///   - length: The width that layout measured; the viewer's font is stretched to it.
  mutating func text(
    _ text: String,
    at baseline: CGPoint,
    font: UIFont,
    paint: RenderTheme.Paint,
    length: CGFloat
  ) {
    guard !text.isEmpty, paint != .none, length > 0 else { return }
    writer.begin("text")
    writer.attribute("x", Self.number(baseline.x))
    writer.attribute("y", Self.number(baseline.y))
    writer.attribute("font-size", Self.number(font.pointSize))
    if font.weight.rawValue > 0.1 { writer.attribute("font-weight", Self.weight(font.weight)) }
    if font.isItalic { writer.attribute("font-style", "italic") }
    if !font.isSystemFont {
      writer.attribute("font-family", "'\(font.familyName.replacing("'", with: ""))', sans-serif")
    }
    writer.attribute("textLength", Self.number(length))
    writer.attribute("lengthAdjust", "spacingAndGlyphs")
    writer.attribute("xml:space", "preserve")
    writer.attribute("fill", paint.color)
    if paint.opacity < 1 { writer.attribute("fill-opacity", Self.number(paint.opacity)) }
    writer.text(text)
    writer.end()
  }

  private mutating func paint(
    _ fill: RenderTheme.Paint,
    _ stroke: RenderTheme.Paint,
    _ width: CGFloat,
    _ dash: String?
  ) {
    writer.attribute("fill", fill.color)
    if fill.opacity < 1 { writer.attribute("fill-opacity", Self.number(fill.opacity)) }
    guard stroke != .none else { return }
    writer.attribute("stroke", stroke.color)
    if stroke.opacity < 1 { writer.attribute("stroke-opacity", Self.number(stroke.opacity)) }
    if width != 1 { writer.attribute("stroke-width", Self.number(width)) }
    writer.attribute("stroke-dasharray", dash)
  }

  private static func weight(_ weight: UIFont.Weight) -> String {
    switch weight.rawValue {
    case ..<0.27: "500"
    case ..<0.35: "600"
    case ..<0.5: "700"
    default: "800"
    }
  }

  static func number(_ value: CGFloat) -> String {
    value.isFinite ? DecimalText.string(min(max(value, -1e6), 1e6)) : "0"
  }
}

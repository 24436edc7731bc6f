import Foundation

/// Something to draw into, which keeps nothing.
@preconcurrency @MainActor
public final class CGContext {
  /// Creates one.
  public init() {}
  /// Stored only.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The transform of the drawing.
  public private(set) var ctm = CGAffineTransform.identity
  /// The rectangle that is drawn.
  public var boundingBoxOfClipPath: CGRect { .zero }
  /// Does nothing here.
  public func saveGState() { StandIn.note("CGContext.saveGState") }
  /// Does nothing here.
  public func restoreGState() { StandIn.note("CGContext.restoreGState") }
  /// Does nothing here.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { StandIn.note("CGContext.translateBy") }
  /// Does nothing here.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { StandIn.note("CGContext.scaleBy") }
  /// Does nothing here.
  public func rotate(by angle: CGFloat) { StandIn.note("CGContext.rotate") }
  /// Does nothing here.
  public func concatenate(_ transform: CGAffineTransform) { StandIn.note("CGContext.concatenate") }
  /// Does nothing here.
  public func setFillColor(_ color: CGColor) { StandIn.note("CGContext.setFillColor") }
  /// Does nothing here.
  public func setStrokeColor(_ color: CGColor) { StandIn.note("CGContext.setStrokeColor") }
  /// Does nothing here.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    StandIn.note("CGContext.setFillColor")
  }
  /// Does nothing here.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    StandIn.note("CGContext.setStrokeColor")
  }
  /// Does nothing here.
  public func setLineWidth(_ width: CGFloat) { StandIn.note("CGContext.setLineWidth") }
  /// Does nothing here.
  public func setLineCap(_ cap: CGLineCap) { StandIn.note("CGContext.setLineCap") }
  /// Does nothing here.
  public func setLineJoin(_ join: CGLineJoin) { StandIn.note("CGContext.setLineJoin") }
  /// Does nothing here.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    StandIn.note("CGContext.setLineDash")
  }
  /// Does nothing here.
  public func setAlpha(_ alpha: CGFloat) { StandIn.note("CGContext.setAlpha") }
  /// Does nothing here.
  public func setBlendMode(_ mode: CGBlendMode) { StandIn.note("CGContext.setBlendMode") }
  /// Does nothing here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    StandIn.note("CGContext.setShadow")
  }
  /// Does nothing here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    StandIn.note("CGContext.setShouldAntialias")
  }
  /// Does nothing here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    StandIn.note("CGContext.setAllowsAntialiasing")
  }
  /// Does nothing here.
  public func beginPath() { StandIn.note("CGContext.beginPath") }
  /// Does nothing here.
  public func closePath() { StandIn.note("CGContext.closePath") }
  /// Does nothing here.
  public func move(to point: CGPoint) { StandIn.note("CGContext.move") }
  /// Does nothing here.
  public func addLine(to point: CGPoint) { StandIn.note("CGContext.addLine") }
  /// Does nothing here.
  public func addLines(between points: [CGPoint]) { StandIn.note("CGContext.addLines") }
  /// Does nothing here.
  public func addRect(_ rect: CGRect) { StandIn.note("CGContext.addRect") }
  /// Does nothing here.
  public func addEllipse(in rect: CGRect) { StandIn.note("CGContext.addEllipse") }
  /// Does nothing here.
  public func addPath(_ path: CGPath) { StandIn.note("CGContext.addPath") }
  /// Does nothing here.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Does nothing here.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    StandIn.note("CGContext.addCurve")
  }
  /// Does nothing here.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    StandIn.note("CGContext.addQuadCurve")
  }
  /// Does nothing here.
  public func fillPath(using rule: CGPathFillRule = .winding) { StandIn.note("CGContext.fillPath") }
  /// Does nothing here.
  public func strokePath() { StandIn.note("CGContext.strokePath") }
  /// Does nothing here.
  public func drawPath(using mode: CGPathDrawingMode) { StandIn.note("CGContext.drawPath") }
  /// Does nothing here.
  public func fill(_ rect: CGRect) { StandIn.note("CGContext.fill") }
  /// Does nothing here.
  public func fill(_ rects: [CGRect]) { StandIn.note("CGContext.fill") }
  /// Does nothing here.
  public func stroke(_ rect: CGRect) { StandIn.note("CGContext.stroke") }
  /// Does nothing here.
  public func stroke(_ rect: CGRect, width: CGFloat) { StandIn.note("CGContext.stroke") }
  /// Does nothing here.
  public func fillEllipse(in rect: CGRect) { StandIn.note("CGContext.fillEllipse") }
  /// Does nothing here.
  public func strokeEllipse(in rect: CGRect) { StandIn.note("CGContext.strokeEllipse") }
  /// Does nothing here.
  public func strokeLineSegments(between points: [CGPoint]) {
    StandIn.note("CGContext.strokeLineSegments")
  }
  /// Does nothing here.
  public func clear(_ rect: CGRect) { StandIn.note("CGContext.clear") }
  /// Does nothing here.
  public func clip(using rule: CGPathFillRule = .winding) { StandIn.note("CGContext.clip") }
  /// Does nothing here.
  public func clip(to rect: CGRect) { StandIn.note("CGContext.clip") }
  /// Does nothing here.
  public func clip(to rect: CGRect, mask: CGImage) { StandIn.note("CGContext.clip") }
  /// Does nothing here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    StandIn.note("CGContext.draw")
  }
  /// Does nothing here.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Does nothing here.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// The image that was drawn; nil, since nothing is.
  public func makeImage() -> CGImage? { nil }
}

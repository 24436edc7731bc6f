import HeadlessUIKit
import Testing

/// A seeded generator, so that a failing round can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

func near(_ one: CGRect, _ two: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(one.minX - two.minX) <= tolerance && abs(one.minY - two.minY) <= tolerance
    && abs(one.width - two.width) <= tolerance && abs(one.height - two.height) <= tolerance
}

@MainActor
@Suite("View geometry")
struct ViewGeometryTests {
  @Test("frame, bounds and centre follow one another")
  func frameBoundsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
    view.frame.origin = CGPoint(x: 1, y: 2)
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test("with a transform the frame is the bounding box")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    view.transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(
      CGAffineTransform(translationX: 7, y: 9)
    )
    #expect(near(view.frame, CGRect(x: -43, y: -41, width: 200, height: 150)))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(
    "a frame set under a scaling or quarter turn is read back",
    arguments: 0..<200 as Range<UInt64>
  )
  func frameRoundTrip(seed: UInt64) {
    var random = SplitMix(state: seed)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    let turns = CGFloat(Int.random(in: 0..<4, using: &random)) * .pi / 2
    let (sx, sy) = (number(0.1...4), number(-4 ... -0.1))
    let (tx, ty) = (number(-50...50), number(-50...50))
    view.transform = CGAffineTransform(scaleX: sx, y: sy)
      .concatenating(CGAffineTransform(rotationAngle: turns))
      .concatenating(CGAffineTransform(translationX: tx, y: ty))
    let (x, y) = (number(-99...99), number(-99...99))
    let (width, height) = (number(0...500), number(0...500))
    let wanted = CGRect(x: x, y: y, width: width, height: height)
    view.frame = wanted
    #expect(near(view.frame, wanted, 1e-6), "seed \(seed): \(view.frame) for \(wanted)")
  }

  @Test("points convert up, down and across, also scrolled and transformed")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    window.addSubview(scroll)
    window.addSubview(other)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 41))
    #expect(inner.convert(CGPoint(x: 16, y: 41), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: other) == CGPoint(x: -185, y: 40))
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 15, y: 40, width: 20, height: 20))
    scroll.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The scroll view's middle (60, 70) stays; inner's corner lies 45 left of and 30 above it, doubled 90 and 60.
    let corner = inner.convert(CGPoint.zero, to: nil)
    #expect(near(CGRect(origin: corner, size: .zero), CGRect(x: -30, y: 10, width: 0, height: 0)))
    let back = inner.convert(corner, from: window)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test("numbers that are none are refused as Core Animation refuses them")
  func notANumber() {
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect {
      try UIKitException.catching { view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    } throws: { ($0 as? UIKitException)?.name == .invalidGeometry }
    #expect(view.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("a transform and its inverse cancel", arguments: 0..<100 as Range<UInt64>)
  func inverse(seed: UInt64) {
    var random = SplitMix(state: seed)
    func number() -> CGFloat { CGFloat(Double.random(in: -3...3, using: &random)) }
    let map = CGAffineTransform(
      a: number(),
      b: number(),
      c: number(),
      d: number(),
      tx: number(),
      ty: number()
    )
    guard abs(map.determinant) > 0.01 else { return }
    let point = CGPoint(x: number(), y: number())
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9, "seed \(seed)")
  }

  @Test("touching rectangles do not overlap")
  func overlap() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!one.overlaps(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(one.overlaps(CGRect(x: 9.999, y: 9.999, width: 5, height: 5)))
    #expect(CGFloat(0.1 + 0.2).ceiledToPixel(scale: 10) == 0.3)
    #expect(CGFloat(20.2).ceiledToPixel(scale: 2) == 20.5)
  }
}

@Suite("Numbers of the view tree")
struct ViewNumberTests {
  @Test(
    "three decimals, no trailing zeros, no minus zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.25, "1.25"),
      (92.571428571, "92.571"), (0.0006, "0.001"), (-12.3456, "-12.346"), (1e9, "1000000000"),
      (123456789.125, "123456789.125"), (1e15, "1000000000000000"), (.nan, "NaN"),
      (.infinity, "Infinity"), (-.infinity, "-Infinity"), (999.9996, "1000"), (0.001, "0.001"),
      (13.666666666666666, "13.667"), (-0.05, "-0.05"),
    ]
  )
  func text(value: Double, expected: String) {
    #expect(DecimalText.string(value) == expected)
  }

  @Test("agrees with printf on seeded numbers that are no ties")
  func reference() {
    var random = SplitMix(state: 42)
    for _ in 0..<20_000 {
      let exponent = Double.random(in: -4...12, using: &random)
      let value = Double.random(in: -1...1, using: &random) * pow(10, exponent)
      let tie = abs(value * 1000 - (value * 1000).rounded(.down) - 0.5)
      if tie < 1e-3 { continue }
      var text = String(format: "%.3f", value)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      if text == "-0" { text = "0" }
      #expect(DecimalText.string(value) == text)
    }
  }
}

import HeadlessUIKit
import Testing

@MainActor
@Suite("Autoresizing masks")
struct ViewAutoresizingTests {
  private func resized(
    _ mask: UIView.AutoresizingMask,
    frame: CGRect = CGRect(x: 20, y: 10, width: 60, height: 30),
    from: CGSize = CGSize(width: 100, height: 100),
    to: CGSize = CGSize(width: 200, height: 150)
  ) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: from))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = to
    return child.frame
  }

  @Test("typical masks, computed by hand: portions grow in proportion to their sizes")
  func vectors() {
    #expect(resized([]) == CGRect(x: 20, y: 10, width: 60, height: 30))
    #expect(
      resized([.flexibleWidth, .flexibleHeight])
        == CGRect(x: 20, y: 10, width: 160, height: 80)
    )
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 120, y: 60, width: 60, height: 30)
    )
    #expect(
      resized([.flexibleRightMargin, .flexibleBottomMargin])
        == CGRect(x: 20, y: 10, width: 60, height: 30)
    )
    // Margins 20 and 20 share 100 evenly; margins 10 and 60 share 50 as 1 to 6.
    let centred = resized([
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ])
    #expect(near(centred, CGRect(x: 70, y: 10 + 50.0 / 7, width: 60, height: 30)))
    // Left 20, width 60, right 20: everything doubles.
    let all = UIView.AutoresizingMask(rawValue: 63)
    #expect(near(resized(all), CGRect(x: 40, y: 15, width: 120, height: 45)))
    // Width 60 and right margin 20 share 100 as 3 to 1.
    #expect(
      near(
        resized([.flexibleWidth, .flexibleRightMargin]),
        CGRect(x: 20, y: 10, width: 135, height: 30)
      )
    )
  }

  @Test(
    "all 64 masks: fixed portions stay, and the portions add up",
    arguments: 0..<64 as Range<UInt>
  )
  func invariants(bits: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    var random = SplitMix(state: UInt64(bits) + 1)
    for _ in 0..<50 {
      func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
      }
      let (width, height) = (number(100...400), number(100...400))
      let (x, y) = (number(1...40), number(1...40))
      let (w, h) = (number(1...50), number(1...50))
      let frame = CGRect(x: x, y: y, width: w, height: h)
      let (newWidth, newHeight) = (width + number(0...300), height + number(0...300))
      let result = resized(
        mask,
        frame: frame,
        from: CGSize(width: width, height: height),
        to: CGSize(width: newWidth, height: newHeight)
      )
      checkAxis(
        bits & 7,
        (x, w, width - x - w),
        (result.minX, result.width, newWidth - result.minX - result.width)
      )
      checkAxis(
        bits >> 3,
        (y, h, height - y - h),
        (result.minY, result.height, newHeight - result.minY - result.height)
      )
    }
  }

  private func checkAxis(
    _ bits: UInt,
    _ old: (CGFloat, CGFloat, CGFloat),
    _ new: (CGFloat, CGFloat, CGFloat)
  ) {
    let parts = [(old.0, new.0), (old.1, new.1), (old.2, new.2)]
    guard bits != 0 else {
      #expect(new.0 == old.0 && new.1 == old.1)
      return
    }
    var ratio: CGFloat?
    for (index, part) in parts.enumerated() {
      if bits & (1 << UInt(index)) == 0 {
        #expect(abs(part.0 - part.1) < 1e-9)
      } else {
        let own = part.1 / part.0
        if let ratio { #expect(abs(own - ratio) < 1e-9) }
        ratio = own
      }
    }
  }

  @Test("degenerate superviews and switched-off masks")
  func degenerate() {
    // From nothing: the margin after is negative and weighs nothing, so the width takes it all.
    let grown = resized(
      [.flexibleWidth, .flexibleRightMargin],
      from: .zero,
      to: CGSize(width: 100, height: 0)
    )
    #expect(grown == CGRect(x: 20, y: 10, width: 160, height: 30))
    #expect(resized([.flexibleWidth], to: CGSize(width: 10, height: 100)).width == 0)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.autoresizesSubviews = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.frame.size.width = 20
    #expect(child.frame.width == 10)
    parent.autoresizesSubviews = true
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.bounds.size.width = 30
    #expect(child.frame.width == 10)
    child.translatesAutoresizingMaskIntoConstraints = true
    parent.bounds.size.width = 40
    #expect(child.frame.width == 20)
  }
}

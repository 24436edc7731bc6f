/// The parts of bounds that other bounds do not cover, along a direction: none, one or two.
///
/// Bounds that lie apart across the direction are uncovered as a whole.
struct CollectionStrips: Sequence, IteratorProtocol {
  private var first: CGRect?
  private var second: CGRect?

  init(of bounds: CGRect, beyond former: CGRect, isVertical: Bool) {
    let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    let (formerLow, formerHigh) =
      isVertical ? (former.minY, former.maxY) : (former.minX, former.maxX)
    let isSameAcross =
      isVertical
      ? bounds.minX == former.minX && bounds.maxX == former.maxX
      : bounds.minY == former.minY && bounds.maxY == former.maxY
    guard isSameAcross, formerLow < high, formerHigh > low else {
      first = bounds
      return
    }
    func strip(_ from: CGFloat, _ to: CGFloat) -> CGRect? {
      guard to > from else { return nil }
      return isVertical
        ? CGRect(x: bounds.minX, y: from, width: bounds.width, height: to - from)
        : CGRect(x: from, y: bounds.minY, width: to - from, height: bounds.height)
    }
    first = strip(low, formerLow)
    second = strip(formerHigh, high)
  }

  mutating func next() -> CGRect? {
    if let strip = first {
      first = nil
      return strip
    }
    defer { second = nil }
    return second
  }
}

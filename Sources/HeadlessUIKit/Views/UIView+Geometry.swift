extension UIView {
  /// Takes a rectangle that constraints came to: as size and centre, which a transform leaves alone.
  final func take(solved rect: CGRect) {
    guard flags.contains(.hasTransform) else {
      frame = rect
      return
    }
    bounds.size = rect.size
    center = rect.middle
  }

  /// The bounding box of the bounds after the transform around the centre.
  final var transformedFrame: CGRect {
    let map = transform
    let (w, h) = (placement.size.width, placement.size.height)
    let box = CGRect(x: -w / 2, y: -h / 2, width: w, height: h).applying(map)
    let middle = placement.middle
    return CGRect(
      x: middle.x + box.origin.x,
      y: middle.y + box.origin.y,
      width: box.size.width,
      height: box.size.height
    )
  }

  /// Sets the frame; with a transform, bounds' size and centre follow from its inverse, as in Core Animation.
  final func place(_ frame: CGRect) {
    guard !frame.hasNaN else { return refuse("position", [frame.midX, frame.midY]) }
    guard flags.contains(.hasTransform) else {
      let old = placement
      placement = frame
      frameDidChange(from: old)
      return
    }
    let map = transform
    let old = placement
    var size = old.size
    if map.determinant != 0 {
      size = CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size
    }
    let middle = frame.middle
    placement = CGRect(
      x: middle.x - map.tx - size.width / 2,
      y: middle.y - map.ty - size.height / 2,
      width: size.width,
      height: size.height
    )
    frameDidChange(from: old)
  }

  final func setBounds(_ bounds: CGRect) {
    guard !bounds.hasNaN else {
      return refuse("bounds", [bounds.minX, bounds.minY, bounds.width, bounds.height])
    }
    if boundsOrigin != bounds.origin {
      boundsOrigin = bounds.origin
      markNeedsLayout()
    }
    let old = placement.size
    guard old != bounds.size else { return }
    let middle = placement.middle
    placement = CGRect(
      x: middle.x - bounds.size.width / 2,
      y: middle.y - bounds.size.height / 2,
      width: bounds.size.width,
      height: bounds.size.height
    )
    sizeDidChange(from: old)
  }

  final func move(center: CGPoint) {
    guard !center.x.isNaN, !center.y.isNaN else {
      return refuse("position", [center.x, center.y])
    }
    let old = placement
    placement.origin = CGPoint(
      x: center.x - placement.size.width / 2,
      y: center.y - placement.size.height / 2
    )
    frameDidChange(from: old)
  }

  /// Tells subviews of another size, and constraints of another size or place.
  private func frameDidChange(from old: CGRect) {
    if old.size != placement.size { return sizeDidChange(from: old.size) }
    if old.origin != placement.origin { constraintsFollow() }
  }

  private func sizeDidChange(from old: CGSize) {
    if !subviewStorage.isEmpty, !flags.contains(.keepsSubviewSizes) {
      for view in subviewStorage { view.autoresize(from: old, to: placement.size) }
    }
    markNeedsLayout()
    constraintsFollow()
  }

  private func constraintsFollow() {
    if !flags.isDisjoint(with: [.isConstrained, .subtreeIsConstrained]) { givenFrameDidChange() }
  }

  /// Refuses a point or a rectangle, by its numbers.
  private func refuse(_ what: String, _ numbers: [CGFloat]) {
    let texts = numbers.map { $0.isNaN ? "nan" : DecimalText.string($0) }
    let pairs = stride(from: 0, to: texts.count, by: 2).map { "\(texts[$0]) \(texts[$0 + 1])" }
    let text = "CALayer \(what) contains NaN: [\(pairs.joined(separator: "; "))]"
    UIKitException.raise(.invalidGeometry, text)
  }
}

extension UIView {
  /// Converts a point to the superview's coordinates.
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let middle = placement.middle
    var offset = CGPoint(
      x: point.x - boundsOrigin.x - placement.size.width / 2,
      y: point.y - boundsOrigin.y - placement.size.height / 2
    )
    if flags.contains(.hasTransform) { offset = offset.applying(transform) }
    return CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let middle = placement.middle
    var offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    if flags.contains(.hasTransform) { offset = offset.applying(transform.inverted()) }
    return CGPoint(
      x: offset.x + boundsOrigin.x + placement.size.width / 2,
      y: offset.y + boundsOrigin.y + placement.size.height / 2
    )
  }

  /// Converts a point to the top; levels without transform only add offsets, so whole numbers stay exact.
  private func toTop(_ point: CGPoint) -> CGPoint {
    var (view, result) = (self, point)
    while true {
      if view.flags.contains(.hasTransform) {
        result = view.toSuperview(result)
      } else {
        result.x += view.placement.origin.x - view.boundsOrigin.x
        result.y += view.placement.origin.y - view.boundsOrigin.y
      }
      guard let parent = view.superviewStorage else { return result }
      view = parent
    }
  }

  /// Converts a point down from the top.
  ///
  /// Offsets of levels without transform are summed, so that whole numbers stay exact; each
  /// transform begins a new sum.
  private func fromTop(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint.zero
    var view = self
    while true {
      if view.flags.contains(.hasTransform) {
        let outer = view.superviewStorage?.fromTop(point) ?? point
        let local = view.fromSuperview(outer)
        return CGPoint(x: local.x - offset.x, y: local.y - offset.y)
      }
      offset.x += view.placement.origin.x - view.boundsOrigin.x
      offset.y += view.placement.origin.y - view.boundsOrigin.y
      guard let parent = view.superviewStorage else {
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
      }
      view = parent
    }
  }

  final func convertOut(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    if view === self { return point }
    let target = view ?? window
    let outer = toTop(point)
    return target.map { $0.fromTop(outer) } ?? outer
  }

  final func convertIn(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    if view === self { return point }
    guard let source = view ?? window else { return fromTop(point) }
    return fromTop(source.toTop(point))
  }

  final func convertOut(_ rect: CGRect, _ view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, to: view) }
  }

  final func convertIn(_ rect: CGRect, _ view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, from: view) }
  }

  private func boundingBox(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let one = map(CGPoint(x: rect.minX, y: rect.minY))
    let two = map(CGPoint(x: rect.maxX, y: rect.minY))
    let three = map(CGPoint(x: rect.minX, y: rect.maxY))
    let four = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(one.x, two.x), min(three.x, four.x))
    let right = max(max(one.x, two.x), max(three.x, four.x))
    let top = min(min(one.y, two.y), min(three.y, four.y))
    let bottom = max(max(one.y, two.y), max(three.y, four.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

import ConstraintSolver
import Foundation

// Where texts stand, and what stacks make of it.

extension LayoutSystem {
  /// Measures the space between two views of a stack from one's last baseline to the other's first.
  ///
  /// - Returns: Whether both have one.
  func addBaselineSpace(_ stack: UIStackView, _ upper: Int, _ lower: Int) -> Bool {
    guard let last = baseline(.lastBaseline, of: views[upper], in: box(upper)),
      let first = baseline(.firstBaseline, of: views[lower], in: box(lower))
    else { return false }
    let space = stack.customSpacing(after: views[upper])
    let wanted = space == UIStackView.spacingUseDefault ? stack.spacing : space
    // Measured on documents: the system's space is 22 points for texts of 17.
    let size = (views[lower] as? UILabel)?.font.pointSize ?? 17
    let system = (size * 22 / 17).rounded()
    addRow(
      first,
      .equal,
      last,
      constant: Double(wanted == UIStackView.spacingUseSystem ? system : wanted)
    )
    return true
  }

  /// Hangs a view of a stack on the baseline of the first one.
  func addBaseline(_ stack: UIStackView, _ index: Int, _ first: Int) {
    guard index != first else { return }
    let attribute: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    equate(baseline(index, attribute), baseline(first, attribute))
  }

  /// The view whose text is a stack's: the first or last that it shows, or of those in a row that of the largest font.
  private func baselineView(
    _ attribute: NSLayoutConstraint.Attribute,
    of stack: UIStackView
  ) -> UIView? {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    guard stack.axis == .horizontal else {
      return attribute == .firstBaseline ? shown.first : shown.last
    }
    let places = shown.map { baseline(.firstBaseline, of: $0, in: LayoutBox(first: 0))?.constant }
    let deepest = places.compactMap { $0 }.max()
    return places.firstIndex { $0 == deepest }.map { shown[$0] }
  }

  /// Where a view's text has a baseline; nil for views without text.
  func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    of view: UIView,
    in box: LayoutBox
  ) -> LayoutQuantity? {
    if let stack = view as? UIStackView {
      guard let shown = baselineView(attribute, of: stack), let index = index(of: shown) else {
        return nil
      }
      return baseline(attribute, of: shown, in: self.box(index))
    }
    return view.baseline(attribute, in: box, lineHeight: lineHeights[ObjectIdentifier(view)])
  }

  private func baseline(
    _ index: Int,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutQuantity? {
    baseline(attribute, of: views[index], in: box(index))
      ?? box(index).quantity(attribute, isFlipped: false)
  }
}

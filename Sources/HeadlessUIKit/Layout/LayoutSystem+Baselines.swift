import ConstraintSolver
import Foundation

// Baselines of texts, and the rows that stacks make of them.

extension LayoutSystem {
  /// Adds the space between two views of a stack, from the last baseline of one to the first of the other.
  ///
  /// - Returns: Whether both have a baseline; if not, nothing is added.
  func addBaselineSpace(_ stack: UIStackView, _ upper: Int, _ lower: Int) -> Bool {
    guard let last = baseline(.lastBaseline, of: views[upper], in: box(upper)),
      let first = baseline(.firstBaseline, of: views[lower], in: box(lower))
    else { return false }
    let space = stack.customSpacing(after: views[upper])
    let wanted = space == UIStackView.spacingUseDefault ? stack.spacing : space
    // Read off documents: the system spacing is 22 points for texts of 17.
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

  /// Aligns a view's baseline with that of the stack's first view.
  func addBaseline(_ stack: UIStackView, _ index: Int, _ first: Int) {
    guard index != first else { return }
    let attribute: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    equate(baseline(index, attribute), baseline(first, attribute))
  }

  /// The first view of a row that has a text to align by; nil where the row is not aligned by first baselines or has none.
  func firstOnBaseline(_ stack: UIStackView, _ arranged: [Int]) -> Int? {
    guard stack.alignment == .firstBaseline else { return nil }
    return arranged.first { hasBaseline($0, .firstBaseline) }
  }

  /// Whether a view has a text that gives it a baseline.
  func hasBaseline(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    baseline(attribute, of: views[index], in: box(index)) != nil
  }

  /// The view whose baseline is the stack's.
  ///
  /// A column takes its first or last shown view; a row takes the one with the lowest first baseline.
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

  /// The baseline of a view's text; nil for views without text.
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

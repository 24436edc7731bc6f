import ConstraintSolver
import Foundation

/// How stacks share out what ST leaves open: as Interface Builder's canvas does.
///
/// Read off logs and disassemblies of UIKit's `UISV-fill-proportionally` and `UISV-text-width-disambiguation`, and off
/// stored frames.
public struct StackSharing: Equatable, Sendable {
  /// What texts of several lines get of a row.
  public enum TextDivision: Sendable {
    /// What their contents and neighbours leave them.
    case none
    /// Each an equal part of the row, as if all views had one: before iOS 14.
    case each
    /// At most an equal part of what they have together, where there are several: since iOS 14.
    case several
  }

  /// Whether a view's share in proportion is one of the stack's length, with the spacing counted, earlier views first.
  public var measuresByStack = false
  /// What texts of several lines get of a row.
  public var textDivision = TextDivision.none

  /// Shares out as ST says, and no further.
  public init() {}
}

extension LayoutSystem {
  private static let firstSharePriority: Float = 999
  private static let leastSharePriority: Float = 751
  private static let textLimitPriority: Float = 950

  /// Ties lengths to the stack's: each has its part of all intrinsic lengths and the spacings between them.
  ///
  /// The parts are smaller than the lengths need, so the last view has what is left.
  func addShares(_ stack: UIStackView, _ outer: LayoutBox, _ arranged: [Int], _ axis: StackAxis) {
    let natural = arranged.map { sharedLength($0, isVertical: axis.isVertical) }
    // What a view without content has in proportion is what fits it, which is not measured here.
    guard natural.allSatisfy({ $0 > 0 }) else { return addProportions(arranged, axis) }
    sharesLengths = true
    let all = natural.reduce(0, +) + Double(stack.ownSpace) * Double(arranged.count - 1)
    for (place, (index, length)) in zip(arranged, natural).enumerated() {
      guard let left = axis.length(box(index)), let right = axis.length(outer) else {
        continue
      }
      let rank = max(Self.firstSharePriority - Float(place), Self.leastSharePriority)
      addRow(left, .equal, right, multiplier: length / all, priority: rank)
    }
  }

  /// The length that a view has in proportion: its intrinsic one, or what its own constraints make of it.
  private func sharedLength(_ index: Int, isVertical: Bool) -> Double {
    let view = views[index]
    if isVertical, let width = textWidths[ObjectIdentifier(view)] {
      return Double(view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    let own = view.proportionalLength(isVertical: isVertical) { contentSize(of: $0) }
    if own > 0 || view is UIStackView { return Double(own) }
    let fixed = view.constraintList.filter { constraint in
      constraint.firstItem === view && constraint.secondItem == nil && constraint.isActive
        && constraint.firstAttribute == (isVertical ? .height : .width)
        && constraint.relation != .lessThanOrEqual
    }
    return Double(fixed.map(\.constant).max() ?? own)
  }

  /// The widths of texts of several lines in columns that share their length by content.
  func sharedTextWidths() -> [ObjectIdentifier: CGFloat] {
    guard stackSharing.measuresByStack, sharesLengths else { return [:] }
    var found: [ObjectIdentifier: CGFloat] = [:]
    for (index, view) in views.enumerated() {
      guard let label = view as? UILabel, label.numberOfLines != 1,
        contentSizes[ObjectIdentifier(label)] == nil,
        let stack = label.superview as? UIStackView, stack.axis == .vertical,
        stack.distribution == .fillProportionally
      else { continue }
      let width = frame(index).width
      if width > 0, width.isFinite { found[ObjectIdentifier(label)] = width }
    }
    return found
  }

  /// Divides a row among its texts of several lines.
  func divideTexts(_ stack: UIStackView, _ outer: LayoutBox, _ arranged: [Int]) {
    guard stack.axis == .horizontal, stack.distribution != .fillEqually,
      stack.distribution != .fillProportionally
    else { return }
    let division = stackSharing.textDivision
    let texts = arranged.filter { views[$0].wrapsText(inStacks: division == .several) }
    let count = division == .each ? arranged.count : texts.count
    guard division == .each || count > 1 else { return }
    let taken = Double(stack.ownSpace) * Double(count - 1) / Double(count)
    for (place, index) in texts.enumerated() {
      let priorities = views[index].priorities
      let most = max(priorities.compressionHorizontal, priorities.huggingHorizontal)
      addRow(
        [Term(variable(box(index).width)), Term(variable(outer.width), -1 / Double(count))],
        constant: taken,
        division == .each ? .equal : .lessThanOrEqual,
        priority: division == .each
          ? min(Self.firstSharePriority, most + 10) : Self.textLimitPriority + Float(place)
      )
    }
  }
}

extension UIView {
  /// Whether it is a text of several lines, or a stack that arranges one.
  fileprivate func wrapsText(inStacks: Bool) -> Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    guard inStacks, let stack = self as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { $0.wrapsText(inStacks: true) }
  }
}

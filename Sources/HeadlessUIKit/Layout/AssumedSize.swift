import ConstraintSolver
import Foundation

/// The lengths that a canvas assumes for a view without an intrinsic size.
public struct AssumedSize: Equatable, Sendable {
  /// In points; an axis with a negative length has no assumed length.
  public var size: CGSize
  /// Whether the length only settles axes that everything else leaves ambiguous (priority 2).
  ///
  /// Otherwise it resists compression at up to priority 600, above optional constraints of lower priority.
  public var fillsOnly: Bool

  /// Assumes a length for each axis, in points; a negative one assumes none.
  public init(_ width: CGFloat, _ height: CGFloat, fillsOnly: Bool = false) {
    size = CGSize(width: width, height: height)
    self.fillsOnly = fillsOnly
  }
}

extension LayoutSystem {
  /// The highest compression resistance of an assumed length: below the default of content, 750.
  private static let assumedPriority: Float = 600
  /// The same for a length that only fills: above `tightPriority`, at which a stack is kept small.
  private static let fillingPriority: Float = 2

  /// Adds the assumed lengths of the axes on which `size` is negative; an assumed length hugs at
  /// priority 1 or not at all.
  func addAssumed(_ assumed: AssumedSize, _ index: Int, unlike size: CGSize) {
    let priorities = views[index].priorities
    if size.width < 0 {
      addAssumed(assumed.size.width, 4 * index + 2, priorities.compressionHorizontal, assumed)
    }
    if size.height < 0 {
      addAssumed(assumed.size.height, 4 * index + 3, priorities.compressionVertical, assumed)
    }
  }

  private func addAssumed(
    _ length: CGFloat,
    _ place: Int,
    _ resistance: Float,
    _ assumed: AssumedSize
  ) {
    guard length >= 0 else { return }
    let most = assumed.fillsOnly ? Self.fillingPriority : Self.assumedPriority
    addRow(
      [Term(variable(place))],
      constant: -Double(length),
      below: Priority(min(resistance, most)),
      above: assumed.fillsOnly ? nil : Priority(1)
    )
  }
}

import ConstraintSolver
import Foundation

/// The lengths that a canvas assumes for a view whose content asks for none.
public struct AssumedSize: Equatable, Sendable {
  /// In points; a negative length is none.
  public var size: CGSize
  /// Whether only what is left open takes them; else they hold against what was added so that it may break, too.
  public var fillsOnly: Bool

  /// Assumes these lengths.
  public init(_ width: CGFloat, _ height: CGFloat, fillsOnly: Bool = false) {
    size = CGSize(width: width, height: height)
    self.fillsOnly = fillsOnly
  }
}

extension LayoutSystem {
  /// How strongly an assumed length keeps a view from being smaller: less than content, more than what may break.
  private static let assumedPriority: Float = 600
  /// How strongly it does where it fills only what is left open: more than a stack's wish to be small.
  private static let fillingPriority: Float = 2

  /// Adds the lengths that are assumed where content asks for none; they hold nothing back.
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

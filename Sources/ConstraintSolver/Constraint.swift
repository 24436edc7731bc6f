/// How strictly a constraint is held: 1000 must hold, anything below may be missed for the sake of what ranks above.
///
/// Priorities are strict levels, not weights: no number of constraints of one level outweighs one of a higher level.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public let rawValue: Float

  /// Takes a number as it is; ``Solver/add(_:)`` answers one that is no priority with an error.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Takes a number as it is.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = Priority(1000)
  /// UIKit's resistance of controls against compression.
  public static let defaultHigh = Priority(750)
  /// UIKit's default for hugging of content.
  public static let defaultLow = Priority(250)
  /// UIKit's wish to be as small as the content allows.
  public static let fittingSizeLevel = Priority(50)

  /// Orders by number.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

/// What a constraint says of its expression.
public enum Relation: Int8, Hashable, Sendable {
  /// The expression is at most 0.
  case lessThanOrEqual = -1
  /// The expression is 0.
  case equal = 0
  /// The expression is at least 0.
  case greaterThanOrEqual = 1
}

/// A linear constraint: an expression, its relation to 0, and its priority.
public struct Constraint: Hashable, Sendable {
  /// The left side; the right side is 0.
  public var expression: LinearExpression
  /// How the left side relates to 0.
  public var relation: Relation
  /// How strictly it is held.
  public var priority: Priority

  /// Creates a constraint.
  public init(
    _ expression: LinearExpression,
    _ relation: Relation,
    priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// A constraint in a solver, named by its place.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The place among the solver's constraints, from 0.
  public let index: Int

  /// Names the constraint of a place.
  public init(index: Int) { self.index = index }

  /// Orders by place.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// Why a solver refused a constraint or a number.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or a constant is infinite or no number.
  case notFinite
  /// A priority is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// The solver has no variable of this place.
  case unknownVariable(Int)
  /// The solver has no constraint of this place.
  case unknownConstraint(Int)
}

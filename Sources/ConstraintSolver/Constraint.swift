/// The strength of a constraint: 1000 is required, and a lower one yields to all above it.
///
/// Priorities are strict levels, not weights. Any number of constraints of one level yields to a
/// single one of a higher level.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public let rawValue: Float

  /// Creates a priority without a check; ``Solver/add(_:)`` throws for one that is out of range.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority without a check; ``Solver/add(_:)`` throws for one that is out of range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold, or the system has a conflict.
  public static let required = Priority(1000)
  /// 750: UIKit's compression resistance of controls.
  public static let defaultHigh = Priority(750)
  /// 250: UIKit's default content hugging.
  public static let defaultLow = Priority(250)
  /// 50: the level at which UIKit makes a view as small as its content allows.
  public static let fittingSizeLevel = Priority(50)

  /// Whether the left priority yields to the right one.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

/// How the expression of a constraint relates to 0.
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
  /// The strength; required unless another is given.
  public var priority: Priority

  /// Creates a constraint; nothing is checked before it is added to a solver.
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

/// The identity of a constraint within one solver and its instances.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The position in the order in which constraints were added, from 0.
  public let index: Int

  /// Creates the identity of the constraint at a position.
  public init(index: Int) { self.index = index }

  /// Orders by position.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// Why a solver refused a constraint or a number.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or a constant is infinite or NaN.
  case notFinite
  /// The priority is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// The solver has no variable with this index.
  case unknownVariable(Int)
  /// The solver has no constraint with this index.
  case unknownConstraint(Int)
}

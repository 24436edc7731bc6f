/// The identity of an unknown within one solver and its instances.
public struct Variable: Hashable, Sendable {
  /// The position in the order in which variables were made, from 0.
  public let index: Int

  /// Creates the identity of the variable at a position.
  public init(index: Int) { self.index = index }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The factor that the solver determines.
  public var variable: Variable
  /// The constant factor; must be finite to be added to a solver.
  public var coefficient: Double

  /// Creates a term with a coefficient of 1 unless another is given.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// The summands; a variable may occur more than once.
  public var terms: [Term]
  /// The constant summand.
  public var constant: Double

  /// Creates a sum; without terms it is the constant alone.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Evaluates the sum with the values that `value` returns for each variable.
  ///
  /// - Complexity: O(terms).
  public func value(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }
}

/// An unknown of a system, named by its place in the solver that made it.
public struct Variable: Hashable, Sendable {
  /// The place among the solver's variables, from 0.
  public let index: Int

  /// Names the variable of a place.
  public init(index: Int) { self.index = index }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// What it is multiplied with.
  public var coefficient: Double

  /// Creates a product.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// The products; a variable may occur more than once.
  public var terms: [Term]
  /// What is added to the products.
  public var constant: Double

  /// Creates a sum.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The value of the sum where a variable has the value that `value` answers.
  ///
  /// - Complexity: O(terms).
  public func value(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }
}

/// The syntax tree of an XPath 1.0 expression, with the byte range of each part.
///
/// libxml2 compiles and evaluates. This tree serves what libxml2 lacks: names known before the
/// first evaluation, parts that can be explained one by one, and native templates.
package indirect enum XPathSyntax: Sendable {
  /// The operators between two operands.
  package enum Operator: String, Sendable, CaseIterable {
    case or, and
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case multiply = "*"
    case divide = "div"
    case modulo = "mod"
    case union = "|"
  }

  /// What a step takes of the nodes on its axis.
  package enum NodeTest: Sendable, Equatable {
    /// The nodes of a name.
    case name(String)
    /// `*`: all elements, or all attributes.
    case any
    /// `node()`.
    case node
    /// `text()`, `comment()` or `processing-instruction()`.
    case other
  }

  /// One step of a path, between two slashes.
  package struct Step: Sendable {
    /// The byte range of the axis, the node test and all predicates.
    package var range: Range<Int>
    /// The axis by its full name, such as `child`.
    package var axis = "child"
    package var test = NodeTest.node
    /// The offset at which the node test begins.
    package var testStart: Int
    /// The offset at which the predicates begin.
    package var testEnd: Int
    /// Whether two slashes stand before it.
    package var followsDescendants = false
    /// The namespace prefix of the node test, and its offset.
    var prefix: (name: String, offset: Int)?
    /// The expressions in brackets.
    package var predicates: [XPathSyntax]
  }

  /// A location path, or steps that start from an expression.
  package struct Path: Sendable {
    package var range: Range<Int>
    /// Whether it begins at the document, by one slash or two.
    package var isAbsolute = false
    /// The expression that the path starts from, with its predicates; `nil` for a plain path.
    package var start: XPathSyntax?
    package var startPredicates: [XPathSyntax]
    package var steps: [Step]
  }

  case number(Range<Int>)
  case literal(String, Range<Int>)
  case variable(String, Range<Int>)
  case binary(Operator, XPathSyntax, XPathSyntax, Range<Int>)
  case negate(XPathSyntax, Range<Int>)
  case call(name: String, arguments: [XPathSyntax], Range<Int>)
  case path(Path)

  /// The byte range of the expression in its source text.
  package var range: Range<Int> {
    switch self {
    case .number(let range), .literal(_, let range), .variable(_, let range): range
    case .binary(_, _, _, let range), .negate(_, let range), .call(_, _, let range): range
    case .path(let path): path.range
    }
  }

  /// Calls `body` with this expression and every one inside it, outer before inner.
  package func visit(_ body: (XPathSyntax) -> Void) {
    body(self)
    switch self {
    case .number, .literal, .variable: break
    case .negate(let operand, _): operand.visit(body)
    case .binary(_, let left, let right, _):
      left.visit(body)
      right.visit(body)
    case .call(_, let arguments, _):
      for argument in arguments { argument.visit(body) }
    case .path(let path):
      path.start?.visit(body)
      for predicate in path.startPredicates { predicate.visit(body) }
      for step in path.steps {
        for predicate in step.predicates { predicate.visit(body) }
      }
    }
  }
}

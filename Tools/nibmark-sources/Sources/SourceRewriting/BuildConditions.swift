import SwiftSyntax

/// What conditions of `#if` mean for a file that is built as if for iOS.
struct BuildConditions {
  /// Modules that exist in this build.
  let modules: Set<String>

  /// The platforms that a build of Nibmark answers for.
  static func isPlatform(_ name: String) -> Bool { name == "iOS" || name == "iPhoneOS" }

  /// The value of a condition; nil when it depends on the build's own flags.
  func value(of condition: ExprSyntax?) -> Bool? {
    guard let condition else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return value(of: tuple.elements.first?.expression)
    }
    return condition.as(SequenceExprSyntax.self).flatMap(value(of:))
  }

  /// The value of `os(…)`, `canImport(…)` and the like.
  func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    return switch function {
    case "os": Self.isPlatform(argument)
    case "canImport": modules.contains(argument) || SystemModules.isCovered(argument)
    case "targetEnvironment": argument == "simulator"
    default: nil
    }
  }

  /// `a && b || c`, where `&&` binds tighter.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||": alternatives.append([])
      case "&&": continue
      case nil: alternatives[alternatives.count - 1].append(value(of: element))
      default: return nil
      }
    }
    let values = alternatives.map { factors -> Bool? in
      factors.contains(false) ? false : factors.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  /// The clauses of an `#if` that may be compiled, and whether that is sure.
  func liveClauses(of block: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, isSure: Bool)] {
    var live: [(IfConfigClauseSyntax, Bool)] = []
    for clause in block.clauses {
      let isElse = clause.poundKeyword.tokenKind == .poundElse
      switch isElse ? true : value(of: clause.condition) {
      case false: continue
      case true: return live + [(clause, live.isEmpty)]
      default: live.append((clause, false))
      }
    }
    return live
  }
}

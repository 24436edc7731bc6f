import SwiftSyntax

/// Makes `#if os(iOS)` hold, and lets `#available` ask the profile.
final class ConditionEdits: SyntaxVisitor {
  private let edits: FileEdits
  private let conditions: BuildConditions

  init(_ edits: FileEdits, conditions: BuildConditions) {
    self.edits = edits
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewrite(condition) }
    return .visitChildren
  }

  private func rewrite(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let value = conditions.value(of: call) { edits.replace(call, by: "\(value)") }
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      rewrite(prefix.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      tuple.elements.forEach { rewrite($0.expression) }
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      sequence.elements.forEach { rewrite($0) }
    }
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let version = node.availabilityArguments.lazy.compactMap { argument -> String? in
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(platform.platform.text)
      else { return nil }
      return platform.version?.trimmedDescription
    }.first
    guard let version else {
      edits.replace(node, by: isNegated ? "false" : "true")
      return .skipChildren
    }
    let parts = version.split(separator: ".").prefix(2).joined(separator: ", ")
    edits.replace(node, by: (isNegated ? "!" : "") + "UIKitProfile.isAvailable(\(parts))")
    edits.needsUIKit = true
    return .skipChildren
  }
}

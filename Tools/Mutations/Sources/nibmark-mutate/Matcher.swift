import SwiftSyntax

/// Finds the one place that a written mutant means.
struct Matcher {
  let source: SourceText

  /// The mutant, with its place.
  ///
  /// - Throws: `MutateError` when the function or the expression is not there, or is there more than once.
  func mutant(_ written: WrittenMutant) throws -> Mutant {
    let functions = Functions.named(written.function, in: source.tree)
    guard !functions.isEmpty else {
      throw MutateError(
        place: written.path,
        message: "\(source.path) has no function \"\(written.function)\"; it has "
          + Functions.names(in: source.tree).joined(separator: ", ")
      )
    }
    let tokens = SourceText.tokens(of: written.expression)
    var places: [(span: Range<Int>, form: Mutant.Form)] = []
    for function in functions {
      let isWhole = written.replacement.isEmpty || written.replacement.contains(";")
      for place in Self.places(of: tokens, in: function.node, isWhole: isWhole)
      where !places.contains(where: { $0.span == place.span }) {
        places.append(place)
      }
    }
    guard places.count == written.count else {
      throw MutateError(place: written.path, message: complaint(written, places.count))
    }
    let place = places[written.choice - 1]
    return Mutant(
      id: written.id,
      name: written.name,
      clause: written.clause,
      operation: "written",
      file: source.path,
      range: place.span,
      form: place.form,
      replacement: place.form == .refusal ? "false" : written.replacement,
      functionDigest: SourceText.digest(of: functions.map(\.node))
    )
  }

  private func complaint(_ written: WrittenMutant, _ count: Int) -> String {
    let place = "\"\(written.expression)\" in \(written.function) of \(source.path)"
    guard count > 0 else {
      return "\(place) is not there, or is no whole expression or statement; write what stands "
        + "there now, or delete the mutant"
    }
    return
      "\(place) is there \(count) times; write more of what is around it, name the type, or add "
      + "a line `which: 1 of \(count)`"
  }

  private static func places(
    of tokens: [String],
    in node: Syntax,
    isWhole: Bool
  ) -> [(span: Range<Int>, form: Mutant.Form)] {
    let finder = PlaceFinder(tokens: tokens, isWhole: isWhole)
    finder.walk(node)
    return finder.places
  }
}

/// Collects the nodes whose tokens are the ones asked for.
private final class PlaceFinder: SyntaxAnyVisitor {
  private let tokens: [String]
  private let takesStatements: Bool
  private(set) var places: [(span: Range<Int>, form: Mutant.Form)] = []

  init(tokens: [String], isWhole: Bool) {
    self.tokens = tokens
    takesStatements = isWhole
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let form = form(of: node), hasTokens(node) else { return .visitChildren }
    places.append((node.span, form))
    return .skipChildren
  }

  private func form(of node: Syntax) -> Mutant.Form? {
    if let item = node.as(CodeBlockItemSyntax.self) { return form(of: item) }
    if let element = node.as(ConditionElementSyntax.self) {
      return element.condition.is(ExprSyntax.self) ? nil : .refusal
    }
    return node.is(ExprSyntax.self) ? .expression : nil
  }

  private func form(of item: CodeBlockItemSyntax) -> Mutant.Form? {
    guard let expression = item.item.as(ExprSyntax.self) else {
      return item.item.is(StmtSyntax.self) ? .statement : nil
    }
    let isWhole = takesStatements || expression.isAssignment || expression.is(TryExprSyntax.self)
    return isWhole || expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
      ? .statement : nil
  }

  private func hasTokens(_ node: Syntax) -> Bool {
    var index = 0
    for token in node.tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
      guard index < tokens.count, token.text == tokens[index] else {
        // A condition ends with the comma that parts it from the next.
        return index == tokens.count && token.text == ","
          && node.is(ConditionElementSyntax.self)
      }
      index += 1
    }
    return index == tokens.count
  }
}

extension ExprSyntax {
  /// Whether it is `a = b`, `a += b` or the like.
  var isAssignment: Bool {
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}

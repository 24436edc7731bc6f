import XMLSupport

/// Expressions of suites, as steps and assertions use them.
enum FuzzedExpression {
  // Far below the limit of a suite, so that inputs stay fast.
  private static let operationMax = 100_000

  nonisolated(unsafe) private static let tree: XMLTree? = try? XMLTree(
    text: """
      <window><table id="t" rows="3"><cell row="0" x="0" y="44.5"><label id="a" text="A &amp; B"/></cell>
      <cell row="1" hidden="YES"><label text=""/><image name="star"/>text</cell><cell row="2"/></table></window>
      """
  )

  static func read(_ text: String) {
    guard let expression = try? XPathExpression(text), let root = tree?.documentNode else { return }
    try? expression.checkVariables(["row", "index"])
    _ = expression.locationSubpaths
    let variables: XPathExpression.Variables = { $0 == "row" ? .number(2) : .string("a") }
    let value = try? expression.evaluate(
      on: root,
      variables: variables,
      operationLimit: operationMax
    )
    guard let value else { return }
    _ = (value.number, value.string, value.boolean)
    _ = try? expression.explain(on: root, variables: variables)
  }

  static func readTemplate(_ text: String) {
    _ = try? XPathTemplate.variableNames(in: text)
    let variables = ["row", "index", "name"]
    guard let template = try? XPathTemplate(text, variables: variables) else { return }
    let ordinary: [XPathScalar] = [.number(7), .boolean(true), .string("é 3")]
    let extreme: [XPathScalar] = [.number(-.infinity), .number(.nan), .string("")]
    for values in [ordinary, extreme] {
      _ = try? template.string(values)
      _ = try? template.number(values)
      _ = try? template.value(values)
    }
  }
}

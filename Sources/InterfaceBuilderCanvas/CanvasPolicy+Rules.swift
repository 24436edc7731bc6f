import InterfaceBuilder

extension CanvasPolicy {
  /// What the rules of a version say for a document.
  package init(_ document: IBDocument, _ rules: CanvasRules, sizes: IntrinsicSizes) {
    self.init(document, sizes: sizes)
    rules.apply(rules.active.policy, to: &self)
  }
}

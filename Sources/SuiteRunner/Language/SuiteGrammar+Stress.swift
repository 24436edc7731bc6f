extension SuiteGrammar {
  /// The operations of one seed, when the suite does not say.
  static let stressOperationCount = 1000

  /// Stresses.
  static let stressElements: [ElementRule] = [
    ElementRule(
      "stress",
      "Does random operations to a fixture's list and holds it to a plain model after each; every seed is a case.",
      attributes: [
        AttributeRule(
          "id",
          .definition(.testCase),
          "The name, the same from commit to commit; the seed follows it, as in `edits[seed=3]`.",
          required: true
        ),
        AttributeRule("fixture", .reference(.fixture), "The list.", required: true),
        AttributeRule("rule", .rules, "The rules of the conformance specification that it checks."),
        AttributeRule("tags", .identifiers, "Tags for filters."),
        AttributeRule("timeout", .duration, "How long one seed may take.", standard: "the suite's"),
        AttributeRule(
          "operations",
          .positiveCount,
          "How many operations each seed does; `run --stress-operations` replaces it.",
          standard: "\(stressOperationCount)"
        ),
        AttributeRule(
          "seed",
          .count,
          "The first seed.",
          standard: "1 with `seeds`, else the run's"
        ),
        AttributeRule(
          "seeds",
          .positiveCount,
          "How many seeds, one after the other.",
          standard: "1"
        ),
        AttributeRule(
          "steps",
          .counts,
          "Only these steps, as a failure prints them; what a step does depends on the seed and its number."
        ),
        AttributeRule(
          "sections",
          .positiveCount,
          "Sections in the beginning.",
          standard: "those of the fixture's data, else 6"
        ),
        AttributeRule(
          "items",
          .count,
          "Rows or items in the beginning; they stay between a third and twice as many.",
          standard: "those of the fixture's data, else 80"
        ),
        AttributeRule(
          "sizes",
          .choice(["varied", "uniform"]),
          "Whether the delegate gives every row or item a size of its own.",
          standard: "varied"
        ),
        AttributeRule(
          "data",
          .choice(["calls", "snapshots"]),
          "How the list is told of changes: by calls and batches, or by snapshots of a diffable data source.",
          standard: "calls"
        ),
        AttributeRule(
          "layout",
          .choice(StressLayoutName.allCases.map(\.rawValue)),
          "In a collection view: a custom layout that the stress brings along.",
          standard: "the fixture's own"
        ),
      ],
      content: .choice(["description", "operation"], min: 0)
    ),
    ElementRule(
      "operation",
      "An operation of a stress; with any, only those that are named are done.",
      attributes: [
        AttributeRule(
          "kind",
          .choice(StressOperation.allCases.map(\.rawValue)),
          "What is done.",
          required: true
        ),
        AttributeRule("weight", .count, "How often it is drawn.", standard: "1"),
      ]
    ),
  ]
}

extension SuiteGrammar {
  /// Attributes that cases and benchmarks share.
  private static let planned: [AttributeRule] = [
    AttributeRule(
      "id",
      .definition(.testCase),
      "The name, the same from commit to commit.",
      required: true
    ),
    AttributeRule(
      "fixture",
      .reference(.fixture),
      "What stands in the window; without it, an empty window of 375 by 667 points."
    ),
    AttributeRule("rule", .rules, "The rules of the conformance specification that it checks."),
    AttributeRule("tags", .identifiers, "Tags for filters."),
    AttributeRule(
      "sweep",
      .sweep,
      "Runs once for each combination of the variables' values, as in `items: 10 100; style: plain grouped`: numbers, or names for texts."
    ),
    AttributeRule("timeout", .duration, "How long it may take.", standard: "the suite's"),
  ]

  /// Cases and benchmarks.
  static let caseElements: [ElementRule] = [
    ElementRule(
      "case",
      "One test case: steps in their order.",
      attributes: planned + [
        AttributeRule(
          "smoke",
          .boolean,
          "YES: it only has to run to its end; any other case needs a step that checks something.",
          standard: "NO"
        )
      ],
      content: .choice(["description"] + stepNames, min: 1)
    ),
    ElementRule(
      "benchmark",
      "Measures steps; its budgets are hard limits on exact counters.",
      attributes: planned + [
        AttributeRule("samples", .positiveCount, "How many batches are timed.", standard: "30"),
        AttributeRule(
          "minimumTime",
          .duration,
          "How long a batch lasts at least; the batch size follows from it.",
          standard: "2ms"
        ),
        AttributeRule(
          "iterations",
          .positiveCount,
          "A fixed batch size instead of an automatic one."
        ),
        AttributeRule(
          "frameBudget",
          .duration,
          "How long an iteration should take at most; the part of the samples beyond is reported as `overBudgetRatio`. "
            + "Three times the median without it."
        ),
        AttributeRule(
          "idle",
          .boolean,
          "YES: its iterations may change no counter and no content offset, which is an error otherwise.",
          standard: "NO"
        ),
      ],
      content: .sequence([
        SequencePart(name: "description", min: 0, max: 1),
        SequencePart(name: "setup", min: 0, max: 1),
        SequencePart(name: "measure", min: 1, max: 1),
        SequencePart(name: "budget", min: 0, max: nil),
        SequencePart(name: "scaling", min: 0, max: nil),
      ])
    ),
    ElementRule(
      "setup",
      "Steps before the measuring, once.",
      content: .choice(stepNames, min: 0)
    ),
    ElementRule(
      "measure",
      "The steps of one iteration; they are compiled once, so that the loop reads no XML.",
      content: .choice(measuredStepNames, min: 1)
    ),
    ElementRule(
      "budget",
      "A hard limit on a counter of one iteration.",
      attributes: [
        AttributeRule(
          "metric",
          .identifier,
          "`allocations`, `bytes`, a counter of the engine such as `viewsCreated`, or `wallTime` or `cpuTime`, whose growth "
            + "fails only when its whole interval of 99 % lies above the limit.",
          required: true
        ),
        AttributeRule("max", .number, "The most that is allowed in any iteration."),
        AttributeRule("min", .number, "The least that is allowed in any iteration."),
        AttributeRule(
          "scope",
          .choice(["engine", "dataSource", "harness"]),
          "Whose allocations count.",
          standard: "engine"
        ),
      ],
      exclusions: [.atLeastOne(["max", "min"])]
    ),
    ElementRule(
      "scaling",
      "A hard limit on how a counter, or the time, of one iteration grows along a variable of the sweep; a case of its "
        + "own, named `<benchmark>.scaling(<metric>)`.",
      attributes: [
        AttributeRule(
          "metric",
          .identifier,
          "`allocations`, `bytes`, or a counter of the engine such as `viewsCreated`.",
          required: true
        ),
        AttributeRule("of", .identifier, "The variable.", required: true),
        AttributeRule(
          "max",
          .choice(GrowthLimit.allCases.map(\.rawValue)),
          "The fastest growth.",
          required: true
        ),
        AttributeRule(
          "scope",
          .choice(["engine", "dataSource", "harness"]),
          "Whose allocations count.",
          standard: "engine"
        ),
      ]
    ),
  ]
}

extension SuiteGrammar {
  /// Steps that several cases use.
  static let sharedElements: [ElementRule] = [
    ElementRule(
      "steps",
      "Steps that cases of the suite share: `<perform>` does them. They stand before the cases or after them.",
      attributes: [
        AttributeRule(
          "id",
          .definition(.steps),
          "The name that `<perform>` uses.",
          required: true
        ),
        AttributeRule(
          "parameters",
          .identifiers,
          "The variables that each `<perform>` must give; steps see no others but those of their own repetitions."
        ),
      ],
      content: .choice(stepNames, min: 1)
    )
  ]

  /// The steps that do shared steps.
  static let performingSteps: [ElementRule] = [
    ElementRule(
      "perform",
      "Does shared steps as if they stood here.",
      attributes: [
        AttributeRule("steps", .reference(.steps), "The shared steps.", required: true)
      ],
      content: .choice(["with"], min: 0)
    ),
    ElementRule(
      "with",
      "Gives shared steps a parameter.",
      attributes: [
        AttributeRule("name", .identifier, "The parameter.", required: true),
        AttributeRule(
          "value",
          .text,
          "The value: a number where it has the form of one, else a text.",
          required: true,
          template: true
        ),
      ]
    ),
  ]
}

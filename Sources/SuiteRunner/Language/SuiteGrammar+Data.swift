extension SuiteGrammar {
  /// The elements of generated data that stand for a view, which `<set>` inside them sets.
  static let dataViewNames = ["header", "footer", "row"]

  /// The calls that generated data records; heights of rows are left out, as there may be a million.
  static let generatedCallNames = [
    "numberOfSections", "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection",
    "titleForFooterInSection", "heightForHeaderInSection", "heightForFooterInSection",
    "viewForHeaderInSection", "viewForFooterInSection", "willDisplay", "didEndDisplaying",
    "willDisplayHeaderView", "willDisplayFooterView", "didEndDisplayingHeaderView",
    "didEndDisplayingFooterView",
  ]

  private static func identifier(_ summary: String) -> AttributeRule {
    AttributeRule("reuseIdentifier", .nonEmptyText, summary, required: true, template: true)
  }

  private static func repetitions(_ summary: String) -> AttributeRule {
    AttributeRule("repeat", .count, summary, standard: "1", template: true)
  }

  /// Generated data: a data source and a delegate without any Swift.
  static let dataElements: [ElementRule] = [
    ElementRule(
      "data",
      "Generated rows: the table gets a data source and a delegate that answer from templates, in which "
        + "`$section`, `$item` and the sweep's variables stand.",
      content: .choice(["section"], min: 0)
    ),
    ElementRule(
      "section",
      "One section, or several alike; `$section` counts all sections of the table from 0.",
      attributes: [
        repetitions("How many sections."),
        AttributeRule("headerTitle", .text, "`titleForHeaderInSection`.", template: true),
        AttributeRule("footerTitle", .text, "`titleForFooterInSection`.", template: true),
        AttributeRule(
          "headerHeight",
          .number,
          "`heightForHeaderInSection`; -1 is automatic.",
          template: true
        ),
        AttributeRule(
          "footerHeight",
          .number,
          "`heightForFooterInSection`; -1 is automatic.",
          template: true
        ),
      ],
      content: .sequence([
        SequencePart(name: "header", min: 0, max: 1),
        SequencePart(name: "footer", min: 0, max: 1),
        SequencePart(name: "row", min: 0, max: nil),
      ]),
      variable: "section"
    ),
    ElementRule(
      "header",
      "`viewForHeaderInSection`: a view from the table's registry.",
      attributes: [
        identifier("The identifier that it is registered under, for headers and footers.")
      ],
      content: .choice(["set"], min: 0)
    ),
    ElementRule(
      "footer",
      "`viewForFooterInSection`: a view from the table's registry.",
      attributes: [
        identifier("The identifier that it is registered under, for headers and footers.")
      ],
      content: .choice(["set"], min: 0)
    ),
    ElementRule(
      "row",
      "`cellForRowAt`: one row, or several alike; `$item` counts all rows of the section from 0.",
      attributes: [
        identifier("The identifier that the cell is registered under."),
        repetitions("How many rows; `$section` may stand in it."),
        AttributeRule("height", .number, "`heightForRowAt`; -1 is automatic.", template: true),
      ],
      content: .choice(["set"], min: 0),
      variable: "item"
    ),
  ]
}

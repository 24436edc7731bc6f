extension SuiteGrammar {
  /// The elements of generated data that stand for a view, which `<set>` inside them sets.
  static let dataViewNames = ["header", "footer", "row", "item"]

  /// The calls that generated data records; heights of rows are left out, as there may be a million.
  static let generatedCallNames = [
    "numberOfSections", "numberOfRowsInSection", "numberOfItemsInSection", "cellForRowAt",
    "cellForItemAt", "viewForSupplementaryElementOfKind", "titleForHeaderInSection",
    "titleForFooterInSection", "heightForHeaderInSection", "heightForFooterInSection",
    "estimatedHeightForHeaderInSection", "estimatedHeightForFooterInSection",
    "viewForHeaderInSection", "viewForFooterInSection", "willDisplay", "didEndDisplaying",
    "willDisplayHeaderView", "willDisplayFooterView", "didEndDisplayingHeaderView",
    "didEndDisplayingFooterView", "willDisplaySupplementaryView",
    "didEndDisplayingSupplementaryView", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection",
  ]

  /// What generated data records of what the user does.
  static let generatedGestureNames = [
    "canEditRowAt", "editingStyleForRowAt", "commit", "canMoveRowAt", "moveRowAt",
    "sectionIndexTitles", "sectionForSectionIndexTitle", "shouldHighlightRowAt",
    "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt", "didSelectRowAt",
    "willDeselectRowAt", "didDeselectRowAt", "willBeginEditingRowAt", "didEndEditingRowAt",
    "accessoryButtonTappedForRowWith", "shouldHighlightItemAt", "didHighlightItemAt",
    "didUnhighlightItemAt", "shouldSelectItemAt", "shouldDeselectItemAt", "didSelectItemAt",
    "didDeselectItemAt", "canMoveItemAt", "moveItemAt", "prefetchItemsAt",
    "cancelPrefetchingForItemsAt", "shouldIndentWhileEditingRowAt",
    "canPerformPrimaryActionForRowAt", "performPrimaryActionForRowAt",
    "canPerformPrimaryActionForItemAt", "performPrimaryActionForItemAt", "heightForRowAt",
    "estimatedHeightForRowAt", "sizeForItemAt",
  ]

  /// What an element of generated data may say only of tables.
  static let dataOfTables = [
    "section": [
      "headerTitle", "footerTitle", "headerHeight", "footerHeight", "row",
      "estimatedHeaderHeight", "estimatedFooterHeight",
    ],
    "header": ["nib"], "footer": ["nib"], "data": ["moves"],
  ]
  /// What an element of generated data may say only of collections.
  static let dataOfCollections = [
    "section": ["minimumLineSpacing", "minimumInteritemSpacing", "inset", "size", "item"],
    "header": ["view"], "footer": ["view"],
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
      "Generated rows or items: the list gets a data source and a delegate that answer from templates, in which "
        + "`$section`, `$item` and the sweep's variables stand.",
      attributes: [
        AttributeRule(
          "sectionIndexTitles",
          .nonEmptyText,
          "`sectionIndexTitles(for:)` of a table, `indexTitles(for:)` of a collection: titles, apart by spaces. In a "
            + "collection a title leads to the last item of the section of its number."
        ),
        AttributeRule(
          "commits",
          .boolean,
          "Whether deletions, insertions and moves of the user change the data, as a data source should.",
          standard: "YES"
        ),
        AttributeRule(
          "sectionForIndexTitle",
          .choice(["number", "missing", "none"]),
          "What `sectionForSectionIndexTitle` answers: the title's number, nothing as there is no such method, or "
            + "`NSNotFound`.",
          standard: "number"
        ),
        AttributeRule(
          "prefetches",
          .boolean,
          "Whether the data is the `prefetchDataSource` too; rows and items are recorded alike.",
          standard: "NO"
        ),
        AttributeRule(
          "moves",
          .boolean,
          "Whether a table's data has `moveRowAt`.",
          standard: "where rows say that they may move"
        ),
        AttributeRule(
          "records",
          .identifiers,
          "Calls that are recorded besides: `didScroll` and `didEndScrollingAnimation`, as in `didScroll(0 44)`, "
            + "`heightForRowAt`, `estimatedHeightForRowAt`, `sizeForItemAt`."
        ),
      ],
      content: .choice(["section"], min: 0)
    ),
    ElementRule(
      "section",
      "One section, or several alike; `$section` counts all sections of the list from 0.",
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
        AttributeRule(
          "estimatedHeaderHeight",
          .number,
          "`estimatedHeightForHeaderInSection`; -1 is automatic.",
          template: true
        ),
        AttributeRule(
          "estimatedFooterHeight",
          .number,
          "`estimatedHeightForFooterInSection`; -1 is automatic.",
          template: true
        ),
        AttributeRule(
          "minimumLineSpacing",
          .number,
          "Of collections, as `inset` and `size`: `minimumLineSpacingForSectionAt`.",
          template: true
        ),
        AttributeRule(
          "minimumInteritemSpacing",
          .number,
          "`minimumInteritemSpacingForSectionAt`.",
          template: true
        ),
      ],
      content: .sequence([
        SequencePart(name: "inset", min: 0, max: 1),
        SequencePart(name: "size", min: 0, max: 2),
        SequencePart(name: "header", min: 0, max: 1),
        SequencePart(name: "footer", min: 0, max: 1),
        SequencePart(name: "row", min: 0, max: nil),
        SequencePart(name: "item", min: 0, max: nil),
      ]),
      variable: "section"
    ),
    edge("header", "`viewForHeaderInSection`, or the view of a collection's section header."),
    edge("footer", "`viewForFooterInSection`, or the view of a collection's section footer."),
    ElementRule(
      "row",
      "`cellForRowAt`: one row, or several alike; `$item` counts all rows of the section from 0.",
      attributes: [
        identifier("The identifier that the cell is registered under."),
        repetitions("How many rows; `$section` may stand in it."),
        AttributeRule("height", .number, "`heightForRowAt`; -1 is automatic.", template: true),
        AttributeRule(
          "estimatedHeight",
          .number,
          "`estimatedHeightForRowAt`; -1 is automatic.",
          template: true
        ),
        AttributeRule("canEdit", .boolean, "`canEditRowAt`."),
        AttributeRule("canMove", .boolean, "`canMoveRowAt`."),
        AttributeRule(
          "moveTargetItem",
          .count,
          "The row of its section to which a drag of it leads, whatever it is dropped on."
        ),
        AttributeRule(
          "editingStyle",
          .choice(["none", "delete", "insert"]),
          "`editingStyleForRowAt`."
        ),
        AttributeRule("shouldHighlight", .boolean, "`shouldHighlightRowAt`.", standard: "YES"),
        AttributeRule(
          "willSelectItem",
          .number,
          "The row of its section that `willSelectRowAt` answers; -1 for none.",
          standard: "the row itself",
          template: true
        ),
        AttributeRule("indents", .boolean, "`shouldIndentWhileEditingRowAt`."),
        AttributeRule("indentationLevel", .count, "`indentationLevelForRowAt`. Without it: 0."),
        AttributeRule(
          "deleteTitle",
          .nonEmptyText,
          "`titleForDeleteConfirmationButtonForRowAt`; nil without it where other rows have one."
        ),
        AttributeRule(
          "primaryAction",
          .choice(["unasked", "YES", "NO"]),
          "The data has `performPrimaryActionForRowAt`, and unless all are `unasked` also `canPerformPrimaryActionForRowAt`."
        ),
        AttributeRule(
          "willDeselectItem",
          .number,
          "The row of its section that `willDeselectRowAt` answers; -1 for none.",
          standard: "the row itself",
          template: true
        ),
        AttributeRule(
          "cell",
          .choice(["dequeued", "unnamed", "none"]),
          "Where the cell comes from: the registry, `init` without an identifier, or nowhere, which UIKit refuses.",
          standard: "dequeued"
        ),
      ],
      content: .choice(["set"], min: 0),
      variable: "item"
    ),
    ElementRule(
      "item",
      "`cellForItemAt`: one item, or several alike; `$item` counts all items of the section from 0.",
      attributes: [
        identifier("The identifier that the cell is registered under."),
        repetitions("How many items; `$section` may stand in it."),
        AttributeRule("width", .number, "`sizeForItemAt`.", template: true),
        AttributeRule("height", .number, "`sizeForItemAt`.", template: true),
        AttributeRule("canMove", .boolean, "`canMoveItemAt`."),
        AttributeRule(
          "moveTargetItem",
          .count,
          "The item of its section to which a drag of it leads, whatever it is dropped on."
        ),
        AttributeRule("shouldHighlight", .boolean, "`shouldHighlightItemAt`.", standard: "YES"),
        AttributeRule("shouldSelect", .boolean, "`shouldSelectItemAt`.", standard: "YES"),
        AttributeRule("shouldDeselect", .boolean, "`shouldDeselectItemAt`.", standard: "YES"),
        AttributeRule(
          "primaryAction",
          .choice(["unasked", "YES", "NO"]),
          "The data has `performPrimaryActionForItemAt`, and unless all are `unasked` also `canPerformPrimaryActionForItemAt`."
        ),
        AttributeRule(
          "cell",
          .choice(["dequeued", "unnamed", "exchanged", "logged"]),
          "`unnamed`: from `init`, without an identifier, which UIKit refuses. `exchanged`: another cell is dequeued after it and not returned. `logged`: the call "
            + "`dequeued(x y width height)` records its frame as the data source gets it.",
          standard: "dequeued"
        ),
      ],
      content: .choice(["set"], min: 0),
      exclusions: [.requires("width", "height"), .requires("height", "width")],
      variable: "item"
    ),
  ]

  private static func edge(_ name: String, _ summary: String) -> ElementRule {
    ElementRule(
      name,
      summary,
      attributes: [
        AttributeRule(
          "reuseIdentifier",
          .nonEmptyText,
          "The identifier that it is registered under, for headers and footers.",
          template: true
        ),
        AttributeRule(
          "nib",
          .reference(.nib),
          "Of tables: the nib whose first view it is, of any class and made anew each time."
        ),
        AttributeRule(
          "view",
          .choice(["dequeued", "unnamed", "exchanged", "logged"]),
          "Of collections: where it comes from, as `cell` of an item says.",
          standard: "dequeued"
        ),
      ],
      content: .choice(["set"], min: 0),
      exclusions: [.exactlyOne(["reuseIdentifier", "nib"])]
    )
  }
}

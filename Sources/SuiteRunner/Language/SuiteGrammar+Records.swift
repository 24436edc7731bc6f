extension SuiteGrammar {
  private static let recordQueries = [
    "fetched", "sections", "indexTitles", "ownIndexTitles", "place", "registered", "inserted",
    "updated", "deleted", "hasChanges", "state",
  ]

  private static let outlineMethods = [
    "append", "insert", "delete", "deleteAll", "expand", "collapse", "replace",
  ]
  private static let outlineQueries = [
    "rootItems", "items", "visibleItems", "description", "contains", "expanded", "visible",
    "parent", "level", "index", "below", "with",
  ]

  /// The steps of snapshots of sections, of records in memory, and of the results that are fetched of them.
  static let recordSteps: [ElementRule] = [
    ElementRule(
      "outline",
      "Changes the snapshot of one section of the host collection's diffable data source and applies it, and the layout after "
        + "it. The first one makes the data source as `<apply>` does.",
      attributes: [AttributeRule("section", .identifier, "The section.", required: true)],
      content: .choice(["branch"], min: 1)
    ),
    ElementRule(
      "branch",
      "One method of the section's snapshot.",
      attributes: [
        AttributeRule(
          "method",
          .choice(outlineMethods),
          "The method, by its first name.",
          required: true
        ),
        AttributeRule("names", .identifiers, "The items."),
        AttributeRule("parent", .identifier, "The item below which they come."),
        AttributeRule("before", .identifier, "The item before which they come."),
        AttributeRule("after", .identifier, "The item after which they come."),
      ],
      exclusions: [.atMostOne(["before", "after"])]
    ),
    ElementRule(
      "assertOutline",
      "Holds when the snapshot of a section answers as it should: names apart by spaces, `none` for no names, `nothing` for nil, "
        + "the lines of its description apart by slashes. `below` and `with` are the visible items of an item's own snapshot.",
      attributes: [
        AttributeRule("section", .identifier, "The section.", required: true),
        AttributeRule("query", .choice(outlineQueries), "What is asked.", required: true),
        AttributeRule("name", .identifier, "The item."),
        AttributeRule("is", .nonEmptyText, "The answer.", required: true, template: true),
      ]
    ),
    ElementRule(
      "fetch",
      "Fetches records with an `NSFetchedResultsController`, and shows them in the host table where there is one. Its delegate "
        + "updates the table as Core Data's documentation shows; what it hears is recorded as calls of "
        + "`NSFetchedResultsControllerDelegate`: `willChangeContent`, `didChangeSection(insert A 0)`, "
        + "`didChangeObject(move b 0.1 1.0)` and `didChangeContent`. A further `<fetch>` changes the request and fetches again.",
      attributes: [
        AttributeRule("reuseIdentifier", .nonEmptyText, "The cells' identifier."),
        AttributeRule(
          "sections",
          .nonEmptyText,
          "The path that names a record's section.",
          standard: "one section"
        ),
        AttributeRule(
          "sort",
          .nonEmptyText,
          "The paths by which records are sorted, the first one first.",
          standard: "as inserted"
        ),
        AttributeRule("descending", .nonEmptyText, "Those of these paths that sort the other way."),
        AttributeRule("limit", .count, "The most records.", standard: "0, for all"),
        AttributeRule(
          "offset",
          .count,
          "How many records are left out at the beginning.",
          standard: "0"
        ),
        AttributeRule("leastRank", .number, "The least rank of a record that counts."),
        AttributeRule("heard", .boolean, "Whether the controller has a delegate.", standard: "YES"),
        AttributeRule(
          "titles",
          .nonEmptyText,
          "What the delegate answers for each section's index title."
        ),
      ]
    ),
    ElementRule(
      "records",
      "Changes records in memory, which have a name and may have a group, a rank and a parent.",
      attributes: [
        AttributeRule(
          "told",
          .choice(["processed", "saved", "later"]),
          "When the context tells of it: at once, by a save, or when the main loop turns.",
          standard: "processed"
        )
      ],
      content: .choice(["record"], min: 0)
    ),
    ElementRule(
      "record",
      "What is done to some records.",
      attributes: [
        AttributeRule(
          "method",
          .choice(["insert", "insertOther", "set", "delete"]),
          "`insertOther` makes records of another entity.",
          required: true
        ),
        AttributeRule("names", .identifiers, "The records by their names.", required: true),
        AttributeRule("group", .nonEmptyText, "The group; `nothing` takes it away."),
        AttributeRule("rank", .number, "The rank."),
        AttributeRule("parent", .identifier, "The name of the parent."),
      ]
    ),
    ElementRule(
      "assertRecords",
      "Holds when fetched results or their context answer as they should: names apart by spaces, `none` for no names, "
        + "`nothing` for nil; sections as `A:2:2`, with both counts of their records.",
      attributes: [
        AttributeRule(
          "query",
          .choice(recordQueries),
          "What is asked: the results, or what the context holds since its last save. `state` is what a record says of itself.",
          required: true
        ),
        AttributeRule("name", .identifier, "The record of `place` and `state`."),
        AttributeRule("is", .nonEmptyText, "The answer.", required: true, template: true),
      ]
    ),
  ]
}

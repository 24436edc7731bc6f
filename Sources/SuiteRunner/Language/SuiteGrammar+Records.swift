extension SuiteGrammar {
  private static let recordQueries = [
    "fetched", "sections", "indexTitles", "ownIndexTitles", "place", "registered", "inserted",
    "updated", "deleted", "hasChanges", "state",
  ]

  /// The steps of records in memory and of the results that are fetched of them.
  static let recordSteps: [ElementRule] = [
    ElementRule(
      "fetch",
      "Fetches records with an `NSFetchedResultsController`, and shows them in the host table where there is one. Its delegate "
        + "updates the table as Core Data's documentation shows; what it hears is recorded as calls of "
        + "`NSFetchedResultsControllerDelegate`: `willChangeContent`, `didChangeSection(insert A 0)`, "
        + "`didChangeObject(move b 0.1 1.0)` and `didChangeContent`. A further `<fetch>` changes the request and fetches again.",
      attributes: [
        AttributeRule("reuseIdentifier", .nonEmptyText, "The cells' identifier."),
        AttributeRule("sections", .nonEmptyText, "The path that names a record's section.", standard: "one section"),
        AttributeRule("sort", .nonEmptyText, "The paths by which records are sorted, the first one first.", standard: "as inserted"),
        AttributeRule("descending", .nonEmptyText, "Those of these paths that sort the other way."),
        AttributeRule("limit", .count, "The most records.", standard: "0, for all"),
        AttributeRule("offset", .count, "How many records are left out at the beginning.", standard: "0"),
        AttributeRule("leastRank", .number, "The least rank of a record that counts."),
        AttributeRule("heard", .boolean, "Whether the controller has a delegate.", standard: "YES"),
        AttributeRule("titles", .nonEmptyText, "What the delegate answers for each section's index title."),
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

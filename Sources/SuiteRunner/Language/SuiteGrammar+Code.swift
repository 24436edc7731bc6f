extension SuiteGrammar {
  private static let snapshotMethods = [
    "appendSections", "insertSections", "deleteSections", "moveSection", "reloadSections",
    "appendItems", "insertItems", "deleteItems", "moveItem", "reloadItems", "reconfigureItems",
    "deleteAllItems",
  ]

  private static let anchors = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline",
  ]
  private static let anchorRelations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]
  private static let anchorGuides = [
    "layoutMargins", "readableContent", "safeArea", "contentLayout", "frameLayout", "keyboard",
  ]

  /// The steps that do what code does without a nib: constraints, snapshots and transitions of layouts.
  static let codeSteps: [ElementRule] = [
    constrain,
    invoke,
    ElementRule(
      "apply",
      "Changes the snapshot of the host list's diffable data source and applies it, and the layout after it. The first one "
        + "makes the data source, in place of generated data. Cells have the item's name as text and as accessibility "
        + "identifier; calls of `cellForRowAt` or `cellForItemAt` and `completion(true)` of `Batch` are recorded.",
      attributes: [
        AttributeRule(
          "reuseIdentifier",
          .nonEmptyText,
          "The cells' identifier, which the fixture registers. Collections do without: cells are then those of a registration.",
          standard: "a registration"
        ),
        AttributeRule("nib", .reference(.nib), "Of collections: the nib of the registration."),
        AttributeRule(
          "animated",
          .boolean,
          "Whether differences are animated; up to iOS 14 the list is reloaded without it.",
          standard: "YES"
        ),
      ],
      content: .choice(["edit"], min: 1)
    ),
    ElementRule(
      "edit",
      "One method of the snapshot.",
      attributes: [
        AttributeRule(
          "method",
          .choice(snapshotMethods),
          "The method, by its first name.",
          required: true
        ),
        AttributeRule(
          "names",
          .nonEmptyText,
          "The identifiers of the sections or items, apart by spaces."
        ),
        AttributeRule("before", .identifier, "The section or item before which they come."),
        AttributeRule("after", .identifier, "The section or item after which they come."),
        AttributeRule(
          "section",
          .identifier,
          "Of `appendItems`: the section; the last without it."
        ),
      ],
      exclusions: [.atMostOne(["before", "after"])]
    ),
    ElementRule(
      "transition",
      "Moves an interactive transition of a collection to another layout on, and the layout after it; the first one starts it "
        + "and says the layout.",
      attributes: [
        AttributeRule(
          "progress",
          .number,
          "How far, from 0 to 1.",
          required: true,
          template: true
        )
      ],
      content: .choice(["collectionViewFlowLayout", "collectionViewLayout"], min: 0)
    ),
    ElementRule(
      "endTransition",
      "Ends the transition with the new layout or with the old one; `completion(true)` of `Batch` is recorded, or "
        + "`completion(false)` for the old one.",
      attributes: [
        AttributeRule("cancelled", .boolean, "Whether the old layout comes back.", standard: "NO")
      ]
    ),
  ]

  private static let invoke = ElementRule(
    "invoke",
    "Calls a method of an object by its full name in Swift, as code does. The methods stand in a table below. Values are "
      + "numbers apart by spaces, texts, YES or NO, index paths as `0.3`, events, names of objects or expressions that begin "
      + "with a slash, and `nothing` for nil.",
    attributes: [
      view("on", "The view."),
      AttributeRule("object", .identifier, "Instead of a view: what a step named."),
      AttributeRule(
        "member",
        .nonEmptyText,
        "The id of another top-level object of the named instantiation."
      ),
      AttributeRule("outlet", .identifier, "An outlet of it whose object is meant."),
      AttributeRule("path", .nonEmptyText, "Where the object is found from there."),
      AttributeRule(
        "method",
        .nonEmptyText,
        "The method, such as `removeSegment(at:animated:)`.",
        required: true
      ),
      AttributeRule("with", .text, "Its values, apart by semicolons.", template: true),
      AttributeRule(
        "is",
        .nonEmptyText,
        "What it must answer, as `<assertProperties>` writes values.",
        template: true
      ),
      AttributeRule("as", .identifier, "A name for the object that it answers."),
    ],
    exclusions: [.exactlyOne(["on", "object"]), .requires("member", "object")]
  )

  private static let constrain = ElementRule(
    "constrain",
    "Activates constraints that code makes. In a visual format, names mean views by their accessibility identifiers, and "
      + "`layoutMargins`, `readableContent` and `safeArea` the guides of the view of `in`. The named views take no "
      + "constraints from their autoresizing masks.",
    attributes: [
      AttributeRule("format", .nonEmptyText, "A visual format."),
      AttributeRule(
        "options",
        .identifiers,
        "Options of the format, such as `alignAllTop directionLeftToRight`."
      ),
      AttributeRule("metrics", .text, "Numbers by names, as `gap=8 most=200`."),
      view("in", "The view in which the format's names are looked up; the host without it."),
      view("item", "Instead of a format: the view whose anchor is constrained."),
      AttributeRule("anchor", .choice(anchors), "The anchor of the view."),
      AttributeRule(
        "relation",
        .choice(anchorRelations),
        "How it compares.",
        standard: "equal"
      ),
      view(
        "to",
        "The view of the other anchor; without it, a width or height is compared with the constant."
      ),
      AttributeRule(
        "toGuide",
        .choice(anchorGuides),
        "A guide of that view instead of itself."
      ),
      AttributeRule(
        "toObject",
        .identifier,
        "Instead of a view: the guide or view of this name."
      ),
      AttributeRule(
        "toAnchor",
        .choice(anchors),
        "The other anchor.",
        standard: "the same one"
      ),
      AttributeRule("multiplier", .number, "Of widths and heights.", standard: "1"),
      AttributeRule("constant", .number, "Points.", standard: "0"),
      AttributeRule("priority", .number, "The priority of all.", standard: "1000"),
      AttributeRule("as", .identifier, "A name for the first constraint."),
    ],
    exclusions: [
      .exactlyOne(["format", "item"]), .requires("options", "format"),
      .requires("metrics", "format"), .requires("in", "format"), .requires("item", "anchor"),
      .requires("anchor", "item"), .requires("to", "item"), .requires("toGuide", "to"),
      .requires("toObject", "item"), .requires("toAnchor", "item"), .requires("multiplier", "item"),
      .requires("constant", "item"), .atMostOne(["to", "toObject"]),
    ]
  )
}

extension SuiteGrammar {
  /// Attributes that every host view has.
  private static let hostSize: [AttributeRule] = [
    AttributeRule(
      "width",
      .number,
      "Width of the window and of the view, in points.",
      template: true
    ),
    AttributeRule("height", .number, "Height, in points.", template: true),
    AttributeRule(
      "device",
      .identifier,
      "Instead of width and height: the name or id of a device, whose size and safe area the window takes.",
      template: true
    ),
    AttributeRule("customClass", .className, "The view's class, when it is not UIKit's."),
  ]

  /// A host's size is given by numbers, or by a device.
  private static let sizes: [ExclusionRule] = [
    .exactlyOne(["width", "device"]), .requires("width", "height"), .requires("height", "width"),
  ]

  /// A dimension in Interface Builder's vocabulary.
  private static func dimension(_ name: String, _ summary: String) -> AttributeRule {
    AttributeRule(name, .number, summary, template: true)
  }

  /// A setting that the nib switches.
  private static func switched(_ name: String, _ summary: String) -> AttributeRule {
    AttributeRule(name, .boolean, summary, template: true)
  }

  /// Fixtures: what stands in the window before a case begins.
  static let hostElements: [ElementRule] = [
    ElementRule(
      "fixture",
      "A window with one view that fills it, made anew for each case.",
      attributes: [
        AttributeRule("id", .definition(.fixture), "The name that cases use.", required: true)
      ],
      content: .one(of: ["view", "tableView", "collectionView"])
    ),
    ElementRule("view", "A plain view as host.", attributes: hostSize, exclusions: sizes),
    ElementRule(
      "tableView",
      "A table view as host, in Interface Builder's vocabulary.",
      attributes: hostSize + [
        AttributeRule(
          "style",
          .choice(["plain", "grouped", "insetGrouped"]),
          "The table's style.",
          standard: "plain",
          template: true
        ),
        AttributeRule(
          "separatorStyle",
          .choice(["none", "default", "singleLine", "singleLineEtched"]),
          "The separators.",
          template: true
        ),
        dimension("rowHeight", "Height of rows; -1 is automatic."),
        dimension("estimatedRowHeight", "Estimated height of rows; -1 is automatic."),
        dimension("sectionHeaderHeight", "Height of section headers."),
        dimension("sectionFooterHeight", "Height of section footers."),
        dimension(
          "sectionHeaderTopPadding",
          "Space above the headers of plain tables; -1 is automatic: 22 from iOS 15 on."
        ),
        dimension("estimatedSectionHeaderHeight", "Estimated height of section headers."),
        dimension("estimatedSectionFooterHeight", "Estimated height of section footers."),
        switched("allowsSelection", "Whether taps select rows."),
        switched("allowsMultipleSelection", "Whether taps select several rows."),
        switched("allowsSelectionDuringEditing", "Whether taps select rows while the table edits."),
        switched(
          "allowsMultipleSelectionDuringEditing",
          "Whether taps select several rows while the table edits."
        ),
        AttributeRule(
          "sectionIndexMinimumDisplayRowCount",
          .count,
          "How many rows the table has at least where the index shows.",
          template: true
        ),
      ],
      content: .sequence([
        SequencePart(name: "register", min: 0, max: nil),
        SequencePart(name: "data", min: 0, max: 1),
      ]),
      exclusions: sizes
    ),
    ElementRule(
      "collectionView",
      "A collection view as host, in Interface Builder's vocabulary.",
      attributes: hostSize + [
        switched("allowsSelection", "Whether taps select items."),
        switched("allowsMultipleSelection", "Whether taps select several items."),
        switched("prefetchingEnabled", "Whether cells are made before they show."),
      ],
      content: .sequence([
        SequencePart(name: "collectionViewFlowLayout", min: 0, max: 1),
        SequencePart(name: "collectionViewLayout", min: 0, max: 1),
        SequencePart(name: "register", min: 0, max: nil),
        SequencePart(name: "data", min: 0, max: 1),
      ]),
      exclusions: sizes
    ),
    ElementRule(
      "collectionViewFlowLayout",
      "The collection view's layout.",
      attributes: [
        AttributeRule("key", .choice(["collectionViewLayout"]), "As Interface Builder writes it."),
        AttributeRule(
          "scrollDirection",
          .choice(["vertical", "horizontal"]),
          "Where it scrolls.",
          standard: "vertical",
          template: true
        ),
        dimension("minimumLineSpacing", "Least space between lines."),
        dimension("minimumInteritemSpacing", "Least space between items of a line."),
        switched(
          "sectionHeadersPinToVisibleBounds",
          "Whether headers stay at the edge while their section shows."
        ),
        switched("sectionFootersPinToVisibleBounds", "The same of footers."),
        AttributeRule(
          "customClass",
          .className,
          "The layout's class: one that the runner links, such as `LoggedFlowLayout`, which records what it is asked."
        ),
      ],
      content: .choice(["size", "inset", "decoration"], min: 0)
    ),
    ElementRule(
      "decoration",
      "Decoration views of the layout, which then is a `DecoratedFlowLayout`.",
      attributes: [
        AttributeRule("kind", .nonEmptyText, "The kind of decoration view.", required: true),
        AttributeRule(
          "of",
          .choice(["section", "item", "list"]),
          "Where they are: around the items of each section, around each item, or around the whole content.",
          standard: "section"
        ),
        AttributeRule(
          "class",
          .className,
          "The class that is registered for the kind; without it and without a nib, none is."
        ),
        AttributeRule("nib", .reference(.nib), "The nib that is registered for the kind."),
        dimension("margin", "How far it reaches beyond its items on each side; 0 without it."),
        AttributeRule("zIndex", .number, "Its order.", standard: "-1"),
        AttributeRule("alpha", .number, "Its opacity.", standard: "1"),
        AttributeRule("hidden", .boolean, "Whether its attributes are hidden.", standard: "NO"),
      ],
      exclusions: [.atMostOne(["class", "nib"])]
    ),
    ElementRule(
      "collectionViewLayout",
      "A layout that is no flow layout; without a class of its own it places nothing.",
      attributes: [
        AttributeRule("key", .choice(["collectionViewLayout"]), "As Interface Builder writes it."),
        AttributeRule(
          "customClass",
          .className,
          "The layout's class: one that the runner links, such as `CircleLayout` or `WaterfallLayout`."
        ),
      ]
    ),
    ElementRule(
      "size",
      "A size of the layout.",
      attributes: [
        AttributeRule(
          "key",
          .choice(["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"]),
          "Which size.",
          required: true
        ),
        AttributeRule("width", .number, "Points.", required: true, template: true),
        AttributeRule("height", .number, "Points.", required: true, template: true),
      ]
    ),
    ElementRule(
      "inset",
      "Insets of the layout.",
      attributes: [
        AttributeRule("key", .choice(["sectionInset"]), "Which inset.", required: true),
        AttributeRule("minX", .number, "Points at the left.", required: true, template: true),
        AttributeRule("minY", .number, "Points at the top.", required: true, template: true),
        AttributeRule("maxX", .number, "Points at the right.", required: true, template: true),
        AttributeRule("maxY", .number, "Points at the bottom.", required: true, template: true),
      ]
    ),
  ]
}

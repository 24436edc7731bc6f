extension SuiteGrammar {
  /// Attributes that every host view has.
  private static let hostSize: [AttributeRule] = [
    AttributeRule(
      "width",
      .number,
      "Width of the window and of the view, in points.",
      required: true
    ),
    AttributeRule("height", .number, "Height, in points.", required: true),
    AttributeRule("customClass", .className, "The view's class, when it is not UIKit's."),
  ]

  /// A dimension in Interface Builder's vocabulary.
  private static func dimension(_ name: String, _ summary: String) -> AttributeRule {
    AttributeRule(name, .number, summary)
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
    ElementRule("view", "A plain view as host.", attributes: hostSize),
    ElementRule(
      "tableView",
      "A table view as host, in Interface Builder's vocabulary.",
      attributes: hostSize + [
        AttributeRule(
          "style",
          .choice(["plain", "grouped", "insetGrouped"]),
          "The table's style.",
          standard: "plain"
        ),
        AttributeRule(
          "separatorStyle",
          .choice(["none", "default", "singleLine", "singleLineEtched"]),
          "The separators."
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
      ],
      content: .sequence([
        SequencePart(name: "register", min: 0, max: nil),
        SequencePart(name: "data", min: 0, max: 1),
      ])
    ),
    ElementRule(
      "collectionView",
      "A collection view as host, in Interface Builder's vocabulary.",
      attributes: hostSize,
      content: .sequence([
        SequencePart(name: "collectionViewFlowLayout", min: 0, max: 1),
        SequencePart(name: "collectionViewLayout", min: 0, max: 1),
        SequencePart(name: "register", min: 0, max: nil),
        SequencePart(name: "data", min: 0, max: 1),
      ])
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
          standard: "vertical"
        ),
        dimension("minimumLineSpacing", "Least space between lines."),
        dimension("minimumInteritemSpacing", "Least space between items of a line."),
        AttributeRule(
          "customClass",
          .className,
          "The layout's class: one that the runner links, such as `LoggedFlowLayout`, which records what it is asked."
        ),
      ],
      content: .choice(["size", "inset"], min: 0)
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
        AttributeRule("width", .number, "Points.", required: true),
        AttributeRule("height", .number, "Points.", required: true),
      ]
    ),
    ElementRule(
      "inset",
      "Insets of the layout.",
      attributes: [
        AttributeRule("key", .choice(["sectionInset"]), "Which inset.", required: true),
        AttributeRule("minX", .number, "Points at the left.", required: true),
        AttributeRule("minY", .number, "Points at the top.", required: true),
        AttributeRule("maxX", .number, "Points at the right.", required: true),
        AttributeRule("maxY", .number, "Points at the bottom.", required: true),
      ]
    ),
  ]
}

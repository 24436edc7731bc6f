extension SuiteGrammar {
  /// The steps that change a list's data, move about in it, or do what a user's finger does.
  static let listStepElements: [ElementRule] = changeSteps + placeSteps + gestureSteps + hostSteps

  private static func number(
    _ name: String,
    _ summary: String,
    required: Bool = false,
    standard: String? = nil
  ) -> AttributeRule {
    AttributeRule(
      name,
      .count,
      summary,
      required: required,
      standard: standard,
      template: true
    )
  }

  private static let reach = AttributeRule(
    "changes",
    .choice(["both", "data", "list"]),
    "`data`: the list is not told, as late code does; `list`: it is told of what did not happen.",
    standard: "both"
  )

  private static let animation = AttributeRule(
    "animation",
    .choice(["automatic", "fade", "right", "left", "top", "bottom", "middle", "none"]),
    "`UITableView.RowAnimation`; tables only.",
    standard: "automatic"
  )

  private static let changeSteps: [ElementRule] = [
    ElementRule(
      "insert",
      "Puts new rows, items or sections into the data and tells the list. New rows go on counting: the first "
        + "one's `$item` is the number of rows that the section began with.",
      attributes: [
        number("section", "The section, as it is counted afterwards.", required: true),
        number("item", "The row or item; without it, a section is inserted."),
        number("count", "How many.", standard: "1"), reach, animation,
      ],
      content: .choice(["row", "item", "section"], min: 0)
    ),
    ElementRule(
      "delete",
      "Takes rows, items or sections out of the data and tells the list.",
      attributes: [
        number("section", "The section, as it is counted before.", required: true),
        number("item", "The row or item; without it, the section goes."),
        number("count", "How many.", standard: "1"), reach, animation,
      ]
    ),
    ElementRule(
      "move",
      "Moves a row, an item or a section in the data and tells the list.",
      attributes: [
        number("section", "The section, as it is counted before.", required: true),
        number("item", "The row or item; without it, the section moves."),
        number("toSection", "Where it goes, as it is counted afterwards.", standard: "`section`"),
        number("toItem", "The row or item, as it is counted afterwards."), reach,
      ],
      exclusions: [.requires("toItem", "item"), .requires("item", "toItem")]
    ),
    ElementRule(
      "batch",
      "Makes several changes at once: those before it count what goes, those after it what comes. A `<reload>` that "
        + "names no section is `reloadData()`, which a batch must not call.",
      attributes: [
        AttributeRule(
          "form",
          .choice(["performBatchUpdates", "beginUpdates"]),
          "How code makes it; `beginUpdates` is for tables.",
          standard: "performBatchUpdates"
        ),
        AttributeRule(
          "settled",
          .boolean,
          "Whether pending layout is carried out before, as when the list is on screen for long.",
          standard: "YES"
        ),
        AttributeRule(
          "name",
          .identifier,
          "A name for its completion: the recorded call is `completion(NAME true)`, and `completion(true)` without one."
        ),
      ],
      content: .choice(["insert", "delete", "move", "reload", "batch", "completion"], min: 0)
    ),
    ElementRule(
      "completion",
      "The steps that run when the batch calls its completion, each time that it does.",
      content: .choice(stepNames, min: 1)
    ),
  ]

  private static let placeSteps: [ElementRule] = [
    ElementRule(
      "scrollTo",
      "`scrollToRow(at:at:animated:)` or `scrollToItem(at:at:animated:)`, and the layout after it.",
      attributes: place + [
        AttributeRule(
          "position",
          .choice(["none", "top", "middle", "bottom", "left", "right"]),
          "Where it comes to stand; `left` and `right` are for collections.",
          standard: "none"
        ),
        AttributeRule("animated", .boolean, "Whether virtual time passes.", standard: "NO"),
      ]
    ),
    ElementRule(
      "select",
      "Selects a row or item as code does, without telling the delegate.",
      attributes: place + [
        AttributeRule(
          "position",
          .choice(["none", "top", "middle", "bottom", "left", "right"]),
          "Where the list scrolls it to, as `<scrollTo>` does.",
          standard: "none"
        ),
        AttributeRule("nothing", .boolean, "YES: selects nil.", standard: "NO"),
      ]
    ),
    ElementRule("deselect", "Deselects a row or item as code does.", attributes: place),
    ElementRule(
      "setEditing",
      "`setEditing(_:animated:)` of the host's table or of another object, or a collection's `isEditing`, and the layout after it.",
      attributes: [
        AttributeRule(
          "object",
          .identifier,
          "The table or view controller of this name.",
          standard: "the host"
        ),
        AttributeRule("editing", .boolean, "Whether it edits.", standard: "YES"),
        AttributeRule("animated", .boolean, "Whether virtual time passes.", standard: "NO"),
      ]
    ),
    ElementRule(
      "appear",
      "Tells a view controller that its view appears, as when it comes back on screen, and lays the window out.",
      attributes: [controllerName]
    ),
    ElementRule(
      "disappear",
      "Tells a view controller that its view disappears, as when another one covers it.",
      attributes: [controllerName]
    ),
  ]

  private static let controllerName = AttributeRule(
    "object",
    .identifier,
    "The view controller of this name.",
    required: true
  )

  private static let place = [
    number("section", "The section.", standard: "0"),
    number("item", "The row or item.", standard: "0"),
  ]

  private static func gesture(_ name: String, _ summary: String) -> ElementRule {
    ElementRule(name, summary, attributes: place)
  }

  private static let interactions = [
    "showMenu", "menuAction", "tapPreview", "endMenu", "editingAction", "swipeLeading",
    "swipeTrailing", "swipeFully", "swipeAction", "cancelSwipe", "finishActions", "pan",
    "focusPreferred", "blur", "reconfigure", "indexTitle", "dragContent",
  ]

  private static let gestureSteps: [ElementRule] = [
    gesture("tapRow", "The user taps a visible row of a table."),
    gesture("touchDownRow", "The first half of a tap on a row, which highlights it."),
    gesture("touchUpRow", "The second half of a tap on a row, which selects it."),
    gesture("touchCancelRow", "A tap on a row that scrolling took over."),
    gesture("tapItem", "The user taps a visible item of a collection."),
    gesture("touchDownItem", "The first half of a tap."),
    gesture("touchUpItem", "The second half of a tap."),
    gesture("touchCancelItem", "A tap that scrolling took over."),
    gesture("focus", "The focus moves to a row or item, as by a keyboard's arrow keys."),
    gesture("springLoad", "A drag hovers over a row or item until it opens."),
    gesture("tapEditControl", "The user taps a row's red minus or green plus."),
    gesture("tapAccessory", "The user taps a row's detail button."),
    gesture("swipe", "The user swipes a row, which shows its Delete button."),
    ElementRule("confirmDeletion", "The user taps the Delete button."),
    ElementRule("cancelDeletion", "The user taps elsewhere while the Delete button shows."),
    ElementRule(
      "drag",
      "The user drags a row by its reorder control, or an item that was pressed for long. The steps inside run while an item "
        + "is held at its target.",
      attributes: place + [
        number("toSection", "The section where it is dropped.", standard: "0"),
        number("toItem", "The row or item on which it is dropped.", standard: "0"),
        AttributeRule(
          "through",
          .nonEmptyText,
          "The rows or items over which it goes before, as `1.0 0.2`; those places are where they were when the drag began."
        ),
        AttributeRule(
          "cancelled",
          .boolean,
          "Whether an item goes back instead of being dropped.",
          standard: "NO"
        ),
      ],
      content: .choice(stepNames, min: 0)
    ),
    ElementRule(
      "tapIndexTitle",
      "The user taps a title of a table's section index.",
      attributes: [number("index", "The title, from 0.", required: true)]
    ),
    ElementRule(
      "pullToRefresh",
      "The user pulls the list down; a control is made if there is none. The steps inside run when the control has "
        + "told its targets and the delay has passed.",
      attributes: [
        AttributeRule("delay", .duration, "Virtual time until the steps run.", standard: "0s"),
        AttributeRule(
          "by",
          .number,
          "How far, in points; a pull that is too short does nothing.",
          standard: "far enough"
        ),
      ],
      content: .choice(stepNames, min: 0)
    ),
    ElementRule(
      "interact",
      "What a user does with menus, swipes, two fingers and the focus, mostly with the `acting` delegate; `reconfigure` is code.",
      attributes: [
        AttributeRule("kind", .choice(interactions), "What is done.", required: true)
      ] + place + [
        number("toSection", "Of `pan`: the section where it ends.", standard: "0"),
        number("toItem", "Of `pan`: the row or item where it ends.", standard: "0"),
        AttributeRule(
          "text",
          .nonEmptyText,
          "The title of a menu's action, the selector of an editing action, the number of a swipe's action or of an index "
            + "title; of `showMenu` the point \"x y\", and of `dragContent` the change of the offset."
        ),
      ]
    ),
    ElementRule("tapStatusBar", "The user taps the status bar, which scrolls the host to its top."),
    ElementRule("beginRefreshing", "The refresh control's `beginRefreshing()`."),
    ElementRule("endRefreshing", "The refresh control's `endRefreshing()`."),
  ]

  /// The outlets that `<connect>` sets to the fixture's generated data.
  static let dataOutlets = ["dataSource", "delegate"]
  /// The outlets of tables that it sets to a view.
  static let viewOutlets = ["tableHeaderView", "tableFooterView", "refreshControl"]

  private static let hostSteps: [ElementRule] = [
    ElementRule(
      "connect",
      "Sets the host list's data source, delegate or refresh control, or a table's header or footer.",
      attributes: [
        AttributeRule(
          "outlet",
          .choice(dataOutlets + viewOutlets),
          "Which one.",
          required: true
        ),
        AttributeRule(
          "to",
          .identifier,
          "`data` for the fixture's generated data, `bare` for a delegate without any method and a data source of it with none but "
            + "those that are required, `acting` for one with menus "
            + "and actions, `olderActing` for one with their former methods, `scrolling` for one that records scrolling with its "
            + "numbers, the name of a view, or `nothing` for nil.",
          required: true
        ),
      ]
    ),
    ElementRule(
      "releaseData",
      "Lets the fixture's generated data go, as an app does that keeps no data source: lists hold it weakly."
    ),
    ElementRule(
      "policy",
      "Makes a choice that UIKit leaves open or that releases differ in, for the rest of the case.",
      attributes: [
        AttributeRule(
          "name",
          .choice([
            "invalidUpdate", "invalidAttributes", "unreturnedViews", "itemsOfNewSections",
            "pixelAlignmentScale", "itemsReturned", "rowsReturned", "cellsOfReloads",
            "sizesAfterBatches", "prefetchScreens",
          ]),
          "The choice: of updates that contradict the counts, of attributes for items that do not exist, of views that "
            + "were dequeued and not returned, of items inserted into inserted sections, to which pixels flow layouts round, "
            + "when items and rows that leave return to their pools, whether a reload takes the cells on screen, which sizes are "
            + "asked for after a batch, and how many screens ahead items are announced.",
          required: true
        ),
        AttributeRule(
          "value",
          .nonEmptyText,
          "A word or number of the table of policies below.",
          required: true
        ),
      ]
    ),
    ElementRule("reloadIndexTitles", "A table's `reloadSectionIndexTitles()`."),
    ElementRule(
      "expectRefusal",
      "Holds when none of its gestures does anything: nothing is there, or it is not allowed.",
      content: .choice(gestureNames + ["repeat", "perform"], min: 1)
    ),
    ElementRule(
      "during",
      "Does its steps inside of a call that is still to come: as the code of an app changes a list while it is asked or told.",
      attributes: [
        AttributeRule(
          "call",
          .nonEmptyText,
          "The call's name, as `<call>` has it.",
          required: true,
          template: true
        ),
        AttributeRule("section", .count, "The section that the call is about.", template: true),
        AttributeRule("item", .count, "The row or item that the call is about.", template: true),
        AttributeRule("times", .positiveCount, "In how many such calls.", standard: "1"),
      ],
      content: .choice(stepNames, min: 1)
    ),
    ElementRule(
      "invalidate",
      "A collection layout's `invalidateLayout(with:)`, with a context that names what is out of date; the next layout looks "
        + "at it.",
      attributes: [
        AttributeRule(
          "items",
          .nonEmptyText,
          "Items, as `0.1 2.0`; what follows a semicolon is another call."
        ),
        AttributeRule("kind", .nonEmptyText, "The kind of other elements."),
        AttributeRule(
          "elements",
          .nonEmptyText,
          "The sections of these elements, as `0.0 1.0`; semicolons as well."
        ),
        AttributeRule(
          "metrics",
          .boolean,
          "Of flow layouts: whether the delegate's sizes and distances are out of date.",
          standard: "YES"
        ),
        AttributeRule("offset", .nonEmptyText, "By how much the content moves with it: \"x y\"."),
        AttributeRule(
          "bare",
          .boolean,
          "YES: `invalidateLayout()`, without a context.",
          standard: "NO"
        ),
      ],
      exclusions: [.requires("elements", "kind"), .requires("kind", "elements")]
    ),
    ElementRule("rotate", "Gives the window its height as width and its width as height."),
    ElementRule(
      "switchLayout",
      "A collection's `setCollectionViewLayout(_:animated:)`, and the layout after it.",
      attributes: [
        AttributeRule("animated", .boolean, "Whether virtual time passes.", standard: "NO")
      ],
      content: .one(of: ["collectionViewFlowLayout", "collectionViewLayout"])
    ),
  ]
}

extension SuiteGrammar {
  /// What names one pool of reusable views.
  private static let reusable: [AttributeRule] = [
    AttributeRule(
      "reuseIdentifier",
      .nonEmptyText,
      "The identifier.",
      required: true,
      template: true
    ),
    AttributeRule(
      "kind",
      .nonEmptyText,
      "A supplementary view's kind, such as `UICollectionElementKindSectionHeader`; without it, a cell."
    ),
    AttributeRule(
      "forHeaderFooter",
      .boolean,
      "In a table: a header or footer view instead of a cell.",
      standard: "NO"
    ),
    view("in", "The list view; the host without it."),
  ]

  /// An expression that must select exactly one view.
  static func view(_ name: String, _ summary: String, required: Bool = false)
    -> AttributeRule
  {
    AttributeRule(name, .xpath, summary, required: required)
  }

  /// The steps.
  static let stepElements: [ElementRule] =
    loadingSteps + reuseSteps + actingSteps + checkingSteps + listStepElements + codeSteps
    + recordSteps
    + performingSteps

  private static let loadingSteps: [ElementRule] = [
    ElementRule(
      "instantiate",
      "Makes the objects of a nib, a storyboard's view controller, or one object, and shows their views.",
      attributes: [
        AttributeRule("nib", .reference(.nib), "The nib."),
        AttributeRule(
          "nibName",
          .identifier,
          "A nib by name, looked up beside the suite and its nibs when it is needed; "
            + "with `class`, the controller's."
        ),
        AttributeRule(
          "class",
          .className,
          "A class of controllers or views, made as code makes them; a controller finds its nib."
        ),
        AttributeRule("storyboard", .reference(.storyboard), "The storyboard."),
        AttributeRule(
          "storyboardName",
          .identifier,
          "A storyboard by name, looked up beside the suite and its nibs when it is needed."
        ),
        AttributeRule(
          "viewController",
          .nonEmptyText,
          "The controller's storyboard identifier; without it, the initial one."
        ),
        AttributeRule("owner", .className, "The class of File's Owner.", standard: "no owner"),
        AttributeRule(
          "ownerObject",
          .identifier,
          "Instead of a new owner: the object of this name, which may have loaded another nib before."
        ),
        AttributeRule(
          "externals",
          .nonEmptyText,
          "Objects for external placeholders, as `helper=panel`: the placeholder's identifier and the object's "
            + "name, apart by spaces."
        ),
        view("into", "The view that takes the top-level views; the host without it."),
        AttributeRule("show", .boolean, "Whether the views enter the window.", standard: "YES"),
        AttributeRule("as", .identifier, "A name for the result."),
      ],
      exclusions: [
        .atLeastOne(["nib", "nibName", "class", "storyboard", "storyboardName"]),
        .atMostOne(["nib", "nibName", "storyboard", "storyboardName"]),
        .atMostOne(["nib", "class", "storyboard", "storyboardName"]),
        .atMostOne(["nib", "nibName", "viewController"]), .atMostOne(["class", "viewController"]),
        .atMostOne(["owner", "ownerObject"]),
        .atMostOne(["class", "storyboard", "storyboardName", "ownerObject"]),
        .atMostOne(["class", "storyboard", "storyboardName", "externals"]),
      ]
    ),
    ElementRule(
      "decode",
      "Reads a nib's bytes into a document, as loading does the first time.",
      attributes: [AttributeRule("nib", .reference(.nib), "The nib.", required: true)]
    ),
  ]

  private static let reuseSteps: [ElementRule] = [
    ElementRule(
      "register",
      "Registers a nib or a class with the host, as `register(_:forCellReuseIdentifier:)` does.",
      attributes: [
        AttributeRule("nib", .reference(.nib), "The nib."),
        AttributeRule(
          "nibName",
          .identifier,
          "A nib by name, looked up beside the suite and its nibs when it is needed."
        ),
        AttributeRule("class", .className, "The class."),
      ] + reusable,
      exclusions: [
        .exactlyOne(["nib", "nibName", "class"]), .atMostOne(["kind", "forHeaderFooter"]),
      ]
    ),
    ElementRule(
      "unregister",
      "Takes a registration back, as registering nil does.",
      attributes: reusable,
      exclusions: [.atMostOne(["kind", "forHeaderFooter"])]
    ),
    ElementRule(
      "dequeue",
      "Takes a view from the host's registry and keeps it in the window.",
      attributes: reusable + [
        AttributeRule(
          "section",
          .count,
          "The index path's section.",
          standard: "0",
          template: true
        ),
        AttributeRule(
          "item",
          .count,
          "The index path's item; it grows by one with each view of `count`.",
          standard: "0",
          template: true
        ),
        AttributeRule("count", .count, "How many views.", standard: "1", template: true),
        AttributeRule(
          "optional",
          .boolean,
          "In a table: the form without an index path, which answers nil when nothing is registered.",
          standard: "NO"
        ),
        AttributeRule("keep", .boolean, "Whether the views enter the window.", standard: "YES"),
        AttributeRule("as", .identifier, "A name for the view; with `count`, for the last."),
      ],
      exclusions: [.atMostOne(["kind", "forHeaderFooter"])]
    ),
    ElementRule(
      "recycle",
      "Gives dequeued views back, the oldest first, as scrolling them off the screen does.",
      attributes: [
        AttributeRule("reuseIdentifier", .nonEmptyText, "Only views of this identifier."),
        AttributeRule("object", .identifier, "Only the view of this name."),
        AttributeRule("count", .count, "How many at most.", standard: "all", template: true),
      ]
    ),
    ElementRule(
      "dequeueStorm",
      "Dequeues and recycles at random and holds the registry to a model after each operation.",
      attributes: [
        AttributeRule("operations", .positiveCount, "How many operations.", required: true),
        AttributeRule("seed", .count, "The seed of the choices.", standard: "the run's"),
        AttributeRule(
          "onScreenMax",
          .positiveCount,
          "Views in use at once, at most.",
          standard: "20"
        ),
      ],
      content: .choice(["reusable"], min: 1)
    ),
    ElementRule(
      "reusable",
      "One pool that a storm draws from.",
      attributes: reusable + [
        AttributeRule("weight", .positiveCount, "How often it is drawn.", standard: "1")
      ],
      exclusions: [.atMostOne(["kind", "forHeaderFooter"])]
    ),
  ]

  private static let actingSteps: [ElementRule] = [
    ElementRule(
      "set",
      "Sets a property of a view.",
      attributes: [
        view("on", "The view."),
        AttributeRule("object", .identifier, "The object of this name."),
        AttributeRule("outlet", .identifier, "What this outlet of it holds, instead of itself."),
        AttributeRule(
          "path",
          .nonEmptyText,
          "Where the object is found from there, as `<assertProperties>` finds it."
        ),
        AttributeRule("property", .identifier, "The property.", required: true),
        AttributeRule("value", .text, "The value.", required: true, template: true),
      ],
      exclusions: [.exactlyOneUnless(inside: dataViewNames, ["on", "object"])]
    ),
    ElementRule(
      "scroll",
      "Scrolls a table, a collection or another scroll view, and lays the window out after each step.",
      attributes: [
        AttributeRule("x", .number, "The horizontal content offset to jump to.", template: true),
        AttributeRule(
          "y",
          .number,
          "The content offset to jump to; it may lie outside of the content.",
          template: true
        ),
        AttributeRule(
          "by",
          .number,
          "How far one step goes down, or up when negative; it stops at the ends of the content.",
          template: true
        ),
        AttributeRule("steps", .count, "How many steps.", standard: "1", template: true),
        view("in", "The scroll view; the host without it."),
      ],
      exclusions: [
        .atLeastOne(["x", "y", "by"]), .atMostOne(["y", "by"]), .atMostOne(["x", "by"]),
        .requires("steps", "by"),
      ]
    ),
    ElementRule(
      "reload",
      "Makes a list ask for all its data again, as `reloadData()` does, with cells in the next layout; or makes the "
        + "views of some rows, items or a section anew.",
      attributes: [
        view("in", "The list; the host without it."),
        AttributeRule("section", .count, "The section.", template: true),
        AttributeRule(
          "item",
          .count,
          "The row or item; without it, the whole section.",
          template: true
        ),
        AttributeRule("count", .count, "How many.", standard: "1", template: true),
        AttributeRule(
          "keepsCells",
          .boolean,
          "YES: `reconfigureRows(at:)` or `reconfigureItems(at:)`, by which cells on screen stay and take new data.",
          standard: "NO"
        ),
      ],
      exclusions: [
        .requires("item", "section"), .requires("count", "section"),
        .requires("keepsCells", "item"),
      ]
    ),
    ElementRule(
      "resize",
      "Gives the window another size and lays it out.",
      attributes: [
        AttributeRule("width", .number, "Points.", required: true, template: true),
        AttributeRule("height", .number, "Points.", required: true, template: true),
      ]
    ),
    ElementRule("layout", "Carries out the pending layout of the window."),
    ElementRule(
      "tap",
      "Taps the middle of a view, by hit testing from the window.",
      attributes: [view("on", "The view.", required: true)]
    ),
    ElementRule(
      "send",
      "Sends a control's event to its targets, without hit testing.",
      attributes: [
        view("on", "The control.", required: true),
        AttributeRule("event", .choice(controlEvents), "The event.", required: true),
      ]
    ),
    ElementRule(
      "advance",
      "Moves the virtual time.",
      attributes: [AttributeRule("by", .duration, "How far.", required: true)]
    ),
    ElementRule(
      "settle",
      "Moves the virtual time until nothing is waiting but what repeats; fails where that takes more than 60 seconds."
    ),
    ElementRule(
      "repeat",
      "Runs its steps several times.",
      attributes: [
        AttributeRule("count", .count, "How often.", required: true, template: true),
        AttributeRule("variable", .identifier, "The variable that counts from 0."),
      ],
      content: .choice(stepNames, min: 1)
    ),
  ]

  /// The events as Interface Builder writes them.
  static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]
}

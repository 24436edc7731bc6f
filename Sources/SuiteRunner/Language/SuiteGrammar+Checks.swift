extension SuiteGrammar {
  /// What `<assertAnswer>` can ask, in the order of the reference.
  private static let answers = [
    "rectForSection", "rectForHeader", "rectForFooter", "rectForRow", "indexPathForRow",
    "indexPathsForRows", "indexPathsForVisibleRows", "indexPathsForSelectedRows", "cellForRow",
    "headerView", "footerView", "separator", "emptySeparators", "indexPathForItem",
    "indexPathsForVisibleItems", "indexPathsForSelectedItems",
    "numberOfSections", "numberOfRows", "numberOfItems",
    "contextMenu", "editingActions", "swipeActions", "swipedRow", "deleteTitle",
    "focused",
    "shown",
  ]

  static let checkingSteps: [ElementRule] = [
    ElementRule(
      "assert",
      "Holds when the expression is true of the tree.",
      attributes: [
        AttributeRule("test", .xpath, "XPath 1.0.", required: true),
        AttributeRule("message", .nonEmptyText, "What it means, for reports."),
      ]
    ),
    ElementRule(
      "assertFrame",
      "Holds when a view lies where it should.",
      attributes: [
        view("of", "The view.", required: true),
        AttributeRule("x", .number, "Points.", template: true),
        AttributeRule("y", .number, "Points.", template: true),
        AttributeRule("width", .number, "Points.", template: true),
        AttributeRule("height", .number, "Points.", template: true),
        AttributeRule(
          "in",
          .choice(["superview", "window"]),
          "Whose coordinates.",
          standard: "superview"
        ),
        AttributeRule("tolerance", .number, "The most it may be off.", standard: "0.5"),
      ],
      exclusions: [.atLeastOne(["x", "y", "width", "height"])]
    ),
    ElementRule(
      "assertLayout",
      "Lays a view out by its constraints and holds when they can hold together, decide where everything lies, cut no text "
        + "and leave nothing outside; with a sweep over `width`, at every width.",
      attributes: [
        view("of", "The view: a cell, a header, a screen's view.", required: true),
        AttributeRule(
          "width",
          .number,
          "The width that the view takes, in points; its own without it.",
          template: true
        ),
        AttributeRule(
          "height",
          .number,
          "The height that the view takes, in points; without it, what its constraints ask for.",
          template: true
        ),
        AttributeRule(
          "conflicts",
          .boolean,
          "YES: constraints must contradict each other.",
          standard: "NO"
        ),
        AttributeRule("open", .boolean, "YES: a frame must be left open.", standard: "NO"),
        AttributeRule("clipped", .boolean, "YES: a text must be cut off.", standard: "NO"),
        AttributeRule(
          "outside",
          .boolean,
          "YES: a view that shows something must reach outside.",
          standard: "NO"
        ),
        AttributeRule(
          "is",
          .nonEmptyText,
          "Instead of the four: all that is found, apart by semicolons, with the members of conflicts; `nothing` for a layout "
            + "without faults.",
          template: true
        ),
      ]
    ),
    ElementRule(
      "assertSame",
      "Holds when all the names mean one object.",
      attributes: [
        AttributeRule("objects", .identifiers, "The names, two or more.", required: true),
        AttributeRule("same", .boolean, "NO: all of them mean different objects.", standard: "YES"),
      ]
    ),
    ElementRule(
      "assertProperties",
      "Holds when an object's properties have these values, by the names that Objective-C gives them: YES and NO, numbers "
        + "apart by spaces, an enumeration's case, an option set's number, a colour's name or components, a font's family, "
        + "size and weight, `Class#id` of an object, `none` for an empty array and `nothing` for nil.",
      attributes: [
        view("of", "The view."),
        AttributeRule("object", .identifier, "Instead of a view: what a step named."),
        AttributeRule(
          "member",
          .nonEmptyText,
          "The id of another top-level object of the named instantiation."
        ),
        AttributeRule("outlet", .identifier, "An outlet of it whose object is meant."),
        AttributeRule(
          "path",
          .nonEmptyText,
          "Where the object is found from there, such as `navigationItem.rightBarButtonItems.0`."
        ),
        AttributeRule(
          "are",
          .nonEmptyText,
          "The properties as `name: value`, apart by semicolons; a name may be a path too, and `count` counts an array.",
          required: true,
          template: true
        ),
      ],
      exclusions: [.exactlyOne(["of", "object"]), .requires("member", "object")]
    ),
    ElementRule(
      "assertSettled",
      "Holds when each frame below a view is the one that its constraints give from scratch, without anything that was kept "
        + "from earlier layouts.",
      attributes: [
        view("of", "The view.", required: true),
        AttributeRule("tolerance", .number, "The most a frame may be off.", standard: "0.01"),
      ]
    ),
    ElementRule(
      "assertWindow",
      "Holds when the window shows these views and no others, from back to front, each before its subviews.",
      attributes: [
        AttributeRule(
          "is",
          .nonEmptyText,
          "The views, apart by semicolons: a `>` for each superview below the host, the element with its id, the frame, and what else "
            + "the tree says of it, as in `> label#name 8 0 60 20 text=One`.",
          required: true
        )
      ]
    ),
    ElementRule(
      "assertAnswer",
      "Holds when the host list answers code as it should: rectangles as \"x y width height\", index paths as `0.3` apart by "
        + "spaces, cells and headers by the text that they show; `none` for an empty list and `nothing` for nil.",
      attributes: [
        AttributeRule(
          "query",
          .choice(answers),
          "The property or method, by its first name; `separator` and `emptySeparators` are where separators are drawn, "
            + "`contextMenu`, `editingActions`, `swipeActions`, `swipedRow`, `deleteTitle` and `focused` what a gesture left; `shown` is the offset, the size of the content and every view "
            + "from back to front, apart by semicolons.",
          required: true
        ),
        AttributeRule("section", .count, "The section.", standard: "0", template: true),
        AttributeRule("item", .count, "The row or item.", standard: "0", template: true),
        AttributeRule(
          "at",
          .nonEmptyText,
          "The point \"x y\", or the rectangle \"x y width height\"."
        ),
        AttributeRule("is", .nonEmptyText, "The answer.", required: true, template: true),
      ]
    ),
    ElementRule(
      "expectFailure",
      "Holds when its steps raise UIKit's exception.",
      attributes: [
        AttributeRule("name", .identifier, "The exception's name.", required: true),
        AttributeRule("reason", .nonEmptyText, "The whole reason; addresses are not compared."),
        AttributeRule("reasonContains", .nonEmptyText, "A part of the reason."),
        AttributeRule(
          "spaces",
          .boolean,
          "YES: white space of the reason counts as it is written; a line break is `␊`.",
          standard: "NO"
        ),
      ],
      content: .choice(stepNames, min: 1),
      exclusions: [.atMostOne(["reason", "reasonContains"])]
    ),
    ElementRule(
      "expectLog",
      "Holds when its steps log a text, as UIKit does on the console.",
      attributes: [
        AttributeRule("contains", .nonEmptyText, "A part of one message."),
        AttributeRule("is", .nonEmptyText, "Instead: one message as a whole."),
        AttributeRule("absent", .boolean, "YES: no message may contain it.", standard: "NO"),
        AttributeRule("count", .positiveCount, "How many messages there must be with it."),
      ],
      content: .choice(stepNames, min: 1),
      exclusions: [.exactlyOne(["contains", "is"]), .atMostOne(["absent", "count"])]
    ),
    ElementRule(
      "expectCalls",
      "Compares the calls of declared classes, and of generated data as `UITableViewDataSource` and "
        + "`UITableViewDelegate`, since the case began or the last `<expectCalls>` or `<discardCalls>`.",
      attributes: [
        AttributeRule("class", .className, "Only calls on this class."),
        AttributeRule(
          "order",
          .choice(["exact", "some", "any"]),
          "`exact`: these calls and no others; `some`: these in this order, others between them; "
            + "`any`: these in any order. Without a call, only `exact` says something.",
          standard: "exact"
        ),
        AttributeRule(
          "are",
          .nonEmptyText,
          "Instead of calls inside: all that came in one text, apart by semicolons, as in `cellForRowAt 0.2; willDisplay 0.2`. "
            + "Those of declared and linked classes have their class, as in `Twin.awakeFromNib`."
        ),
      ],
      content: .choice(["call", "unordered"], min: 0),
      exclusions: [.atMostOne(["are", "order"])]
    ),
    ElementRule(
      "discardCalls",
      "Forgets the calls so far, so that the next `<expectCalls>` is about those that come after."
    ),
    ElementRule(
      "unordered",
      "Calls that come in any order, after those before them and before those after them.",
      content: .choice(["call"], min: 1)
    ),
    ElementRule(
      "call",
      "One call.",
      attributes: [
        AttributeRule(
          "name",
          .nonEmptyText,
          "`init(coder:)`, `init(frame:)`, `awakeFromNib`, `prepareForReuse` or an action's selector; of data "
            + (generatedCallNames + generatedGestureNames).map { "`\($0)`" }.joinedAsAlternatives()
            + ".",
          required: true
        ),
        AttributeRule("class", .className, "The class of the object."),
        AttributeRule(
          "outlets",
          .identifiers,
          "The outlets that must be connected when the call comes, sorted by name."
        ),
        AttributeRule("section", .count, "The section that the call is about.", template: true),
        AttributeRule("item", .count, "The row that the call is about.", template: true),
        AttributeRule(
          "kind",
          .nonEmptyText,
          "The kind of element that the call is about, of supplementary and decoration views."
        ),
        AttributeRule(
          "keyPath",
          .nonEmptyText,
          "Of `awakeFromNib` and initialisers: a runtime attribute, or `frame`, `tag`, `alpha`, `hidden`, `text` or "
            + "`reuseIdentifier` of a view, that must have its value when the call comes; of what appears or disappears "
            + "`text`, `tag` or `inList` of the view that the call carries; of index titles `title`."
        ),
        AttributeRule("value", .text, "The value of `keyPath`.", template: true),
        AttributeRule(
          "min",
          .count,
          "How often it comes in all, at least; 0 for a call without a place."
        ),
        AttributeRule(
          "max",
          .count,
          "How often it comes in all, at most; 0 for a call that must not come."
        ),
      ],
      exclusions: [.requires("keyPath", "value"), .requires("value", "keyPath")]
    ),
    ElementRule(
      "snapshot",
      "Compares the window's tree with a stored file, `Snapshots/<suite>/<case>.<name>.xml`.",
      attributes: [
        AttributeRule("name", .identifier, "The snapshot's name.", required: true),
        view("of", "The view that is compared; the window without it."),
      ]
    ),
  ]
}

import HeadlessUIKit

/// The grammar of the suite language: one table of elements.
public enum SuiteGrammar {
  /// The version that `<suite version>` names.
  public static let version = "1"

  /// All elements in the order of the reference.
  static let elements: [ElementRule] =
    documentElements + hostElements + dataElements
    + sharedElements + caseElements + stressElements + stepElements

  /// The element's rule by its name.
  static let rules: [String: ElementRule] = Dictionary(
    elements.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The elements that a document may begin with.
  static let roots = ["suite", "declarations", "expectations"]

  /// What a suite and a file of declarations may both declare.
  static let declarationNames = ["description", "include", "nib", "storyboard", "class", "fixture"]

  /// The profiles of UIKit's numeric defaults.
  public static let profiles = UIKitProfile.allCases.map(\.rawValue)

  /// The steps in the order of the reference.
  static let stepNames = [
    "instantiate", "decode", "register", "unregister", "dequeue", "recycle", "dequeueStorm",
    "set", "scroll", "reload", "resize", "layout", "tap", "send", "advance", "settle",
    "assert", "assertFrame", "assertLayout", "assertSame", "assertProperties", "assertAnswer",
    "assertSettled", "assertWindow", "expectFailure", "expectLog", "expectCalls", "discardCalls",
    "snapshot", "repeat",
    "insert", "delete", "move", "batch", "scrollTo", "select", "deselect", "setEditing", "appear",
    "disappear", "tapRow",
    "touchDownRow", "touchUpRow", "touchCancelRow", "tapItem", "touchDownItem", "touchUpItem",
    "touchCancelItem", "focus", "springLoad", "interact", "tapEditControl", "tapAccessory",
    "swipe", "confirmDeletion", "cancelDeletion", "drag", "tapIndexTitle", "pullToRefresh",
    "tapStatusBar", "beginRefreshing", "endRefreshing", "rotate", "switchLayout", "connect",
    "releaseData",
    "policy",
    "reloadIndexTitles", "expectRefusal", "constrain", "apply", "transition", "endTransition",
    "perform", "invalidate", "during", "invoke", "outline", "assertOutline", "fetch",
    "records", "assertRecords",
  ]

  /// The steps that a list, or what is on screen, may refuse.
  static let gestureNames = [
    "tap", "tapRow", "touchDownRow", "touchUpRow", "touchCancelRow", "tapItem", "touchDownItem",
    "touchUpItem", "touchCancelItem", "focus", "springLoad", "interact", "tapEditControl",
    "tapAccessory", "swipe", "confirmDeletion", "cancelDeletion", "drag", "tapIndexTitle",
    "pullToRefresh", "tapStatusBar",
  ]

  /// The steps that a benchmark may measure.
  static let measuredStepNames = [
    "instantiate", "decode", "dequeue", "recycle", "set", "scroll", "reload", "resize", "layout",
    "advance", "settle", "repeat", "insert", "delete", "move", "batch", "scrollTo", "select",
    "deselect", "rotate",
  ]

  private static let documentElements: [ElementRule] = [
    ElementRule(
      "suite",
      "A file of cases and benchmarks with the declarations that they use.",
      attributes: [
        AttributeRule("name", .nonEmptyText, "What reports call the suite.", required: true),
        AttributeRule(
          "version",
          .choice([version]),
          "The version of the language.",
          required: true
        ),
        AttributeRule(
          "profile",
          .choice(profiles),
          "The iOS release whose numeric defaults hold.",
          standard: "ios15"
        ),
        AttributeRule(
          "strictClasses",
          .boolean,
          "Whether a custom class that nobody declared stays UIKit's answer (base class, no outlets) "
            + "instead of taking every outlet.",
          standard: "NO"
        ),
        AttributeRule("tags", .identifiers, "Tags of all its cases, for filters."),
        AttributeRule(
          "timeout",
          .duration,
          "How long one case may take.",
          standard: "60s"
        ),
      ],
      content: .choice(declarationNames + ["steps", "case", "benchmark", "stress"], min: 0)
    ),
    ElementRule(
      "declarations",
      "A file of declarations that several suites include.",
      content: .choice(declarationNames, min: 0)
    ),
    ElementRule("description", "Text for people.", content: .text),
    ElementRule(
      "include",
      "Takes the declarations of another file, whose root is `<declarations>`.",
      attributes: [AttributeRule("file", .path, "The file.", required: true)]
    ),
    ElementRule(
      "nib",
      "Names a `.xib` file.",
      attributes: [
        AttributeRule("name", .definition(.nib), "The name that steps use.", required: true),
        AttributeRule("file", .path, "The file.", required: true),
      ]
    ),
    ElementRule(
      "storyboard",
      "Names a `.storyboard` file.",
      attributes: [
        AttributeRule("name", .definition(.storyboard), "The name that steps use.", required: true),
        AttributeRule("file", .path, "The file.", required: true),
      ]
    ),
    ElementRule(
      "class",
      "Declares a custom class that nibs name, without any Swift.",
      attributes: [
        AttributeRule("name", .definition(.declaredClass), "The class.", required: true),
        AttributeRule(
          "superclass",
          .className,
          "UIKit's class, or one declared before.",
          required: true
        ),
        AttributeRule("module", .identifier, "The module that the nib names beside the class."),
      ],
      content: .choice(["outlet", "action"], min: 0)
    ),
    ElementRule(
      "outlet",
      "An outlet of a declared class.",
      attributes: [
        AttributeRule("name", .identifier, "The property.", required: true),
        AttributeRule("class", .className, "The class of what it takes.", standard: "NSObject"),
        AttributeRule("collection", .boolean, "Whether it takes many objects.", standard: "NO"),
      ]
    ),
    ElementRule(
      "action",
      "An action of a declared class; its calls are recorded for `<expectCalls>`.",
      attributes: [
        AttributeRule("name", .nonEmptyText, "The selector, such as `pressed:`.", required: true)
      ]
    ),
    ElementRule(
      "expectations",
      "A file of known failures beside a suite, named `<suite>.expectations.xml`.",
      content: .choice(["expect"], min: 0)
    ),
    ElementRule(
      "expect",
      "A case that is known to fail.",
      attributes: [
        AttributeRule(
          "case",
          .nonEmptyText,
          "The case's name with its sweep point, such as `scroll[items=10]`, or its id for all points.",
          required: true
        ),
        AttributeRule("reason", .nonEmptyText, "Why, for reports.", required: true),
        AttributeRule(
          "mayPass",
          .boolean,
          "Whether it passes at times, as a flaky case in quarantine does; else passing is told as unexpected.",
          standard: "NO"
        ),
      ]
    ),
  ]
}

import InterfaceBuilder

/// What a canvas does with all of a document.
@MainActor
enum PolicyRules {
  static let table = constraints + stacks + contents + texts

  private static let constraints: [CanvasRule<CanvasPolicy>] = [
    CanvasRule(
      1,
      "Constraints that are placeholders hold on the canvas.",
      outside: .views(55, against: 0, documents: 15, projects: 6)
    ) { policy in
      policy.addsPlaceholders = true
      return true
    },
    CanvasRule(
      2,
      "The size classes of the device choose among the document's variations.",
      outside: .views(160, against: 0, documents: 42, projects: 14)
    ) {
      policy in
      policy.followsSizeClasses = true
      return true
    },
    CanvasRule(
      3,
      "The guides of a controller have no height: both edges lie where bars end.",
      outside: .views(0, documents: 2)
    ) {
      policy in
      policy.hasFlatGuides = true
      return true
    },
    CanvasRule(
      4,
      "A view with a fixed frame lies where the document stores it.",
      outside: .unexercised,
      unshown: "loading a nib keeps such frames as well"
    ) { policy in
      policy.keepsFixedFrames = true
      return true
    },
    CanvasRule(
      5,
      "The content of a cell has the stored frame, less what accessories and separators take.",
      outside: .views(241, against: 27, documents: 112, projects: 37)
    ) { policy in
      policy.keepsStoredContents = true
      return true
    },
    CanvasRule(
      6,
      "Static cells that their table does not reach are laid out as well.",
      outside: .views(0, against: 12, documents: 4, projects: 4),
      unshown: "what is not laid out keeps the frames that the document stores"
    ) { policy in
      policy.laysOutHiddenCells = true
      return true
    },
    CanvasRule(
      7,
      "The safe area of a root reaches into the views inside of it.",
      outside: .views(21, against: 0, documents: 9, projects: 8)
    ) { policy in
      policy.spreadsSafeArea = true
      return true
    },
  ]

  private static let stacks: [CanvasRule<CanvasPolicy>] = [
    CanvasRule(
      162,
      "A view's share in a stack with proportional lengths is one of the stack's length; the last view has what is left.",
      .all,
      .unrecorded
    ) { policy in
      policy.stackSharing.measuresByStack = true
      return true
    },
    CanvasRule(
      163,
      "A text of several lines in a row has an equal part of the row, where nothing else is stronger.",
      .until(.fontOfIOS14),
      .views(39, against: 0, documents: 5, projects: 4)
    ) { policy in
      policy.stackSharing.textDivision = .each
      return true
    },
    CanvasRule(
      171,
      "Where a row has several texts of several lines, none has more than an equal part of what they have.",
      .since(.fontOfIOS14),
      .views(18, against: 0, documents: 8, projects: 7)
    ) { policy in
      policy.stackSharing.textDivision = .several
      return true
    },
  ]

  private static let contents: [CanvasRule<CanvasPolicy>] = [
    CanvasRule(
      8,
      "An indicator that stands still is shown.",
      outside: .views(0, documents: 4)
    ) { policy in
      policy.showsStoppedIndicators = true
      return true
    },
    CanvasRule(
      10,
      "A custom view has the size that its class answered on the canvas.",
      outside: .views(0, documents: 1)
    ) { policy in
      policy.knowsDesignedSizes = true
      return true
    },
    CanvasRule(
      11,
      "A label of an app's class has lines as high as its class answered.",
      outside: .views(4, against: 0, documents: 4, projects: 1)
    ) { policy in
      policy.knowsDesignedLines = true
      return true
    },
    CanvasRule(
      127,
      "An outlet of a cell or a list for its background moves nothing.",
      .all,
      .unrecorded
    ) { policy in
      policy.keepsBackgrounds = true
      return true
    },
    CanvasRule(
      12,
      "Constraints win over content that insists on its size.",
      outside: .views(167, against: 0, documents: 25, projects: 12)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.loosensContent = true
      return true
    },
  ]

  private static let texts: [CanvasRule<CanvasPolicy>] = [
    CanvasRule(
      13,
      "Text styles are drawn in the smallest of the sizes that a user can choose.",
      .from(.textStylesAreSmallest, until: .textStylesAreStandard),
      outside: .views(298, against: 2, documents: 57, projects: 17)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.textStyles = .smallest
      return true
    },
    CanvasRule(
      164,
      "Text styles are drawn a size smaller than devices have them by default.",
      .until(.textStylesAreDefault),
      .views(34, against: 0, documents: 9, projects: 7)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.textStyles = .medium
      return true
    },
    CanvasRule(
      165,
      "The styles of titles have 30, 26 and 20 points.",
      .from(.squareIsGone, until: .titlesAreLarger),
      .views(7, against: 0, documents: 5, projects: 5)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.textStyles = .smallerTitles
      return true
    },
    CanvasRule(
      14,
      "Text styles on a television are those of tvOS.",
      outside: .unexercised
    ) { policy in
      guard policy.sizes == .engine, policy.document.isTV else { return false }
      policy.textStyles = .television
      return true
    },
    CanvasRule(
      15,
      "A button on a television has a title of 38 points.",
      outside: .unexercised
    ) { policy in
      guard policy.sizes == .engine, policy.document.isTV else { return false }
      policy.hasTelevisionButtons = true
      return true
    },
    CanvasRule(
      16,
      "Texts have the letters that the system's font had before iOS 10.",
      .from(.first, until: .fontOfIOS10),
      outside: .views(0, documents: 7)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.systemFont = .first
      return true
    },
    CanvasRule(
      17,
      "Texts have the letters that the system's font had before iOS 14.",
      .from(.fontOfIOS10, until: .fontOfIOS14),
      outside: .views(62, against: 1, documents: 38, projects: 26)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.systemFont = .early
      return true
    },
    CanvasRule(
      149,
      "Large texts are spaced wider than from iOS 11 on.",
      .from(.fontOfIOS10, until: .fontOfIOS11),
      .views(19, against: 3, documents: 14, projects: 9)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.systemFont = .second
      return true
    },
    CanvasRule(
      174,
      "Small texts have no letters thinner than light ones.",
      .from(.fontOfIOS11, until: .fontOfIOS13),
      .views(14, against: 0, documents: 5, projects: 3)
    ) { policy in
      guard policy.systemFont == .early else { return false }
      policy.systemFont = .middle
      return true
    },
    CanvasRule(
      128,
      "The system's font is Helvetica Neue, with a tracking of its own; ideographs are a tenth wider than its size.",
      .from(.first, until: .fontOfIOS9),
      .views(131, against: 9, documents: 53, projects: 24)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.systemFont = .oldest
      return true
    },
    CanvasRule(
      129,
      "Ideographs are narrower than the size of their font, most of all large ones.",
      .since(.ideographsOfIOS18),
      .views(1, against: 0, documents: 1, projects: 1)
    ) { policy in
      guard policy.sizes == .engine else { return false }
      policy.systemFont = .narrow
      return true
    },
  ]
}

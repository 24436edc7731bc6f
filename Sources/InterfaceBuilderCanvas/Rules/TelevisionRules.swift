import Foundation

/// The safe areas of televisions.
@MainActor
enum TelevisionRules {
  static let table: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      37,
      "A television keeps no overscan free.",
      .until(.safeAreasExist),
      outside: .unexercised
    ) { draft in
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      38,
      "The overscan of a television is 90 points wide at its sides.",
      .from(.safeAreasExist, until: .overscanIsNarrower),
      outside: .unexercised
    ) { draft in
      (draft.insets.left, draft.insets.right) = (90, 90)
      return true
    },
    CanvasRule(
      39,
      "A navigation bar on a television is 145 points high.",
      outside: .unexercised
    ) { draft in
      guard draft.bars.hasNavigationBar else { return false }
      draft.insets.top += 145
      return true
    },
    CanvasRule(
      40,
      "A tab bar on a television stands at the top and is 97 points high.",
      outside: .unexercised
    ) { draft in
      guard draft.bars.hasTabBar else { return false }
      draft.insets.top += 97
      return true
    },
    CanvasRule(
      41,
      "What is lower than a television keeps nothing free at its end.",
      outside: .unexercised
    ) { draft in
      guard let screen = draft.device.known?.size, draft.frame.height < screen.height else {
        return false
      }
      draft.insets.bottom = 0
      return true
    },
  ]
}

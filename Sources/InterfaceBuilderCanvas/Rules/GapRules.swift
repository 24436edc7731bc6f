import Foundation

/// The safe areas of scenes that are as wide as their window and lower.
@MainActor
enum GapRules {
  static let table = sheets + others

  private static let sheets: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      67,
      "A sheet with a navigation bar begins below what its window would give it.",
      .releases(since: .safeAreaAppliesTwice),
      outside: .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      let device = draft.device
      guard device.isAroundCamera || device.hasRoundCorners, draft.lies.beginning == .statusBar
      else { return false }
      draft.insets.top = device.uprightInsets.top
      if draft.bars.hasNavigationBar {
        draft.insets.top = 70 + (draft.bars.hasLargeTitle ? 56 : 0)
        draft.insets.bottom = 0
      }
      draft.isSettled = true
      return true
    },
    CanvasRule(
      68,
      "A sheet begins ten points below the status bar and has a bar of 56 points.",
      outside: .views(125, against: 0, documents: 16, projects: 9)
    ) { draft in
      guard draft.lies.beginning == .card else { return false }
      draft.beginSheet()
      return true
    },
    CanvasRule(
      143,
      "A sheet without a bar begins below the status bar and ends above the device's corners.",
      .from(.sheetsHaveStatusBars, until: .sheetsBeginBare),
      .views(37, against: 0, documents: 4, projects: 1)
    ) { draft in
      guard draft.isSheet, !draft.bars.hasNavigationBar, draft.device.isAroundCamera else {
        return false
      }
      draft.insets.top = draft.device.uprightInsets.top
      draft.insets.bottom = draft.bars.hasToolbar ? SafeAreaDraft.toolbar : 0
      return true
    },
    CanvasRule(
      69,
      "A sheet on a phone with a home button begins 20 points below the screen's top.",
      .since(.sheetsAreCards),
      outside: .views(14, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.lies.beginning == .lowCard else { return false }
      draft.beginSheet()
      return true
    },
    CanvasRule(
      70,
      "What is presented as a page sheet has the bar of one.",
      outside: .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.lies.presentation == .pageSheet, !draft.isSheet else { return false }
      draft.beginSheet()
      return true
    },
    CanvasRule(
      71,
      "A sheet that begins ten points below the screen's top ends above the device's corners.",
      .since(.sheetsEndAboveCorners),
      outside: .views(19, against: 0, documents: 3, projects: 3)
    ) { draft in
      guard draft.isSheet, draft.lies.gap == Containment.cardGap else { return false }
      draft.insets.bottom = draft.bars.hasToolbar ? SafeAreaDraft.toolbar : 0
      return true
    },
    CanvasRule(
      72,
      "What begins below the opaque bar of a sheet ends above the device's corners.",
      .since(.sheetsEndAboveCorners),
      outside: .unexercised
    ) { draft in
      guard !draft.isSheet, draft.lies.beginning == .cardBar, draft.bars.isBarOpaque else {
        return false
      }
      draft.insets.bottom = draft.bars.hasToolbar ? SafeAreaDraft.toolbar : 0
      return true
    },
  ]

  private static let others: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      73,
      "A view that ends above the end of its window keeps so much less free there.",
      outside: .unexercised
    ) { draft in
      let container = draft.lies.container
      guard !draft.isSheet, draft.frame.minY > 0, draft.frame.maxY < container.height else {
        return false
      }
      draft.insets.bottom = max(0, draft.insets.bottom - (container.height - draft.frame.maxY))
      return true
    },
    CanvasRule(
      74,
      "A view that lacks the height of the bars above it keeps nothing free at its top.",
      outside: .views(6, against: 2, documents: 4, projects: 4)
    ) { draft in
      guard !draft.isSheet, !draft.bars.isEmbedded, !draft.bars.isFromEmbedded else {
        return false
      }
      switch draft.lies.beginning {
      case .statusBar, .navigationBar, .lowCard: break
      default: return false
      }
      draft.insets.top = 0
      return true
    },
    CanvasRule(
      75,
      "A view that is lower than its window has its opaque navigation bar above it.",
      outside: .unexercised
    ) { draft in
      guard !draft.isSheet, draft.bars.hasNavigationBar, draft.bars.isBarOpaque else {
        return false
      }
      draft.insets.top = 0
      return true
    },
    CanvasRule(
      76,
      "What is 60 points lower than its window or more keeps nothing free at its top.",
      .since(.shortScenesBeginBare),
      outside: .unexercised
    ) { draft in
      guard !draft.isSheet, draft.lies.gap >= 60 else { return false }
      draft.insets.top = 0
      return true
    },
  ]
}

extension SafeAreaDraft {
  /// Gives the root the top of a sheet: its bar, or nothing.
  fileprivate mutating func beginSheet() {
    insets.top = bars.hasNavigationBar ? 56 : 0
    isSheet = true
  }
}

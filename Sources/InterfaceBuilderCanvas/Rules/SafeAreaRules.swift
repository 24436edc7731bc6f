import Foundation
import Geometry

/// The safe areas of all roots: what the device and bars take.
@MainActor
enum SafeAreaRules {
  static let table = low + windows + bars + endings

  private static let low: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      42,
      "A root that is lower than a screen and in no window has no safe area.",
      .until(.lowRootsHaveSafeAreas),
      outside: .views(10, against: 0, documents: 4, projects: 4)
    ) { draft in
      let (lies, device) = (draft.lies, draft.device)
      guard lies.isLow, device.hasHomeButton, !device.isPad,
        lies.place == .nib || lies.place == .embedded
      else { return false }
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      159,
      "A root that is lower than a screen and in no window has no safe area on a tablet, either.",
      .from(.statusBarIsGone, until: .lowRootsHaveSafeAreas),
      .unrecorded
    ) { draft in
      let lies = draft.lies
      guard lies.isLow, draft.device.isPad,
        lies.place == .nib || lies.place == .embedded || lies.isFreeform
      else { return false }
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      175,
      "A scene that is lower than a screen by a size of its own keeps clear of its tab bar alone.",
      .from(.safeAreasExist, until: .lowRootsHaveSafeAreas),
      .views(54, against: 0, documents: 3, projects: 1)
    ) { draft in
      let (lies, device) = (draft.lies, draft.device)
      guard lies.isLow, lies.isFreeform, device.hasHomeButton, !device.isPad, draft.bars.hasTabBar
      else { return false }
      draft.settleOnNothing()
      draft.insets.bottom = Containment.tabBar
      return true
    },
    CanvasRule(
      43,
      "A scene that is lower than a screen by a size of its own has no safe area.",
      .from(.safeAreasExist, until: .lowRootsHaveSafeAreas),
      outside: .views(9, against: 0, documents: 4, projects: 4)
    ) { draft in
      let (lies, device) = (draft.lies, draft.device)
      guard lies.isLow, lies.isFreeform, device.hasHomeButton, !device.isPad else { return false }
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      146,
      "A popover that is lower than a screen by a size of its own has no safe area.",
      .from(.safeAreasExist, until: .lowRootsHaveSafeAreas).orUnreleased,
      .views(6, against: 0, documents: 1, projects: 1)
    ) { draft in
      let lies = draft.lies
      guard lies.isLow, lies.isFreeform, lies.presentation == .popover else { return false }
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      166,
      "A popover of the screen's size is a sheet on a phone: it begins below the status bar, and ends below the screen.",
      .since(.sheetsAreCards),
      .views(6, against: 0, documents: 1, projects: 1)
    ) { draft in
      let (lies, device) = (draft.lies, draft.device)
      guard lies.presentation == .popover, device.isAroundCamera, !device.isOnSide,
        draft.frame.size == device.screen
      else { return false }
      let below = device.uprightInsets.top + Containment.cardGap
      draft.insets = UIEdgeInsets(
        top: 0,
        left: 0,
        bottom: device.uprightInsets.bottom + below,
        right: 0
      )
      draft.isSettled = true
      return true
    },
    CanvasRule(
      139,
      "A sheet that is smaller than a tablet has no safe area.",
      .since(.safeAreasExist),
      .views(4, against: 0, documents: 2, projects: 2)
    ) { draft in
      let (size, screen) = (draft.frame.size, draft.device.screen)
      guard draft.lies.presentation?.isSheet == true, draft.device.isPad,
        size.width < screen.width, size.height < screen.height
      else { return false }
      draft.settleOnNothing()
      return true
    },
  ]

  private static let windows: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      44,
      "Below a status bar that is not simulated nothing stays free.",
      .until(.safeAreasExist),
      outside: .views(7, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard !draft.bars.hasStatusBar else { return false }
      (draft.windowTop, draft.insets.top) = (0, 0)
      return true
    },
    CanvasRule(
      45,
      "What is presented over the full screen has no status bar.",
      .since(.statusBarIsGone),
      outside: .views(4, against: 0, documents: 2, projects: 1)
    ) { draft in
      guard draft.lies.presentation == .fullScreen else { return false }
      (draft.windowTop, draft.insets.top) = (0, 0)
      return true
    },
    CanvasRule(
      134,
      "The root of a nib on a tablet with a home button has no status bar.",
      .from(.statusBarIsGone, until: .statusBarIsBack),
      .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      let device = draft.device
      guard draft.lies.place == .nib, device.isPad, !device.hasRoundCorners else { return false }
      (draft.windowTop, draft.insets.top) = (0, 0)
      return true
    },
    CanvasRule(
      46,
      "What ends above the device's lower corners keeps nothing free for them.",
      .until(.cutRootsKeepCorners),
      outside: .views(82, against: 2, documents: 29, projects: 12)
    ) { draft in
      guard draft.lies.isCut, !draft.lies.isWider else { return false }
      draft.insets.bottom = 0
      return true
    },
    CanvasRule(
      47,
      "A tablet without a home button has larger lower corners.",
      .releases(since: .safeAreaAppliesTwice),
      outside: .views(6, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.device.hasRoundCorners, draft.lies.hasOwnWindow else { return false }
      draft.insets = UIEdgeInsets(top: draft.insets.top, left: 0, bottom: 50, right: 0)
      return true
    },
    CanvasRule(
      48,
      "What a window gives its root at the top is added to what the device gives it.",
      .releases(since: .safeAreaAppliesTwice),
      outside: .views(444, against: 0, documents: 29, projects: 8)
    ) { draft in
      guard draft.device.isAroundCamera, draft.lies.hasOwnWindow else { return false }
      draft.insets.top += draft.windowTop
      return true
    },
    CanvasRule(
      49,
      "What a window gives its root at the bottom is added to what the device gives it.",
      .releases(since: .safeAreaAppliesTwice),
      outside: .views(388, against: 0, documents: 26, projects: 7)
    ) { draft in
      let lies = draft.lies
      guard draft.device.isAroundCamera, lies.hasOwnWindow,
        !lies.isCut || !lies.isFreeform || lies.isWider
      else { return false }
      draft.insets.bottom += draft.device.uprightInsets.bottom
      return true
    },
  ]

  private static let bars: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      50,
      "A navigation bar takes 44 points.",
      outside: .views(476, against: 0, documents: 137, projects: 51)
    ) { draft in
      guard draft.bars.hasNavigationBar else { return false }
      draft.insets.top += draft.device.navigationBar
      return true
    },
    CanvasRule(
      51,
      "The navigation bar of a phone that reaches around its camera takes ten points more.",
      .releases(since: .navigationBarsAreHigher),
      outside: .views(37, against: 0, documents: 4, projects: 3)
    ) { draft in
      guard draft.bars.hasNavigationBar, draft.device.isAroundCamera, draft.lies.hasOwnWindow else {
        return false
      }
      draft.insets.top += 10
      return true
    },
    CanvasRule(
      52,
      "A large title takes 52 points.",
      .until(.largeTitlesCollapse).orUnreleased,
      outside: .views(3, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.bars.hasNavigationBar, draft.bars.hasLargeTitle else { return false }
      draft.insets.top += 52
      return true
    },
    CanvasRule(
      147,
      "A large title takes 47 points on a phone of 320 points.",
      .until(.largeTitlesCollapse).orUnreleased,
      .views(37, against: 0, documents: 5, projects: 2)
    ) { draft in
      guard draft.bars.hasNavigationBar, draft.bars.hasLargeTitle, draft.device.screen.width == 320
      else { return false }
      draft.insets.top += 47 - 52
      return true
    },
    CanvasRule(
      53,
      "A prompt above the title takes 34 points.",
      outside: .unexercised
    ) { draft in
      guard draft.bars.hasNavigationBar, draft.bars.hasPrompt else { return false }
      draft.insets.top += 34
      return true
    },
    CanvasRule(
      54,
      "A tab bar takes 49 points.",
      outside: .views(104, against: 0, documents: 17, projects: 12)
    ) { draft in
      guard draft.bars.hasTabBar else { return false }
      draft.insets.bottom += Containment.tabBar
      return true
    },
    CanvasRule(
      131,
      "The tab bar of a tablet takes 50 points, and 65 with round corners.",
      .since(.tabletBarsAreHigher),
      .views(2, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.bars.hasTabBar, draft.device.isPad else { return false }
      draft.insets.bottom = draft.device.hasRoundCorners ? 65 : 50
      return true
    },
    CanvasRule(
      55,
      "On a phone without a home button that lies on its side, a tab bar takes 31 points.",
      outside: .views(11, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.bars.hasTabBar, draft.device.isOnSide, draft.device.isAroundCamera else {
        return false
      }
      draft.insets.bottom += 31 - Containment.tabBar
      return true
    },
    CanvasRule(
      144,
      "On a phone with a home button that lies on its side, a tab bar takes 32 points.",
      .since(.safeAreasExist),
      .views(5, against: 0, documents: 1, projects: 1)
    ) { draft in
      let device = draft.device
      guard draft.bars.hasTabBar, device.isOnSide, device.hasHomeButton, !device.isLarge else {
        return false
      }
      draft.insets.bottom += Containment.lowTabBar - Containment.tabBar
      return true
    },
    CanvasRule(
      56,
      "A toolbar takes 49 points.",
      outside: .views(25, against: 0, documents: 10, projects: 7)
    ) { draft in
      guard draft.bars.hasToolbar else { return false }
      draft.insets.bottom += SafeAreaDraft.toolbar
      return true
    },
    CanvasRule(
      57,
      "A toolbar takes 44 points.",
      .until(.toolbarsAreHigher),
      outside: .unexercised
    ) { draft in
      guard draft.bars.hasToolbar else { return false }
      draft.insets.bottom += 44 - SafeAreaDraft.toolbar
      return true
    },
  ]

  private static let endings: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      58,
      "Guides keep clear of opaque bars that a scene's view lies under.",
      .until(.opaqueBarsCount),
      outside: .unexercised
    ) { draft in
      guard draft.bars.extendsUnderOpaqueBars, draft.bars.isBarOpaque else { return false }
      draft.bars.isBarOpaque = false
      return true
    },
    CanvasRule(
      59,
      "A view that begins below an opaque navigation bar keeps nothing free at its top.",
      outside: .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      let bar = draft.device.navigationBar
      guard draft.bars.hasNavigationBar, draft.bars.isBarOpaque,
        [bar, bar + draft.device.uprightInsets.top].contains(draft.lies.missing)
      else { return false }
      draft.insets.top = 0
      return true
    },
    CanvasRule(
      60,
      "A sheet with a size of its own has no safe area.",
      .since(.freeSheetsAreBare),
      outside: .unexercised
    ) { draft in
      guard draft.lies.isFreeform, draft.lies.presentation == .automatic else { return false }
      draft.settleOnNothing()
      return true
    },
    CanvasRule(
      61,
      "A view that does not extend under bars at its top keeps nothing free there.",
      outside: .views(6, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard draft.bars.hasNavigationBar, !draft.bars.extendsUnderTop else { return false }
      draft.insets.top = 0
      return true
    },
    CanvasRule(
      126,
      "A view that does not extend under bars at its bottom keeps nothing free for them.",
      .all,
      .views(3, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard draft.bars.hasTabBar || draft.bars.hasToolbar, !draft.bars.extendsUnderBottom else {
        return false
      }
      draft.insets.bottom = 0
      return true
    },
    CanvasRule(
      62,
      "What a container shows above its own end keeps nothing free at its bottom.",
      outside: .views(3, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.lies.place == .embedded, draft.frame.height < draft.device.screen.height else {
        return false
      }
      draft.insets.bottom = 0
      return true
    },
  ]
}

extension SafeAreaDraft {
  /// The height of a toolbar.
  static let toolbar: CGFloat = 49
}

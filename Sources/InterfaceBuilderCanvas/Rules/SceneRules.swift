import InterfaceBuilder

/// What stands around scenes, as segues and simulated metrics say.
@MainActor
enum SceneRules {
  static let table = containers + pushed + own

  private static let containers: [CanvasRule<SceneDraft>] = [
    CanvasRule(
      25,
      "What a tab bar controller shows has its tab bar, and so has what is pushed there.",
      outside: .views(51, against: 0, documents: 7, projects: 7)
    ) { draft in
      guard draft.isTab || draft.isPushedOnTab else { return false }
      draft.around.hasTabBar = true
      return true
    },
    CanvasRule(
      26,
      "A scene is presented as the navigation controller that shows it is.",
      outside: .views(2, against: 0, documents: 2, projects: 1)
    ) { draft in
      guard draft.around.presentation == nil, let presentation = draft.containerPresentation else {
        return false
      }
      draft.around.presentation = presentation
      return true
    },
    CanvasRule(
      140,
      "What another scene embeds has no status bar where there are no safe areas, nor has what it leads to.",
      .until(.safeAreasExist),
      .views(51, against: 0, documents: 8, projects: 6)
    ) { draft in
      guard draft.isInEmbedded || draft.isFromEmbedded else { return false }
      draft.around.hasStatusBar = false
      return true
    },
    CanvasRule(
      150,
      "What a scene without a status bar leads to has none either.",
      .until(.safeAreasExist),
      .views(14, against: 0, documents: 7, projects: 4)
    ) { draft in
      guard draft.isWithoutStatusBar else { return false }
      draft.around.hasStatusBar = false
      return true
    },
    CanvasRule(
      27,
      "What a navigation controller simulates stands around the scenes that it shows.",
      outside: .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard let navigation = draft.navigation else { return false }
      draft.around.simulate(navigation)
      return true
    },
    CanvasRule(
      28,
      "A navigation controller shows its bar and its toolbar around its scenes unless they are hidden.",
      outside: .views(336, against: 1, documents: 103, projects: 44)
    ) { draft in
      guard let element = draft.navigation?.element else { return false }
      draft.around.hasNavigationBar = element.boolean(.navigationBarHidden) != true
      if element.boolean(.toolbarHidden) == false { draft.around.hasToolbar = true }
      return true
    },
    CanvasRule(
      161,
      "A navigation controller that segues show from its own stack shows no bar.",
      .until(.safeAreasExist),
      .views(50, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.isCircular else { return false }
      draft.around.hasNavigationBar = false
      return true
    },
    CanvasRule(
      172,
      "A scene above the bottom of a stack that segues lead back to from itself has no navigation bar.",
      .since(.safeAreasExist),
      .views(7, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.isReturning, draft.navigation != nil else { return false }
      draft.around.hasNavigationBar = false
      return true
    },
    CanvasRule(
      29,
      "The bar of a navigation controller is opaque where it says so.",
      outside: .unexercised
    ) { draft in
      guard draft.navigation != nil else { return false }
      draft.around.isBarOpaque = draft.bar?.boolean(.translucent) == false
      return true
    },
    CanvasRule(
      30,
      "A navigation controller shows large titles unless the scene's item, or one below it that says, never has any.",
      outside: .views(3, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.bar?.boolean(.largeTitles) == true, draft.hasLargeTitles else { return false }
      draft.around.hasLargeTitle = true
      return true
    },
    CanvasRule(
      148,
      "What is pushed without an item and begins with a list has its title in the bar.",
      .until(.largeTitlesCollapse).orUnreleased,
      .views(7, against: 1, documents: 2, projects: 1)
    ) { draft in
      guard draft.around.hasLargeTitle, draft.beginsWithList else { return false }
      draft.around.hasLargeTitle = false
      return true
    },
    CanvasRule(
      31,
      "A navigation controller with a size of its own shows its scenes in that size.",
      outside: .unexercised,
      unshown:
        "what bars take of a scene's own size (CN-157) makes the same frames of a plain document"
    ) { draft in
      guard let navigation = draft.navigation else { return false }
      draft.around.isFreeform = false
      draft.around.containerSize = navigation.element.size(key: "freeformSize")
      return true
    },
    CanvasRule(
      32,
      "The bars that a scene simulates stand around what it pushes.",
      outside: .views(3, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard !draft.simulators.isEmpty else { return false }
      var theirs = SceneSurroundings()
      theirs.hasNavigationBar = draft.around.hasNavigationBar
      theirs.isBarOpaque = draft.around.isBarOpaque
      theirs.hasToolbar = draft.around.hasToolbar
      theirs.hasTabBar = draft.around.hasTabBar
      for simulator in draft.simulators {
        // A tab bar controller simulates what is around its own bar.
        let isTabBar = simulator.elementName == .tabBarController && theirs.hasTabBar
        theirs.simulate(simulator)
        theirs.hasTabBar = theirs.hasTabBar || isTabBar
      }
      // A container's own bar is there unless one that pushes the scene does without.
      if draft.navigation == nil || !theirs.hasNavigationBar {
        draft.around.hasNavigationBar = theirs.hasNavigationBar
      }
      draft.around.isBarOpaque = theirs.isBarOpaque
      draft.around.hasToolbar = theirs.hasToolbar
      // Without a stack to push on, the scene is presented.
      if !theirs.hasTabBar || draft.navigation != nil && !draft.isDetail {
        draft.around.hasTabBar = theirs.hasTabBar
      }
      return true
    },
  ]

  private static let pushed: [CanvasRule<SceneDraft>] = [
    CanvasRule(
      124,
      "Where segues of the app's own lead from a scene without a navigation bar, there is none either.",
      .all,
      .views(30, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard let simulator = draft.customSimulator else { return false }
      var theirs = SceneSurroundings()
      theirs.hasNavigationBar = draft.around.hasNavigationBar
      theirs.simulate(simulator)
      guard !theirs.hasNavigationBar else { return false }
      draft.around.hasNavigationBar = false
      return true
    },
    CanvasRule(
      125,
      "A scene that hides the bars at the bottom when it is pushed has none.",
      .since(.safeAreasExist),
      .views(16, against: 0, documents: 4, projects: 3)
    ) { draft in
      guard draft.isBare else { return false }
      (draft.around.hasTabBar, draft.around.hasToolbar) = (false, false)
      return true
    },
  ]

  private static let own: [CanvasRule<SceneDraft>] = [
    CanvasRule(
      151,
      "What an embedded scene leads to is shown in its place.",
      .since(.safeAreasExist),
      .views(8, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard draft.isFromEmbedded, !draft.around.isEmbedded else { return false }
      draft.around.isFromEmbedded = true
      return true
    },
    CanvasRule(
      33,
      "What a scene simulates comes before what its container shows.",
      outside: .views(208, against: 0, documents: 64, projects: 28)
    ) { draft in
      draft.around.simulate(draft.object)
      return true
    },
    CanvasRule(
      142,
      "A scene that simulates a screen of its own is shown in that.",
      .until(.squareIsGone),
      .views(16, against: 0, documents: 4, projects: 4)
    ) { draft in
      guard let size = draft.simulatedScreen else { return false }
      draft.around.containerSize = size
      return true
    },
    CanvasRule(
      157,
      "A toolbar that a scene simulates, or the nearest that leads to it, stands in place of a tab bar.",
      .until(.safeAreasExist),
      .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.around.hasTabBar, draft.simulatesToolbar else { return false }
      draft.around.hasTabBar = false
      return true
    },
    CanvasRule(
      34,
      "A scene with a prompt has a line above its title.",
      outside: .unexercised
    ) { draft in
      guard draft.around.hasNavigationBar, draft.item?.has(.prompt) == true else { return false }
      draft.around.hasPrompt = true
      return true
    },
    CanvasRule(
      35,
      "A scene says whether its view extends under bars at its top.",
      outside: .views(6, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard
        let edges = draft.object.element.child(.extendedEdge, key: "edgesForExtendedLayout")
      else { return false }
      draft.around.extendsUnderTop = edges.boolean(.top) == true
      draft.around.extendsUnderBottom = edges.boolean(.bottom) == true
      return true
    },
    CanvasRule(
      36,
      "A scene says whether its view extends under opaque bars.",
      outside: .unexercised
    ) { draft in
      let extends = draft.object.element.boolean(.extendedLayoutIncludesOpaqueBars) == true
      draft.around.extendsUnderOpaqueBars = extends
      return extends
    },
  ]
}

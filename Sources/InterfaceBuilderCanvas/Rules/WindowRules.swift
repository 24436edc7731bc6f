import Foundation

/// The safe areas of scenes that fill a window: what a root's place in it leaves of its insets.
@MainActor
enum WindowRules {
  static let table: [CanvasRule<SafeAreaDraft>] = [
    CanvasRule(
      63,
      "A view that begins below the top of its window keeps so much less free there.",
      outside: .views(11, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard draft.frame.minY > 0, draft.frame.maxY <= draft.lies.container.height else {
        return false
      }
      draft.insets.top = max(0, draft.insets.top - draft.frame.minY)
      return true
    },
    CanvasRule(
      64,
      "What ends above a tab bar and the device's corners keeps nothing free at its bottom.",
      outside: .views(0, documents: 1)
    ) { draft in
      guard draft.lies.end == .tabBarAboveCorners else { return false }
      draft.insets.bottom = 0
      return true
    },
    CanvasRule(
      65,
      "What ends above a tab bar is not under it.",
      outside: .views(15, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard draft.lies.end == .tabBar else { return false }
      draft.insets.bottom = max(0, draft.insets.bottom - Containment.tabBar)
      return true
    },
    CanvasRule(
      66,
      "A view of the screen's size begins below an opaque bar and ends below the screen.",
      .until(.opaqueBarsPushNothing).orUnreleased,
      outside: .views(30, against: 0, documents: 6, projects: 1)
    ) { draft in
      guard draft.lies.gap == 0, draft.bars.hasNavigationBar, draft.bars.isBarOpaque else {
        return false
      }
      let isPushed = draft.frame.minY <= 0 && draft.device.usesSafeAreas
      draft.insets.bottom +=
        isPushed ? draft.insets.top : max(0, draft.frame.maxY - draft.lies.container.height)
      draft.insets.top = 0
      return true
    },
  ]
}

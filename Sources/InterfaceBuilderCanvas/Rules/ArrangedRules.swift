import HeadlessUIKit

/// The lengths that a canvas keeps for arranged views that ask for none.
@MainActor
enum ArrangedRules {
  static let table: [CanvasRule<ArrangedDraft>] = [
    CanvasRule(
      114,
      "An empty stack in a stack is 50 points high.",
      outside: .views(13, against: 0, documents: 2, projects: 2)
    ) { draft in
      guard let stack = draft.view as? UIStackView, stack.arrangedSubviews.isEmpty else {
        return false
      }
      draft.size = AssumedSize(-1, 50)
      return true
    },
    CanvasRule(
      115,
      "An empty label or image view in a stack is 50 points wide and high.",
      .all,
      .views(39, against: 2),
      outside: .views(33, against: 9, documents: 12, projects: 8)
    ) { draft in
      guard draft.isMeasured, draft.isBlank else { return false }
      draft.size = AssumedSize(50, 50)
      return true
    },
    CanvasRule(
      116,
      "An empty view in a row is 50 points wide and high.",
      .all,
      .documents(30, projects: 12),
      outside: .views(12, against: 3, documents: 4, projects: 4)
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .horizontal, draft.view.subviews.isEmpty else {
        return false
      }
      draft.size = AssumedSize(50, 50)
      return true
    },
    CanvasRule(
      117,
      "A view in a row whose content leaves its width open is 50 points wide.",
      .all,
      .views(31, projects: 5),
      outside: .unexercised
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .horizontal else { return false }
      draft.size = AssumedSize(50, -1, fillsOnly: true)
      return true
    },
    CanvasRule(
      118,
      "A view in a column whose content leaves its height open is 50 points high.",
      outside: .views(12, against: 0, documents: 2, projects: 1)
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .vertical, !draft.view.subviews.isEmpty else {
        return false
      }
      draft.size = AssumedSize(-1, 50, fillsOnly: !draft.hasBreakableHeight)
      return true
    },
    CanvasRule(
      119,
      "An empty view in a column is 240 by 50 points where a constraint says how high it may be.",
      outside: .views(0, documents: 5)
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .vertical, draft.view.subviews.isEmpty,
        draft.hasBreakableHeight || draft.isContainer
      else { return false }
      draft.size = AssumedSize(240, 50)
      return true
    },
    CanvasRule(
      153,
      "An empty view in a column is as wide as the content beside it, and 128 points high.",
      .all,
      .views(12, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .vertical, draft.view.subviews.isEmpty,
        draft.hasSizedNeighbour
      else { return false }
      draft.size = AssumedSize(-1, 128)
      return true
    },
    CanvasRule(
      120,
      "An empty view in a column keeps the library's 240 by 128 points.",
      .all,
      .documents(30, projects: 12),
      outside: .views(13, against: 9, documents: 6, projects: 3)
    ) { draft in
      guard draft.isPlain, draft.stack.axis == .vertical, draft.view.subviews.isEmpty else {
        return false
      }
      draft.size = AssumedSize(240, 128)
      return true
    },
  ]
}

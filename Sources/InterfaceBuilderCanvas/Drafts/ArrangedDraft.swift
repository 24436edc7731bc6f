import HeadlessUIKit

/// The length that is assumed of an arranged view while rules decide it.
@MainActor
struct ArrangedDraft: RuleSubject {
  let view: UIView
  let stack: UIStackView
  /// Whether the engine measures natural sizes.
  let isMeasured: Bool
  /// Whether the view is a container of another scene.
  let isContainer: Bool
  /// What is assumed; nil for nothing.
  var size: AssumedSize?

  var isSettled: Bool { size != nil }

  /// Whether the view is a plain one, with nothing that has a natural size.
  var isPlain: Bool { type(of: view) == UIView.self }

  /// Whether the stack fills its width with something that has a width of its own.
  var hasSizedNeighbour: Bool {
    stack.alignment == .fill
      && stack.arrangedSubviews.contains {
        $0 !== view && !$0.isHidden && $0.intrinsicContentSize.width > 0
      }
  }

  /// Whether a constraint that need not hold says how high the view is.
  var hasBreakableHeight: Bool {
    view.constraints.contains { constraint in
      constraint.firstItem === view && constraint.secondItem == nil
        && constraint.firstAttribute == .height && constraint.priority.rawValue < 1000
    }
  }

  /// Whether the view is a text or an image that has nothing to show.
  var isBlank: Bool {
    switch view {
    case let label as UILabel: label.text?.isEmpty != false
    case let image as UIImageView: image.image == nil
    default: false
    }
  }
}

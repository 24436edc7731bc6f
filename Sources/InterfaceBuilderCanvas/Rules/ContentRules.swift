import Foundation
import HeadlessUIKit

/// The natural sizes of controls and texts in the system that a version was made for, on its device.
@MainActor
enum ContentRules {
  static let table = texts + fields + controls + bars

  private static let texts: [CanvasRule<ContentDraft>] = [
    CanvasRule(
      97,
      "An empty label in a stack asks for no size, unless it insists on being nothing.",
      outside: .views(32, against: 9, documents: 12, projects: 8)
    ) { draft in
      guard case .label(let label) = draft.content, label.superview is UIStackView,
        label.text?.isEmpty != false
      else { return false }
      let width = label.contentHuggingPriority(for: .horizontal).rawValue
      let height = label.contentHuggingPriority(for: .vertical).rawValue
      draft.size = CGSize(width: width < 900 ? -1 : 0, height: height < 900 ? -1 : 0)
      return true
    },
    CanvasRule(
      98,
      "A line of text in a new label's font is as high as whole points at three pixels to a point, unless it is centred.",
      .until(.linesEndAtPixels),
      .views(126, against: 24, documents: 30),
      outside: .views(119, against: 29, documents: 30, projects: 16)
    ) { draft in
      guard case .label(let label) = draft.content, draft.device.scale == 3,
        label.numberOfLines == 1, label.font.textStyle == nil,
        label.font.pointSize == UIFont.labelFontSize, label.font.weight == .regular,
        label.text?.isEmpty == false,
        label.textAlignment != .center,
        !label.isArranged, draft.object?.customClass == nil
      else { return false }
      draft.roundUpHeight(of: label)
      return true
    },
    CanvasRule(
      170,
      "A line of text of 17 points is as high as whole points at three pixels to a point, centred or not.",
      .until(.statusBarIsGone),
      .views(19, against: 3, documents: 13)
    ) { draft in
      guard case .label(let label) = draft.content, draft.device.scale == 3,
        label.numberOfLines == 1, label.font.textStyle == nil,
        label.font.pointSize == UIFont.labelFontSize, label.text?.isEmpty == false,
        !label.isArranged, draft.object?.customClass == nil
      else { return false }
      draft.roundUpHeight(of: label)
      return true
    },
  ]

  private static let fields: [CanvasRule<ContentDraft>] = [
    CanvasRule(
      99,
      "A field with a rounded border is 30 points high.",
      .until(.roundedFieldsAreHigher),
      outside: .views(55, against: 2, documents: 22, projects: 10)
    ) { draft in
      guard case .field(let field) = draft.content, field.borderStyle == .roundedRect else {
        return false
      }
      let size = field.intrinsicContentSize
      draft.size = CGSize(width: size.width, height: size.height == 34 ? 30 : size.height)
      return true
    },
    CanvasRule(
      100,
      "A field of 15 points without a border is 19 points high.",
      .from(.borderlessFieldsAreHigher, until: .smallFieldsAreHigher),
      outside: .views(7, against: 0, documents: 1, projects: 1)
    ) { draft in draft.setBorderlessHeight(19, ofFontSize: 15) },
    CanvasRule(
      101,
      "A field of 15 points without a border is 19.5 points high.",
      .since(.smallFieldsAreHigher),
      outside: .views(2, against: 0, documents: 2, projects: 1)
    ) { draft in draft.setBorderlessHeight(19.5, ofFontSize: 15) },
    CanvasRule(
      102,
      "A field of 16 points without a border is 21 points high.",
      .since(.smallFieldsAreHigher),
      outside: .views(1, against: 0, documents: 1, projects: 1)
    ) { draft in draft.setBorderlessHeight(21, ofFontSize: 16) },
    CanvasRule(
      103,
      "A field of 17 points without a border is 22 points high.",
      .since(.borderlessFieldsAreHigher),
      outside: .views(17, against: 12, documents: 11, projects: 7)
    ) { draft in draft.setBorderlessHeight(22, ofFontSize: 17) },
  ]

  private static let controls: [CanvasRule<ContentDraft>] = [
    CanvasRule(
      104,
      "A switch is 61 by 28 points.",
      .releases(since: .controlsHaveGlass),
      outside: .views(98, against: 2, documents: 12, projects: 8)
    ) { draft in
      guard case .toggle = draft.content else { return false }
      draft.size = CGSize(width: 61, height: 28)
      return true
    },
    CanvasRule(
      105,
      "Segments on a television are 70 points high, with nothing between them.",
      outside: .unexercised
    ) {
      draft in
      guard case .segments(let control) = draft.content, draft.document.isTV else { return false }
      var size = control.naturalSize(
        font: TelevisionFonts.control,
        padding: 46,
        height: 70
      )
      size.width -= CGFloat(max(control.numberOfSegments - 1, 0))
      draft.size = draft.withoutInsets(size)
      return true
    },
    CanvasRule(
      106,
      "Segments are 29 points high.",
      .until(.controlsOfIOS13),
      outside: .views(31, against: 1, documents: 12, projects: 9)
    ) { draft in
      guard case .segments(let control) = draft.content else { return false }
      let size = control.naturalSize(font: .systemFont(ofSize: 13), padding: 14, height: 29)
      draft.size = draft.withoutInsets(size)
      return true
    },
    CanvasRule(
      107,
      "A stepper is 94 by 29 points.",
      .until(.controlsOfIOS13),
      outside: .views(3, against: 0, documents: 3, projects: 3)
    ) { draft in
      guard case .stepper = draft.content else { return false }
      draft.size = CGSize(width: 94, height: 29)
      return true
    },
    CanvasRule(
      108,
      "A slider is 33 points high.",
      .releases(since: .slidersAreHigher),
      .views(120),
      outside: .views(0, documents: 2)
    ) { draft in
      guard case .slider = draft.content else { return false }
      draft.setHeight(33)
      return true
    },
    CanvasRule(
      109,
      "A progress bar is two points high.",
      .until(.progressBarsAreHigher),
      outside: .views(30, against: 0, documents: 9, projects: 7)
    ) { draft in
      guard case .progressBar = draft.content else { return false }
      draft.setHeight(2)
      return true
    },
  ]

  private static let bars: [CanvasRule<ContentDraft>] = [
    CanvasRule(
      110,
      "A search bar is 44 points high.",
      .until(.searchBarsAreHigher),
      outside: .views(2, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard case .searchBar = draft.content else { return false }
      draft.setHeight(44)
      return true
    },
    CanvasRule(
      111,
      "A search bar is 56 points high.",
      .from(.searchBarsAreHigher, until: .controlsHaveGlass).orUnreleased,
      outside: .views(6, against: 4, documents: 5, projects: 4)
    ) { draft in
      guard case .searchBar = draft.content else { return false }
      draft.setHeight(56)
      return true
    },
    CanvasRule(
      112,
      "A search bar is 64 points high.",
      .releases(since: .controlsHaveGlass),
      outside: .views(7, against: 0, documents: 1, projects: 1)
    ) { draft in
      guard case .searchBar = draft.content else { return false }
      draft.setHeight(64)
      return true
    },
    CanvasRule(
      113,
      "A toolbar that ends at the safe area above round corners is 49 points high.",
      .all,
      .views(110, projects: 3),
      outside: .views(208, against: 6, documents: 94, projects: 3)
    ) { draft in
      guard case .toolbar(let bar) = draft.content, draft.device.isAroundCamera,
        ContentRules.endsAtSafeArea(bar)
      else { return false }
      draft.setHeight(49)
      return true
    },
  ]

  /// Whether a constraint ties a view's bottom to that of the safe area.
  private static func endsAtSafeArea(_ view: UIView) -> Bool {
    guard let parent = view.superview else { return false }
    let guide: UILayoutGuide = parent.safeAreaLayoutGuide
    return parent.constraints.contains { constraint in
      let isFirst = constraint.firstItem === view && constraint.secondItem === guide
      let isSecond = constraint.secondItem === view && constraint.firstItem === guide
      return (isFirst || isSecond) && constraint.firstAttribute == .bottom
        && constraint.secondAttribute == .bottom
    }
  }
}

extension ContentDraft {
  /// Gives a label its own size, with a height of whole points.
  fileprivate mutating func roundUpHeight(of label: UILabel) {
    let own = label.intrinsicContentSize
    size = CGSize(width: own.width, height: own.height.rounded(.up))
  }

  /// Gives a field without a border a height where its font has a size; the answer is whether it has.
  fileprivate mutating func setBorderlessHeight(_ height: CGFloat, ofFontSize size: CGFloat) -> Bool
  {
    guard case .field(let field) = content, field.borderStyle == .none,
      field.font?.pointSize == size
    else { return false }
    self.size = CGSize(width: field.intrinsicContentSize.width, height: height)
    return true
  }
}

import Foundation
import HeadlessUIKit

extension DocumentCanvas {
  /// Gives texts the fonts that the version drew them in.
  func setFonts() {
    guard policy.textStyles != .standard || policy.hasTelevisionButtons else { return }
    for view in views.values {
      switch view {
      case let label as UILabel: changed(label.font).map { label.font = $0 }
      case let button as UIButton:
        if policy.hasTelevisionButtons, !hasFont(button) {
          button.titleFont = TelevisionFonts.control
        }
        changed(button.titleFont).map { button.titleFont = $0 }
      case let field as UITextField: field.font.flatMap(changed).map { field.font = $0 }
      case let text as UITextView: text.font.flatMap(changed).map { text.font = $0 }
      default: break
      }
    }
  }

  private func hasFont(_ button: UIButton) -> Bool {
    let object = button.interfaceBuilderID.flatMap { document.object(withID: $0) }
    return object?.element.child(key: "fontDescription") != nil
  }

  private func changed(_ font: UIFont) -> UIFont? {
    guard let style = font.textStyle else { return nil }
    switch policy.textStyles {
    case .standard: return nil
    case .medium: return .preferredFont(forTextStyle: style, contentSize: .medium)
    case .smallerTitles:
      return Self.smallerTitles[style].map { font.withSize($0) }
    case .smallest: return .preferredFont(forTextStyle: style, contentSize: .extraSmall)
    case .television:
      return TelevisionFonts.font(for: style)
    }
  }

  /// The sizes of titles in iOS 12's canvases.
  private static let smallerTitles: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 30, .title1: 26, .title2: 20,
  ]

  /// Lets constraints win over content that insists on its size.
  func loosenContent() {
    for view in views.values {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if view.contentHuggingPriority(for: axis) == .required {
          view.setContentHuggingPriority(Self.nearlyRequired, for: axis)
        }
        if view.contentCompressionResistancePriority(for: axis) == .required {
          view.setContentCompressionResistancePriority(Self.nearlyRequired, for: axis)
        }
      }
    }
  }

  private static let nearlyRequired = UILayoutPriority(999.5)
}

import Foundation
import HeadlessUIKit
import InterfaceBuilder

// What controls and texts were like in the system that a version of Interface Builder drew with, as stored frames have it.

extension DocumentCanvas {
  /// The natural size of a control in the system that the version was made for; nil where it was always the same.
  func versionSize(of view: UIView) -> CGSize? {
    switch view {
    case is UISwitch where isWithGlass: return CGSize(width: 61, height: 28)
    case let field as UITextField: return versionSize(ofField: field)
    case let control as UISegmentedControl:
      return versionSize(ofSegments: control).map { content($0, of: control) }
    case is UIStepper where tools < 15000: return CGSize(width: 94, height: 29)
    case is UIProgressView: return barSize(tools < 17000 ? 2 : 4)
    case is UISearchBar: return barSize(tools < 14000 ? 44 : isWithGlass ? 64 : 56)
    default: return nil
    }
  }

  /// Versions for the systems from iOS 26 on.
  var isWithGlass: Bool { device.isRelease(since: 24000) }

  private func barSize(_ height: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The size of what constraints act on, of a size that is that of the frame.
  private func content(_ size: CGSize, of view: UIView) -> CGSize {
    let insets = view.alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  private func versionSize(ofSegments control: UISegmentedControl) -> CGSize? {
    if document.isTV {
      // Nothing separates segments there.
      var size = control.naturalSize(font: Self.televisionFont, padding: 46, height: 70)
      size.width -= CGFloat(max(control.numberOfSegments - 1, 0))
      return size
    }
    guard tools < 15000 else { return nil }
    return control.naturalSize(font: .systemFont(ofSize: 13), padding: 14, height: 29)
  }

  private func versionSize(ofField field: UITextField) -> CGSize? {
    let size = field.intrinsicContentSize
    if field.borderStyle == .roundedRect, tools < 14800 {
      return CGSize(width: size.width, height: size.height == 34 ? 30 : size.height)
    }
    guard field.borderStyle == .none, let height = borderlessHeight(field.font?.pointSize) else {
      return nil
    }
    return CGSize(width: size.width, height: height)
  }

  /// Newer versions drew fields of these sizes higher than their lines; other sizes are not known to differ.
  private func borderlessHeight(_ size: CGFloat?) -> CGFloat? {
    switch size {
    case 15 where tools >= 15000: 19.5
    case 15 where tools >= 13000: 19
    case 16 where tools >= 15000: 21
    case 17 where tools >= 13000: 22
    default: nil
    }
  }

  // MARK: Fonts

  /// Gives texts the fonts that the version drew them in.
  ///
  /// From Xcode 12.5 to 13 the canvas showed text styles in the smallest of the sizes that a user can choose.
  func setFonts() {
    let sizes: [UIFont.TextStyle: (CGFloat, UIFont.Weight)]
    if document.isTV {
      sizes = Self.televisionFonts
    } else if (18000..<21000).contains(tools) {
      sizes = [:]
    } else {
      return
    }
    for view in views.values {
      switch view {
      case let label as UILabel: changed(label.font, sizes).map { label.font = $0 }
      case let button as UIButton:
        if document.isTV, !hasFont(button) {
          button.titleFont = Self.televisionFont
        }
        changed(button.titleFont, sizes).map { button.titleFont = $0 }
      case let field as UITextField:
        field.font.flatMap { changed($0, sizes) }.map { field.font = $0 }
      case let text as UITextView: text.font.flatMap { changed($0, sizes) }.map { text.font = $0 }
      default: break
      }
    }
  }

  private func hasFont(_ button: UIButton) -> Bool {
    let object = button.interfaceBuilderID.flatMap { document.object(withID: $0) }
    return object?.element.child(key: "fontDescription") != nil
  }

  private func changed(
    _ font: UIFont,
    _ sizes: [UIFont.TextStyle: (CGFloat, UIFont.Weight)]
  ) -> UIFont? {
    guard let style = font.textStyle else { return nil }
    if sizes.isEmpty { return .preferredFont(forTextStyle: style, contentSize: .extraSmall) }
    return sizes[style].map { .systemFont(ofSize: $0.0, weight: $0.1) }
  }

  /// What tvOS gives controls: medium by name, and as wide as semibold texts are elsewhere.
  private static let televisionFont = UIFont.systemFont(ofSize: 38, weight: .semibold)

  /// The text styles of tvOS: Apple's Human Interface Guidelines.
  private static let televisionFonts: [UIFont.TextStyle: (CGFloat, UIFont.Weight)] = [
    .title1: (76, .medium), .title2: (57, .medium), .title3: (48, .medium),
    .headline: (38, .semibold), .subheadline: (38, .regular), .callout: (31, .medium),
    .body: (29, .medium), .footnote: (29, .medium), .caption1: (25, .medium),
    .caption2: (23, .medium),
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

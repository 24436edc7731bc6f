import Foundation
import HeadlessUIKit

/// Decides which parts of a view are visible content.
@MainActor
enum VisibleContent {
  /// Whether subviews are parts of the view itself, or rows that a list makes.
  static func isLeaf(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIControl, is UIImageView, is UITextView, is UITableView,
      is UICollectionView, is UIProgressView, is UIActivityIndicatorView, is UISearchBar:
      true
    default: false
    }
  }

  /// Whether the view shows content of its own, such as text or an image.
  static func isContent(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case let button as UIButton:
      !(button.currentTitle ?? "").isEmpty || button.currentImage != nil
        || button.currentBackgroundImage != nil
    case let image as UIImageView: image.image != nil || shows(image.backgroundColor)
    default: type(of: view).alwaysShowsContent
    }
  }

  /// Whether a colour is visible.
  static func shows(_ color: UIColor?) -> Bool { (color?.alpha ?? 0) > 0.05 }

  /// Whether it is a loss when the view, or a part of it, is not visible.
  static func isMissed(_ view: UIView) -> Bool {
    switch view {
    case is UITableView, is UICollectionView, is UISearchBar: true
    case let text as UITextView: !(text.text ?? "").isEmpty || shows(text.backgroundColor)
    default: isContent(view) || (!isLeaf(view) && shows(view.backgroundColor))
    }
  }

  /// Whether the view is a picture that nobody reads or touches.
  static func isDecoration(_ view: UIView) -> Bool {
    view is UIImageView && !view.isUserInteractionEnabled
  }

  /// Whether the view is opaque.
  static func hidesGround(_ view: UIView) -> Bool {
    guard view.alpha > 0.98 else { return false }
    if let color = view.backgroundColor { return color.alpha > 0.98 }
    return view is UITableView
  }

  /// The visible content of the view, in the coordinates of `frame`.
  static func rect(of view: UIView, in frame: CGRect) -> CGRect {
    switch view {
    case let label as UILabel: return text(label, frame)
    case let button as UIButton:
      let hasGround = shows(button.backgroundColor) || button.currentBackgroundImage != nil
      return hasGround ? frame : caption(of: button, in: frame)
    default: return frame
    }
  }

  /// Where the title and the image of a button are, without its ground.
  static func caption(of button: UIButton, in frame: CGRect) -> CGRect {
    let isImageOnly = (button.currentTitle ?? "").isEmpty && button.configuration == nil
    let size =
      (isImageOnly ? button.currentImage?.size : nil) ?? button.intrinsicContentSize
    let width = min(size.width, frame.width)
    let height = min(size.height, frame.height)
    let x =
      switch button.contentHorizontalAlignment {
      case .left, .leading: frame.minX
      case .right, .trailing: frame.maxX - width
      case .center, .fill: frame.midX - width / 2
      }
    return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  // Lines are centred vertically in a label and follow its alignment horizontally.
  private static func text(_ label: UILabel, _ frame: CGRect) -> CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let size = label.textRect(
      forBounds: bounds,
      limitedToNumberOfLines: label.numberOfLines
    ).size
    let x =
      switch label.textAlignment {
      case .center: frame.midX - size.width / 2
      case .right: frame.maxX - size.width
      default: frame.minX
      }
    return CGRect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }
}

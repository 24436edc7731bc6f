import Foundation
import HeadlessUIKit

/// A view with a natural size.
final class SizedView: UIView {
  var natural = CGSize.zero

  convenience init(_ width: CGFloat, _ height: CGFloat = 10) {
    self.init(frame: .zero)
    natural = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { natural }
}

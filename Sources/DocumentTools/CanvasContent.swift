import Foundation
import HeadlessUIKit

// How large a canvas takes content to be by where it lies and by the pixels of its device, as stored frames have it.

extension DocumentCanvas {
  /// The natural size of content that its device or its place makes different; nil where it is as it is measured.
  ///
  /// Read off 150 labels of 30 documents, 120 sliders, and 110 toolbars of 3 projects.
  func placedSize(of view: UIView) -> CGSize? {
    switch view {
    case let label as UILabel where isWholeLabel(label):
      let size = label.intrinsicContentSize
      return CGSize(width: size.width, height: size.height.rounded(.up))
    case is UISlider where device.isRelease(since: 23700):
      return CGSize(width: UIView.noIntrinsicMetric, height: 33)
    case let bar as UIToolbar where device.hasNotch && endsAtSafeArea(bar):
      return CGSize(width: UIView.noIntrinsicMetric, height: 49)
    default: return nil
    }
  }

  /// Before version 25000 a line of text by itself was as high as whole points on screens of three pixels to a point, as long as
  /// it had the size that new labels have; in stacks, in text styles, in other sizes and in classes of the app's own it ended at
  /// a pixel as elsewhere: 126 of 150 such labels, and 60 of 75 of the others where the two are more than half a point apart.
  private func isWholeLabel(_ label: UILabel) -> Bool {
    device.scale == 3 && !device.isRelease(since: 25000) && label.numberOfLines == 1
      && label.font.textStyle == nil && label.font.pointSize == UIFont.labelFontSize
      && label.text?.isEmpty == false && !label.isArranged && object(of: label)?.customClass == nil
  }

  /// Whether a constraint ties a view's bottom to that of the safe area, below which such devices have room to spare.
  private func endsAtSafeArea(_ view: UIView) -> Bool {
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

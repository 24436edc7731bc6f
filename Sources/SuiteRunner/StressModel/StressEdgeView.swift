import Foundation
import HeadlessUIKit

/// The headers and footers.
@MainActor
final class StressEdgeView: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 12))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

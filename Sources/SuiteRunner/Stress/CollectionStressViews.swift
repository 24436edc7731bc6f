import Foundation
import HeadlessUIKit

/// The cells of a stressed collection view; one class takes turns with the other when registrations are replaced.
@MainActor
class StressItemCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The other class.
@MainActor final class OtherStressItemCell: StressItemCell {}

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

/// What lies behind a section.
@MainActor final class StressBackgroundView: UICollectionReusableView {}

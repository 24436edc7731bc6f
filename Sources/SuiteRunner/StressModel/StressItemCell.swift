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

import Foundation
import HeadlessUIKit

final class RecordedCollectionViewCell: UICollectionViewCell, RecordedObject {
  override init(frame: CGRect) {
    super.init(frame: frame)
    record("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    record("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    record("awakeFromNib")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    record("prepareForReuse")
  }

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

import Foundation
import HeadlessUIKit

final class RecordedTableViewCell: UITableViewCell, RecordedObject {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    record("init(style:reuseIdentifier:)")
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

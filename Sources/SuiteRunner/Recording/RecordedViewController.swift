import Foundation
import HeadlessUIKit

final class RecordedViewController: UIViewController, RecordedObject {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    record("init(nibName:bundle:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    record("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    record("awakeFromNib")
  }

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

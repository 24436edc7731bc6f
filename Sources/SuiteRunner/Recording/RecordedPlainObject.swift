import Foundation
import HeadlessUIKit

/// A declared class that is no view: a File's Owner, an object of a nib.
final class RecordedPlainObject: NSObject, NibObject, ActionPerforming, RecordedObject {
  required override init() { super.init() }

  func awakeFromNib() { record("awakeFromNib") }

  func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = ActionPerformance.table(self, action, sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

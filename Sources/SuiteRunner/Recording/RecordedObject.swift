import Foundation
import HeadlessUIKit

/// An object of a declared class, which tells the case's log what it is sent.
///
/// Declared classes exist in no binary: their instances are instances of these subclasses of UIKit's
/// classes, so that a suite can say in which order calls come, and with which outlets connected.
@MainActor
protocol RecordedObject: NSObject {}

extension RecordedObject {
  func record(_ name: String, section: Int? = nil, item: Int? = nil) {
    guard let log = CallLog.current else { return }
    let storage = NibStorage.existing(of: self)
    log.append(
      LoggedCall(
        name: name,
        className: storage?.className ?? RecordedClasses.plainName(of: type(of: self)),
        outlets: storage?.outletNames ?? [],
        section: section,
        item: item
      )
    )
  }
}

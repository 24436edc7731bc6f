import Foundation
import HeadlessUIKit

/// Which classes record, and under which names declared classes find them.
@MainActor
enum RecordedClasses {
  private static let classes: [(superclass: String, type: AnyClass)] = [
    ("NSObject", RecordedPlainObject.self),
    ("UIView", RecordedView.self),
    ("UIControl", RecordedControl.self),
    ("UIButton", RecordedButton.self),
    ("UILabel", RecordedLabel.self),
    ("UITableViewCell", RecordedTableViewCell.self),
    ("UITableViewHeaderFooterView", RecordedHeaderFooterView.self),
    ("UICollectionReusableView", RecordedReusableView.self),
    ("UICollectionViewCell", RecordedCollectionViewCell.self),
    ("UIViewController", RecordedViewController.self),
  ]

  /// The superclass under which the registry finds the recording one, or the same name.
  static func superclass(for name: String) -> String {
    classes.contains { $0.superclass == name } ? prefix + name : name
  }

  /// Makes the recording classes known to an environment.
  static func register(in registry: NibClassRegistry) {
    registry.register(NSObject.self, name: "NSObject")
    for one in classes { registry.register(one.type, name: prefix + one.superclass) }
  }

  /// The name of the class that a recording one stands for.
  static func plainName(of type: AnyClass) -> String {
    classes.first { $0.type == type }?.superclass ?? "\(type)"
  }

  /// Whether an object's class records and no document names it.
  static func isHidden(_ object: NSObject) -> Bool {
    object is any RecordedObject && NibStorage.existing(of: object)?.className == nil
  }

  private static let prefix = "Recorded "
}

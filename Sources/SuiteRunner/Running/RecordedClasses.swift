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
      RecordedCall(
        name: name,
        className: storage?.className ?? RecordedClasses.plainName(of: type(of: self)),
        outlets: storage?.outletNames ?? [],
        section: section,
        item: item
      )
    )
  }
}

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

final class RecordedView: UIView, RecordedObject {
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

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

final class RecordedControl: UIControl, RecordedObject {
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

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

final class RecordedButton: UIButton, RecordedObject {
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

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

final class RecordedLabel: UILabel, RecordedObject {
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

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    let isAnswered = super.perform(action, with: sender)
    if isAnswered { record(action.name) }
    return isAnswered
  }
}

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

final class RecordedHeaderFooterView: UITableViewHeaderFooterView, RecordedObject {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    record("init(reuseIdentifier:)")
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

final class RecordedReusableView: UICollectionReusableView, RecordedObject {
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

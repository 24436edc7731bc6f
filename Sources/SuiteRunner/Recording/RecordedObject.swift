import Foundation
import HeadlessUIKit

/// An object of a declared class, which tells the case's log what it is sent.
///
/// Declared classes exist in no binary: their instances are instances of these subclasses of UIKit's
/// classes, so that a suite can say in which order calls come, and with which outlets connected.
@MainActor
protocol RecordedObject: NSObject {}

extension RecordedObject {
  /// The calls that are recorded with values.
  private static var valued: [String] {
    ["awakeFromNib", "init(frame:)", "init(style:reuseIdentifier:)"]
  }

  func record(
    _ name: String,
    section: Int? = nil,
    item: Int? = nil,
    kind: String? = nil
  ) {
    guard let log = CallLog.current else { return }
    let storage = NibStorage.existing(of: self)
    log.append(
      LoggedCall(
        name: name,
        className: storage?.className ?? RecordedClasses.plainName(of: type(of: self)),
        outlets: storage?.outletNames ?? [],
        section: section,
        item: item,
        kind: kind,
        values: Self.valued.contains(name) ? values(storage) : [:]
      )
    )
  }

  /// What runtime attributes set: kept values, and the properties that most of them set in views.
  private func values(_ storage: NibStorage?) -> [String: String] {
    var values = storage?.values.mapValues { "\($0)" } ?? [:]
    guard let view = self as? UIView else { return values }
    values["frame"] = NumberText.of(view.frame)
    values["tag"] = "\(view.tag)"
    values["alpha"] = NumberText.of(view.alpha)
    values["hidden"] = view.isHidden ? "YES" : "NO"
    if let cell = view as? UITableViewCell {
      values["reuseIdentifier"] = cell.reuseIdentifier ?? "nothing"
    }
    if let label = view as? UILabel { values["text"] = label.text ?? "" }
    return values
  }
}

extension RecordedObject where Self: UIView {
  /// Records the frame of attributes, which the view has by now, with what they are for.
  func recordApplied(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let order = attributes.zIndex == 0 ? "" : " z=\(attributes.zIndex)"
    record(
      "apply(\(NumberText.of(frame))\(order))",
      section: path.first,
      item: path.count > 1 ? path[1] : nil,
      kind: attributes.representedElementKind
    )
  }

  /// Records a change of the layout, with both classes where they differ.
  func recordTransition(
    _ name: String,
    _ old: UICollectionViewLayout,
    _ new: UICollectionViewLayout
  ) {
    let (from, to) = (ObjectName.className(of: old), ObjectName.className(of: new))
    record(from == to ? name : "\(name)(\(from) to \(to))")
  }
}

import Foundation
import Geometry

/// The runtime attributes that the engine's own classes take, by key.
///
/// Those of controls and texts stand with their classes, as `keyedAttributes`.
@MainActor
enum EngineAttributes {
  typealias Entry = (_ target: NSObject, _ value: NibValue) -> Bool

  /// An attribute of a convertible type.
  private static func attribute<Target: NSObject, Value>(
    _ set: @escaping (Target, Value) -> Void
  ) -> Entry {
    { target, value in
      guard let target = target as? Target,
        let converted = value.converted(to: Value.self) as? Value
      else { return false }
      set(target, converted)
      return true
    }
  }

  /// A key that UIKit has and that changes nothing here.
  private static func accepted<Target: NSObject>(_: Target.Type) -> Entry {
    { target, _ in target is Target }
  }

  /// Sets the property that a key stands for; false where the class has none, or for another type.
  static func set(_ key: String, of target: NSObject, to value: NibValue) -> Bool {
    for entry in entries[key] ?? [] where entry(target, value) { return true }
    guard let view = target as? UIView else { return false }
    return KeyedAttribute.attributes(of: type(of: view)).contains {
      $0.name == key && $0.users.contains(.runtimeAttributes) && $0.set(view, value)
    }
  }

  private static let entries: [String: [Entry]] =
    view.merging(content, uniquingKeysWith: +).merging(layer, uniquingKeysWith: +)

  private static let view: [String: [Entry]] = [
    "frame": [attribute { (s: UIView, v: CGRect) in s.frame = v }],
    "bounds": [attribute { (s: UIView, v: CGRect) in s.bounds = v }],
    "center": [attribute { (s: UIView, v: CGPoint) in s.center = v }],
    "hidden": [attribute { (s: UIView, v: Bool) in s.isHidden = v }],
    "alpha": [attribute { (s: UIView, v: CGFloat) in s.alpha = v }],
    "tag": [attribute { (s: UIView, v: Int) in s.tag = v }],
    "opaque": [attribute { (s: UIView, v: Bool) in s.isOpaque = v }],
    "clipsToBounds": [attribute { (s: UIView, v: Bool) in s.clipsToBounds = v }],
    "userInteractionEnabled": [
      attribute { (s: UIView, v: Bool) in s.isUserInteractionEnabled = v }
    ],
    "backgroundColor": [attribute { (s: UIView, v: UIColor?) in s.backgroundColor = v }],
    "tintColor": [attribute { (s: UIView, v: UIColor) in s.tintColor = v }],
    "accessibilityIdentifier": [
      attribute { (s: UIView, v: String?) in s.accessibilityIdentifier = v },
      accepted(NSObject.self),
    ],
    "accessibilityLabel": [
      attribute { (s: UIView, v: String?) in s.accessibilityLabel = v }, accepted(NSObject.self),
    ],
    "accessibilityHint": [
      attribute { (s: UIView, v: String?) in s.accessibilityHint = v }, accepted(NSObject.self),
    ],
    "accessibilityValue": [
      attribute { (s: UIView, v: String?) in s.accessibilityValue = v }, accepted(NSObject.self),
    ],
    "isAccessibilityElement": [
      attribute { (s: UIView, v: Bool) in s.isAccessibilityElement = v },
      accepted(NSObject.self),
    ],
    "accessibilityElementsHidden": [accepted(NSObject.self)],
    "exclusiveTouch": [attribute { (s: UIView, v: Bool) in s.isExclusiveTouch = v }],
    "multipleTouchEnabled": [attribute { (s: UIView, v: Bool) in s.isMultipleTouchEnabled = v }],
    "preservesSuperviewLayoutMargins": [
      attribute { (s: UIView, v: Bool) in s.preservesSuperviewLayoutMargins = v }
    ],
    "translatesAutoresizingMaskIntoConstraints": [
      attribute { (s: UIView, v: Bool) in s.translatesAutoresizingMaskIntoConstraints = v }
    ],
  ]

  private static let content: [String: [Entry]] = [
    "secureTextEntry": [accepted(UITextField.self)],
    "title": [
      attribute { (s: UIViewController, v: String?) in s.title = v },
      attribute { (s: UIBarItem, v: String?) in s.title = v },
    ],
    "enabled": [attribute { (s: UIBarItem, v: Bool) in s.isEnabled = v }],
    "rowHeight": [attribute { (s: UITableView, v: CGFloat) in s.rowHeight = v }],
    "estimatedRowHeight": [attribute { (s: UITableView, v: CGFloat) in s.estimatedRowHeight = v }],
    "spacing": [attribute { (s: UIStackView, v: CGFloat) in s.spacing = v }],
    "constant": [attribute { (s: NSLayoutConstraint, v: CGFloat) in s.constant = v }],
    "identifier": [attribute { (s: NSLayoutConstraint, v: String?) in s.identifier = v }],
    "scrollEnabled": [attribute { (s: UIScrollView, v: Bool) in s.isScrollEnabled = v }],
  ]

  private static let layer: [String: [Entry]] = [
    "cornerRadius": [attribute { (s: CALayer, v: CGFloat) in s.cornerRadius = v }],
    "borderWidth": [attribute { (s: CALayer, v: CGFloat) in s.borderWidth = v }],
    "shadowOpacity": [attribute { (s: CALayer, v: Float) in s.shadowOpacity = v }],
    "shadowRadius": [attribute { (s: CALayer, v: CGFloat) in s.shadowRadius = v }],
    "shadowOffset": [attribute { (s: CALayer, v: CGSize) in s.shadowOffset = v }],
    "masksToBounds": [attribute { (s: CALayer, v: Bool) in s.masksToBounds = v }],
    "opacity": [attribute { (s: CALayer, v: Float) in s.opacity = v }],
    "zPosition": [attribute { (s: CALayer, v: CGFloat) in s.zPosition = v }],
  ]
}

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

  /// An attribute whose number is the raw value of a choice; KVC takes an enumeration's number.
  private static func choice<Target: NSObject, Value: RawRepresentable>(
    _ set: @escaping (Target, Value) -> Void
  ) -> Entry where Value.RawValue == Int {
    { target, value in
      guard let target = target as? Target, let raw = value.converted(to: Int.self) as? Int,
        let chosen = Value(rawValue: raw)
      else { return false }
      set(target, chosen)
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
    [content, layer, controls, scrolling, lists].reduce(view) { all, part in
      all.merging(part, uniquingKeysWith: +)
    }

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
    "contentMode": [choice { (s: UIView, v: UIView.ContentMode) in s.contentMode = v }],
    "tintAdjustmentMode": [
      choice { (s: UIView, v: UIView.TintAdjustmentMode) in s.tintAdjustmentMode = v }
    ],
    "translatesAutoresizingMaskIntoConstraints": [
      attribute { (s: UIView, v: Bool) in s.translatesAutoresizingMaskIntoConstraints = v }
    ],
  ]

  private static let content: [String: [Entry]] = [
    "title": [
      attribute { (s: UIViewController, v: String?) in s.title = v },
      attribute { (s: UIBarItem, v: String?) in s.title = v },
    ],
    "enabled": [
      attribute { (s: UIBarItem, v: Bool) in s.isEnabled = v },
      attribute { (s: UILabel, v: Bool) in s.isEnabled = v },
    ],
    "rowHeight": [attribute { (s: UITableView, v: CGFloat) in s.rowHeight = v }],
    "estimatedRowHeight": [attribute { (s: UITableView, v: CGFloat) in s.estimatedRowHeight = v }],
    "spacing": [attribute { (s: UIStackView, v: CGFloat) in s.spacing = v }],
    "constant": [attribute { (s: NSLayoutConstraint, v: CGFloat) in s.constant = v }],
    "identifier": [attribute { (s: NSLayoutConstraint, v: String?) in s.identifier = v }],
    "axis": [choice { (s: UIStackView, v: NSLayoutConstraint.Axis) in s.axis = v }],
    "distribution": [
      choice { (s: UIStackView, v: UIStackView.Distribution) in s.distribution = v }
    ],
    "alignment": [choice { (s: UIStackView, v: UIStackView.Alignment) in s.alignment = v }],
  ]

  private static let controls: [String: [Entry]] = [
    "highlighted": [
      attribute { (s: UIControl, v: Bool) in s.isHighlighted = v },
      attribute { (s: UILabel, v: Bool) in s.isHighlighted = v },
      attribute { (s: UIImageView, v: Bool) in s.isHighlighted = v },
      attribute { (s: UITableViewCell, v: Bool) in s.isHighlighted = v },
      attribute { (s: UICollectionViewCell, v: Bool) in s.isHighlighted = v },
    ],
    "lineBreakMode": [choice { (s: UILabel, v: NSLineBreakMode) in s.lineBreakMode = v }],
    "shadowColor": [
      attribute { (s: UILabel, v: UIColor?) in s.shadowColor = v }
    ],
    "secureTextEntry": [attribute { (s: UITextField, v: Bool) in s.isSecureTextEntry = v }],
    "clearButtonMode": [
      choice { (s: UITextField, v: UITextField.ViewMode) in s.clearButtonMode = v }
    ],
  ]

  private static let scrolling: [String: [Entry]] = [
    "scrollEnabled": [attribute { (s: UIScrollView, v: Bool) in s.isScrollEnabled = v }],
    "pagingEnabled": [attribute { (s: UIScrollView, v: Bool) in s.isPagingEnabled = v }],
    "bounces": [attribute { (s: UIScrollView, v: Bool) in s.bounces = v }],
    "alwaysBounceVertical": [
      attribute { (s: UIScrollView, v: Bool) in s.alwaysBounceVertical = v }
    ],
    "alwaysBounceHorizontal": [
      attribute { (s: UIScrollView, v: Bool) in s.alwaysBounceHorizontal = v }
    ],
    "showsVerticalScrollIndicator": [
      attribute { (s: UIScrollView, v: Bool) in s.showsVerticalScrollIndicator = v }
    ],
    "showsHorizontalScrollIndicator": [
      attribute { (s: UIScrollView, v: Bool) in s.showsHorizontalScrollIndicator = v }
    ],
    "scrollsToTop": [attribute { (s: UIScrollView, v: Bool) in s.scrollsToTop = v }],
    "contentOffset": [attribute { (s: UIScrollView, v: CGPoint) in s.contentOffset = v }],
    "contentSize": [attribute { (s: UIScrollView, v: CGSize) in s.contentSize = v }],
    "keyboardDismissMode": [
      choice { (s: UIScrollView, v: UIScrollView.KeyboardDismissMode) in s.keyboardDismissMode = v }
    ],
  ]

  private static let lists: [String: [Entry]] = [
    "allowsSelection": [
      attribute { (s: UITableView, v: Bool) in s.allowsSelection = v },
      attribute { (s: UICollectionView, v: Bool) in s.allowsSelection = v },
    ],
    "allowsMultipleSelection": [
      attribute { (s: UITableView, v: Bool) in s.allowsMultipleSelection = v },
      attribute { (s: UICollectionView, v: Bool) in s.allowsMultipleSelection = v },
    ],
    "allowsSelectionDuringEditing": [
      attribute { (s: UITableView, v: Bool) in s.allowsSelectionDuringEditing = v }
    ],
    "allowsMultipleSelectionDuringEditing": [
      attribute { (s: UITableView, v: Bool) in s.allowsMultipleSelectionDuringEditing = v }
    ],
    "separatorColor": [attribute { (s: UITableView, v: UIColor?) in s.separatorColor = v }],
    "sectionHeaderHeight": [
      attribute { (s: UITableView, v: CGFloat) in s.sectionHeaderHeight = v }
    ],
    "sectionFooterHeight": [
      attribute { (s: UITableView, v: CGFloat) in s.sectionFooterHeight = v }
    ],
  ]

  private static let layer: [String: [Entry]] = [
    "cornerRadius": [attribute { (s: CALayer, v: CGFloat) in s.cornerRadius = v }],
    "borderWidth": [attribute { (s: CALayer, v: CGFloat) in s.borderWidth = v }],
    "shadowOpacity": [attribute { (s: CALayer, v: Float) in s.shadowOpacity = v }],
    "shadowRadius": [attribute { (s: CALayer, v: CGFloat) in s.shadowRadius = v }],
    "shadowOffset": [attribute { (s: CALayer, v: CGSize) in s.shadowOffset = v }],
    "anchorPoint": [attribute { (s: CALayer, v: CGPoint) in s.anchorPoint = v }],
    "name": [attribute { (s: CALayer, v: String?) in s.name = v }],
    "masksToBounds": [attribute { (s: CALayer, v: Bool) in s.masksToBounds = v }],
    "opacity": [attribute { (s: CALayer, v: Float) in s.opacity = v }],
    "zPosition": [attribute { (s: CALayer, v: CGFloat) in s.zPosition = v }],
  ]
}

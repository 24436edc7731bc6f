import Foundation
import Geometry
import InterfaceBuilder

/// Collects what is set on one object while it is decoded.
///
/// Each setting is a closure over a typed value; the object's class was checked when the family was
/// chosen, so settings need no casts.
struct NibSettings {
  let element: IBElement
  private(set) var list: [(NSObject) -> Void] = []

  init(_ element: IBElement) { self.element = element }

  /// Sets a value that the document has; nothing for nil.
  mutating func set<Target: NSObject, Value>(
    _ value: Value?,
    _ body: @escaping (Target, Value) -> Void
  ) {
    guard let value else { return }
    list.append { body(unsafeDowncast($0, to: Target.self), value) }
  }

  /// Sets a value that differs from the one that a new object has anyway.
  mutating func set<Target: NSObject, Value: Equatable>(
    _ value: Value?,
    unless initial: Value,
    _ body: @escaping (Target, Value) -> Void
  ) {
    if value != initial { set(value, body) }
  }

  mutating func set<Target: NSObject>(
    points name: IBAttributeName,
    _ body: @escaping (Target, CGFloat) -> Void
  ) {
    set(element.number(name).map { CGFloat($0) }, body)
  }

  mutating func set<Target: NSObject>(
    boolean name: IBAttributeName,
    _ body: @escaping (Target, Bool) -> Void
  ) {
    set(element.boolean(name), body)
  }

  mutating func set<Target: NSObject>(
    integer name: IBAttributeName,
    _ body: @escaping (Target, Int) -> Void
  ) {
    set(element.integer(name), body)
  }

  mutating func set<Target: NSObject>(
    text name: IBAttributeName,
    _ body: @escaping (Target, String) -> Void
  ) {
    set(element.text(name), body)
  }

  mutating func set<Target: NSObject>(
    insets key: String,
    _ body: @escaping (Target, UIEdgeInsets) -> Void
  ) {
    let insets = element.insets(key: key).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    set(insets, body)
  }

  mutating func set<Target: NSObject>(
    size key: String,
    _ body: @escaping (Target, CGSize) -> Void
  ) {
    set(element.size(key: key), body)
  }
}

extension NibCompiler {
  /// What is set on an object before its children are decoded.
  func settings(of object: IBObject, _ type: AnyClass?) -> [(NSObject) -> Void] {
    guard let type else { return [] }
    var settings = NibSettings(object.element)
    if ClassMetadata.isSubclass(type, of: UIView.self) {
      if CompactText(object.id).isElsewhere {
        settings.set(object.id) { (view: UIView, value) in view.interfaceBuilderID = value }
      }
      addViewSettings(&settings)
    }
    for family in Self.families where ClassMetadata.isSubclass(type, of: family.type) {
      family.add(self)(object, &settings)
    }
    if let view = type as? UIView.Type { settings.addKeyed(of: view) }
    return settings.list
  }

  private typealias Family = (
    type: AnyClass, add: (NibCompiler) -> (IBObject, inout NibSettings) -> Void
  )

  /// Classes with more than attributes of their own: children, resources, keywords.
  private static let families: [Family] = [
    (UILabel.self, addLabelSettings), (UIControl.self, addControlSettings),
    (UIButton.self, addButtonSettings), (UIImageView.self, addImageViewSettings),
    (UIStackView.self, addStackSettings), (UITextField.self, addTextFieldSettings),
    (UITextView.self, addTextViewSettings), (UISegmentedControl.self, addSegmentSettings),
    (UIActivityIndicatorView.self, addActivitySettings), (UIScrollView.self, addScrollSettings),
    (UIStepper.self, addStepperSettings), (UISlider.self, addSliderSettings),
    (UISwitch.self, addSwitchSettings), (UIPageControl.self, addPageSettings),
    (UIProgressView.self, addProgressSettings), (UIDatePicker.self, addDatePickerSettings),
    (UISearchBar.self, addSearchBarSettings), (UINavigationBar.self, addNavigationBarSettings),
    (UIToolbar.self, addToolbarSettings), (UITabBar.self, addTabBarSettings),
    (UITableView.self, addTableSettings), (UICollectionView.self, addCollectionSettings),
    (UITableViewCell.self, addTableCellSettings),
    (UICollectionReusableView.self, addReusableSettings),
    (UICollectionViewFlowLayout.self, addFlowLayoutSettings),
    (UIBarItem.self, addBarItemSettings), (UINavigationItem.self, addNavigationItemSettings),
    (UIGestureRecognizer.self, addRecognizerSettings),
    (UIViewController.self, addControllerSettings), (NibSection.self, addSectionSettings),
  ]

  /// Attributes of views that few views have.
  private func addViewSettings(_ settings: inout NibSettings) {
    let element = settings.element
    settings.set(points: .alpha) { (view: UIView, value) in view.alpha = value }
    settings.set(integer: .tag) { (view: UIView, value) in view.tag = value }
    settings.set(text: .restorationIdentifier) { (view: UIView, value) in
      view.restorationIdentifier = value
    }
    settings.set(resources.color("backgroundColor", of: element)) { (view: UIView, value) in
      view.backgroundColor = value
    }
    settings.set(resources.color("tintColor", of: element)) { (view: UIView, value) in
      view.tintColor = value
    }
    let width = element.number(.placeholderIntrinsicWidth)
    let height = element.number(.placeholderIntrinsicHeight)
    if width != nil || height != nil {
      let size = CGSize(
        width: width ?? UIView.noIntrinsicMetric,
        height: height ?? UIView.noIntrinsicMetric
      )
      settings.set(size) { (view: UIView, value) in
        view.rareState.placeholderIntrinsicSize = value
      }
    }
    addMarginSettings(&settings)
    settings.set(element.keyword(.semanticContentAttribute, IBSemanticContent.self)) {
      (view: UIView, value) in
      view.semanticContentAttribute =
        UIView.SemanticContentAttribute(rawValue: Int(value.rawValue)) ?? .unspecified
    }
    addAccessibilitySettings(&settings)
  }

  private func addMarginSettings(_ settings: inout NibSettings) {
    let element = settings.element
    settings.set(insets: "layoutMargins") { (view: UIView, value) in view.layoutMargins = value }
    let directional = element.insets(key: "directionalLayoutMargins").map {
      NSDirectionalEdgeInsets(
        top: $0.top,
        leading: $0.left,
        bottom: $0.bottom,
        trailing: $0.right
      )
    }
    settings.set(directional) { (view: UIView, value) in view.directionalLayoutMargins = value }
    settings.set(boolean: .insetsLayoutMarginsFromSafeArea) { (view: UIView, value) in
      view.insetsLayoutMarginsFromSafeArea = value
    }
  }

  private func addAccessibilitySettings(_ settings: inout NibSettings) {
    guard let child = settings.element.child(key: "accessibilityConfiguration") else { return }
    settings.set(child.text(.identifier)) { (view: UIView, value) in
      view.accessibilityIdentifier = value
    }
    settings.set(child.text(.label)) { (view: UIView, value) in view.accessibilityLabel = value }
    settings.set(child.text(.hint)) { (view: UIView, value) in view.accessibilityHint = value }
    settings.set(child.child(.bool, key: "isElement")?.boolean(.value)) { (view: UIView, value) in
      view.isAccessibilityElement = value
    }
  }
}

import Foundation

// Making an instance of a class known only at run time (rules TV-34 and CV-22).
//
// UIKit calls `init(style:reuseIdentifier:)`, `init(reuseIdentifier:)` or `init(frame:)` on the
// registered class. In Swift these would have to be `required`, and then code written for UIKit
// (`override init(style:…)`) would not compile. A convenience initialiser that is not required
// reaches the subclass's designated initialiser through the vtable, but cannot be called on a
// metatype. It is therefore declared a second time, as a static method, under its mangled name.
// Renaming an initialiser fails at link time, not silently. A subclass without the designated
// initialiser traps with Swift's message, where UIKit raises.

extension UITableViewCell {
  /// Creates a cell through the designated initialiser of the class on which it is called.
  convenience init(bridgedStyle style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer through the designated initialiser of the class on which it is called.
  convenience init(bridgedReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}

extension UIView {
  /// Creates a view through the designated initialiser of the class on which it is called.
  convenience init(bridgedFrame frame: CGRect) {
    self.init(frame: frame)
  }
}

extension UIGestureRecognizer {
  /// Creates a recogniser from a nib through the initialiser of the class on which it is called.
  convenience init?(bridgedCoder coder: NSCoder) {
    self.init(coder: coder)
  }
}

extension UIViewController {
  /// Creates a view controller through the designated initialiser of the class on which it is called.
  convenience init(bridgedNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

extension NSLayoutConstraint {
  /// Creates a constraint of a nib through the initialiser of the class on which it is called.
  convenience init(bridgedNib: Void) { self.init() }
}

extension UITableViewCell {
  /// Creates a cell of the class on which it is called, which may be known at run time only.
  @_silgen_name(
    "$s13HeadlessUIKit15UITableViewCellC12bridgedStyle15reuseIdentifierA2C0eG0O_SSSgtcfC"
  )
  static func create(
    style: consuming UITableViewCell.CellStyle,
    reuseIdentifier: consuming String?
  ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer of the class on which it is called.
  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C22bridgedReuseIdentifierACSSSg_tcfC")
  static func create(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UIView {
  /// Creates a view of the class on which it is called.
  @_silgen_name("$s13HeadlessUIKit6UIViewC12bridgedFrameAC10Foundation6CGRectV_tcfC")
  static func create(frame: consuming CGRect) -> UIView
}

extension UIGestureRecognizer {
  /// Creates a recogniser of the class on which it is called.
  @_silgen_name(
    "$s13HeadlessUIKit19UIGestureRecognizerC12bridgedCoderACSg10Foundation7NSCoderC_tcfC"
  )
  static func create(coder: consuming NSCoder) -> UIGestureRecognizer?
}

extension UIViewController {
  /// Creates a view controller of the class on which it is called, which may be known at run time only.
  @_silgen_name(
    "$s13HeadlessUIKit16UIViewControllerC14bridgedNibName6bundleACSSSg_10Foundation6BundleCSgtcfC"
  )
  static func create(nibName: consuming String?, bundle: consuming Bundle?) -> UIViewController
}

extension NSLayoutConstraint {
  /// Creates a constraint of the class on which it is called, which a nib names.
  @_silgen_name("$s13HeadlessUIKit18NSLayoutConstraintC10bridgedNibACyt_tcfC")
  static func create() -> NSLayoutConstraint
}

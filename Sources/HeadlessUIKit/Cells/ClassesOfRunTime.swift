import Foundation

// `nibmark-sources` writes these where code calls an initialiser on a class that is known at run time only, as in
// `cellClass.init(frame: .zero)`. Apple's compiler lets initialisers of Objective-C pass there.

extension UIView {
  /// Creates a view of this class, through the class's own initialiser.
  public static func created(frame: CGRect) -> Self {
    unsafeDowncast(create(frame: frame), to: self)
  }
}

extension UITableViewCell {
  /// Creates a cell of this class, through the class's own initialiser.
  public static func created(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(create(style: style, reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer of this class, through the class's own initialiser.
  public static func created(reuseIdentifier: String?) -> Self {
    unsafeDowncast(create(reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension UIViewController {
  /// Creates a view controller of this class, through the class's own initialiser.
  public static func created(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(create(nibName: nibName, bundle: bundle), to: self)
  }
}

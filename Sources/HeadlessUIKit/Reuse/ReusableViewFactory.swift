import Foundation

/// Makes reusable views from registrations, with UIKit's checks of nibs.
@MainActor
enum ReusableViewFactory {
  /// The single top-level object of a registered nib, checked at dequeue (NB-13, NB-14).
  ///
  /// Nil after raising.
  static func load<View: ReusableView>(
    _ nib: UINib,
    identifier: String,
    requiredName: String,
    mismatch: (_ nib: String, _ registered: String) -> UIKitException
  ) -> View? {
    let objects = nib.objects(owner: nil)
    if UIKitException.isPending { return nil }
    guard objects.count == 1, let view = objects[0] as? View else {
      UIKitException.raise(ReuseException.invalidNib(identifier, required: requiredName))
      return nil
    }
    if !view.isNameless, let own = view.reuseIdentifier, own != identifier {
      UIKitException.raise(mismatch(own, identifier))
      return nil
    }
    return view
  }

  /// A cell of a registered class, through its own `init(style:reuseIdentifier:)` (TV-34).
  static func makeCell(_ type: AnyClass, identifier: String) -> UITableViewCell? {
    guard let cell = type as? UITableViewCell.Type else {
      UIKitException.raise(wrongClass(type, required: "UITableViewCell"))
      return nil
    }
    return cell.create(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of a registered class, through its own `init(reuseIdentifier:)`.
  static func makeHeaderFooter(
    _ type: AnyClass,
    identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = type as? UITableViewHeaderFooterView.Type else {
      UIKitException.raise(wrongClass(type, required: "UITableViewHeaderFooterView"))
      return nil
    }
    return view.create(reuseIdentifier: identifier)
  }

  /// A view of a registered class, through its own `init(frame:)` with the frame that the layout gives (CV-22).
  static func makeReusable<View: UICollectionReusableView>(_ type: AnyClass, frame: CGRect) -> View?
  {
    guard let reusable = type as? View.Type else {
      UIKitException.raise(wrongClass(type, required: "\(View.self)"))
      return nil
    }
    return reusable.create(frame: frame) as? View
  }

  /// The exception for a registered class of another kind; no source gives UIKit's words for it.
  static func wrongClass(_ type: AnyClass, required: String) -> UIKitException {
    UIKitException(
      .invalidArgument,
      "the registered class \(NibNames.name(of: type)) is not a subclass of \(required)"
    )
  }
}

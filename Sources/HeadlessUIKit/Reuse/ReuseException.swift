/// The exceptions of registering and dequeuing, in UIKit's words.
enum ReuseException {
  /// Rule TV-33.
  static func noTableRegistration(_ identifier: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// Rule CV-21.
  static func noCollectionRegistration(kind: String, _ identifier: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// Rule NB-13.
  static func invalidNib(_ identifier: String, required: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(required) instance"
    )
  }

  /// Rule NB-14; UIKit misspells "indentifier" for tables.
  static func tableIdentifierMismatch(nib: String, registered: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "cell reuse indentifier in nib (\(nib)) does not match the identifier used to register the "
        + "nib (\(registered))"
    )
  }

  /// Rule NB-14, for collection views.
  static func viewIdentifierMismatch(nib: String, registered: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "view reuse identifier in nib (\(nib)) does not match the identifier used to register the "
        + "nib (\(registered))"
    )
  }

  /// Rule CV-13, for supplementary views.
  static func supplementaryNotDequeued(
    kind: String,
    indexPath: String,
    view: String
  ) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(\(kind),\(indexPath)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(\(view))"
    )
  }

  /// Rule CV-13, for cells.
  static var cellNotDequeued: UIKitException {
    UIKitException(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }
}

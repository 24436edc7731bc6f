/// The exceptions of registration and dequeue, with UIKit's words.
enum ReuseException {
  /// TV-33.
  static func noTableRegistration(_ identifier: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// CV-21.
  static func noCollectionRegistration(kind: String, _ identifier: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// NB-13.
  static func invalidNib(_ identifier: String, required: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(required) instance"
    )
  }

  /// NB-14; "indentifier" is how UIKit spells it in tables.
  static func tableIdentifierMismatch(nib: String, registered: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "cell reuse indentifier in nib (\(nib)) does not match the identifier used to register the "
        + "nib (\(registered))"
    )
  }

  /// NB-14.
  static func viewIdentifierMismatch(nib: String, registered: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "view reuse identifier in nib (\(nib)) does not match the identifier used to register the "
        + "nib (\(registered))"
    )
  }

  /// CV-13, a supplementary view.
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

  /// CV-13, a cell.
  static var cellNotDequeued: UIKitException {
    UIKitException(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }
}

import InterfaceBuilder

// For tools that look at documents part by part; apps meet parts through lists and storyboards only.

extension UINib {
  /// A nib of one object of a document and what lies inside it, such as a prototype cell.
  public convenience init(document: IBDocument, object: IBObject, name: String = "document") {
    self.init(
      source: NibSource(.document(document)),
      part: .object(object.index.rawValue),
      name: name
    )
  }
}

extension UIStoryboard {
  /// Makes the controller of a scene; nil when the object is no controller of this storyboard.
  public func instantiateViewController(at object: IBObject) -> UIViewController? {
    guard object.role == .viewController else { return nil }
    return controller(at: object.index)
  }
}

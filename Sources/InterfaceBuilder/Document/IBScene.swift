import XMLSupport

/// A scene of a storyboard.
public struct IBScene: Sendable {
  /// The storyboard.
  public let document: IBDocument
  /// The `<scene>` element.
  public let element: IBElement

  init(_ document: IBDocument, _ element: IBElement) {
    self.document = document
    self.element = element
  }

  /// Its identifier.
  public var id: String? { element.text(.sceneID) }

  /// Its objects: the controller, placeholders, gesture recognizers and others.
  public var objects: [IBObject] {
    guard let objects = element.child(.objects) else { return [] }
    return objects.children.compactMap { document.object(at: $0) }
  }

  /// Its controller (`sceneMemberID="viewController"`), or else the first there is.
  public var viewController: IBObject? {
    let controllers = objects.filter { $0.role == .viewController }
    return controllers.first { $0.element.text(.sceneMemberID) == "viewController" }
      ?? controllers.first
  }

  /// Where it stands.
  public var location: DocumentLocation { element.location }
}

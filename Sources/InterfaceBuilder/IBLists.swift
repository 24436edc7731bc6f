import XMLSupport

/// The objects of a document, in document order.
public struct IBObjects: RandomAccessCollection, Sendable {
  let document: IBDocument

  /// The first place.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { document.objectElements.count }
  /// The object at a place.
  public subscript(position: Int) -> IBObject {
    precondition(indices.contains(position), "object index out of range")
    return IBObject(document, IBObjectIndex(rawValue: Int32(position)))
  }
}

/// A list of values that elements of a document state, made when asked for.
public struct IBList<Value>: RandomAccessCollection {
  let document: IBDocument
  let elements: [Int32]
  let make: @Sendable (IBDocument, IBElement) -> Value

  /// The first place.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { elements.count }
  /// The value at a place.
  public subscript(position: Int) -> Value {
    make(document, IBElement(document.table, elements[position]))
  }
}

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

import Foundation
import XMLSupport

/// One object that a document describes: a view, a controller, a placeholder, a layout.
///
/// Everything with an identifier is one, apart from constraints and connections, which have lists
/// of their own; content views are objects even without an identifier.
public struct IBObject: Sendable, Hashable {
  /// The document that describes it.
  public let document: IBDocument
  /// Its place there.
  public let index: IBObjectIndex

  package init(_ document: IBDocument, _ index: IBObjectIndex) {
    self.document = document
    self.index = index
  }

  /// The element that describes it.
  public var element: IBElement {
    IBElement(document.table, document.objectElements[Int(index.rawValue)])
  }

  /// The element's name, `unknown` for names that are not known.
  public var elementName: IBElementName { element.name }

  /// The element's name as the document writes it.
  public var elementText: String { element.elementText }

  /// What it is for.
  public var role: IBRole { document.objectRoles[Int(index.rawValue)] }

  /// Whether it is a view.
  public var isView: Bool { role == .view }

  /// Its identifier; nil only for views that need none, such as a cell's content view.
  public var id: String? { element.id }

  /// The nearest object around it; nil for top-level ones.
  public var parent: IBObject? {
    let parent = document.objectParents[Int(index.rawValue)]
    return parent < 0 ? nil : IBObject(document, IBObjectIndex(rawValue: parent))
  }

  /// The nearest view around it that has an identifier; nil when there is none.
  public var parentView: IBObject? {
    var ancestor = parent
    while let candidate = ancestor {
      if candidate.isView, candidate.id != nil { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The objects whose parent it is, in document order.
  public var children: [IBObject] {
    var result: [IBObject] = []
    var next = index.rawValue + 1
    let end = document.objectEnds[Int(index.rawValue)]
    while next < end {
      result.append(IBObject(document, IBObjectIndex(rawValue: next)))
      next = document.objectEnds[Int(next)]
    }
    return result
  }

  /// One past the last object inside of it, in document order.
  public var subtreeEnd: IBObjectIndex {
    IBObjectIndex(rawValue: document.objectEnds[Int(index.rawValue)])
  }

  /// The property of its parent that it is the value of, such as `view` or `contentView`.
  public var key: String? { element.key }

  /// The name of the class that replaces the element's own.
  public var customClass: String? { element.text(.customClass) }

  /// The Swift module of the custom class.
  public var customModule: String? { element.text(.customModule) }

  /// Where the module's name comes from; `target` means the target that holds the document.
  public var customModuleProvider: String? { element.text(.customModuleProvider) }

  /// The name that its author gave it in Interface Builder.
  public var userLabel: String? { element.text(.userLabel) }

  /// What a placeholder stands for, such as `IBFilesOwner`.
  public var placeholderIdentifier: String? { element.text(.placeholderIdentifier) }

  /// Where its start tag begins.
  public var location: DocumentLocation { element.location }

  /// Which guide a layout guide is: its key (`safeArea`, `contentLayoutGuide`,
  /// `frameLayoutGuide`), or `top` and `bottom` of a view controller; nil for other objects.
  public var guideKey: String? {
    guard role == .guide else { return nil }
    return key ?? element.text(.type)
  }

  /// The stored frame, in points, relative to the superview.
  public var frame: CGRect? { element.rect(key: "frame") }

  /// The stored autoresizing mask; nil when the document has none.
  public var autoresizingMask: IBAutoresizingMask? {
    element.child(.autoresizingMask).map { IBAutoresizingMask($0) }
  }

  /// The subviews, in document order.
  public var subviews: [IBObject] { objects(in: .subviews) }

  /// The objects that a child element of this name holds, in document order.
  public func objects(in container: IBElementName) -> [IBObject] {
    guard let container = element.child(container) else { return [] }
    return container.children.compactMap { document.object(at: $0) }
  }

  /// The object that is the value of this property, such as `view`.
  public func object(key: String) -> IBObject? {
    element.child(key: key).flatMap { document.object(at: $0) }
  }

  /// The constraints that it owns.
  public var constraints: [IBConstraint] {
    guard let container = element.child(.constraints) else { return [] }
    return container.children.compactMap {
      $0.name == .constraint ? IBConstraint(document, $0) : nil
    }
  }

  /// The connections that start at it.
  public var connections: [IBConnection] {
    guard let container = element.child(.connections) else { return [] }
    return container.children.compactMap { element in
      IBConnection.Kind(element.name).map { IBConnection(document, element, $0) }
    }
  }

  /// Its user-defined runtime attributes.
  public var runtimeAttributes: [IBRuntimeAttribute] {
    guard let container = element.child(.userDefinedRuntimeAttributes) else { return [] }
    return container.children.compactMap {
      $0.name == .userDefinedRuntimeAttribute ? IBRuntimeAttribute(document, $0) : nil
    }
  }

  /// Whether two values are the same object of the same document.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.document === rhs.document && lhs.index == rhs.index
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

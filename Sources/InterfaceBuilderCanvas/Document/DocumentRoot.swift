import HeadlessUIKit
import InterfaceBuilder

/// One thing of a document that is instantiated on its own.
///
/// A xib's top-level view or other object, a storyboard scene's controller, or a prototype.
@MainActor
package struct DocumentRoot {
  /// What kind of root it is.
  package enum Kind {
    /// A top-level object of a nib.
    case topLevel
    /// A scene's controller.
    case scene
    /// A prototype of a table or collection view.
    case prototype
    /// A static cell of a table, or a view above or below all of its rows; only a sweep lays these out on their own.
    case listPart
    /// What an item of a bar shows; only a canvas lays it out on its own.
    case barView
  }

  /// The object that the document describes.
  package let object: IBObject
  /// What kind of root it is.
  package let kind: Kind

  package init(object: IBObject, kind: Kind) {
    self.object = object
    self.kind = kind
  }

  /// The roots of a document, in document order.
  package static func all(of document: IBDocument) -> [DocumentRoot] {
    let roots: [DocumentRoot]
    switch document.kind {
    case .xib:
      roots = document.topLevelObjects.filter { $0.role != .placeholder }
        .map { DocumentRoot(object: $0, kind: .topLevel) }
    case .storyboard:
      roots = document.scenes.compactMap(\.viewController)
        .filter { $0.elementName != .viewControllerPlaceholder }
        .map { DocumentRoot(object: $0, kind: .scene) }
    }
    let prototypes = document.objects.filter(isPrototype)
      .map { DocumentRoot(object: $0, kind: .prototype) }
    return (roots + prototypes).sorted { $0.object.index < $1.object.index }
  }

  /// Whether the object is made only when its list dequeues it.
  package nonisolated static func isPrototype(_ object: IBObject) -> Bool {
    guard let parent = object.parent, let container = object.element.parent?.name else {
      return false
    }
    switch object.elementName {
    case .tableViewCell: return container == .prototypes
    case .collectionViewCell: return container == .cells && parent.elementName == .collectionView
    case .collectionReusableView: return parent.elementName == .collectionView
    default: return false
    }
  }

  /// The name of its case: the element, the id, and the class when it has one of its own.
  package var caseName: String {
    let name = object.elementText + " " + (object.id ?? "without id")
    return object.customClass.map { name + " (\($0))" } ?? name
  }
}

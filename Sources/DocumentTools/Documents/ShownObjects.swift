import InterfaceBuilder

/// Which objects of a document nobody ever sees or touches, unless code does more than the document says.
struct ShownObjects {
  private let document: IBDocument
  /// The views that no size class installs.
  private let uninstalled: Set<String>
  private var connected: Set<String> = []

  /// - Complexity: O(objects + connections).
  init(_ document: IBDocument) {
    self.document = document
    uninstalled = Self.uninstalled(document)
    for connection in document.connections where connection.kind != .segue {
      if connection.kind != .action, let id = connection.destinationID { connected.insert(id) }
    }
  }

  /// The ids of the views that no size class installs.
  ///
  /// What the default takes away may be there in some size classes.
  /// - Complexity: O(objects).
  static func uninstalled(_ document: IBDocument) -> Set<String> {
    var excluded: Set<String> = []
    var included: Set<String> = []
    for object in document.objects where object.isView {
      for variation in object.variations {
        for mask in variation.element.children where mask.key == "subviews" {
          for child in mask.children {
            guard let id = child.text(.reference) else { continue }
            if child.name == .include {
              included.insert(id)
            } else if variation.key == "default" {
              excluded.insert(id)
            }
          }
        }
      }
    }
    return excluded.subtracting(included)
  }

  /// Whether an object, or a view around it, is not installed, or is hidden and no outlet leads to it.
  func isNeverShown(_ object: IBObject) -> Bool {
    var next: IBObject? = object
    while let object = next {
      let isReached = object.id.map(connected.contains) ?? false
      if object.element.boolean(.hidden) == true, !isReached { return true }
      if object.id.map(uninstalled.contains) ?? false { return true }
      next = object.parent
    }
    return false
  }

  /// Whether nobody can use a control: it is never shown, or disabled and no outlet leads to it.
  func isNeverUsed(_ object: IBObject) -> Bool {
    let isReached = object.id.map(connected.contains) ?? false
    return isNeverShown(object) || (takesNoTouches(object) && !isReached)
  }

  /// Whether an object takes no touches, unless code gives it any.
  func takesNoTouches(_ object: IBObject) -> Bool {
    object.element.boolean(.enabled) == false
      || object.element.boolean(.userInteractionEnabled) == false
  }
}

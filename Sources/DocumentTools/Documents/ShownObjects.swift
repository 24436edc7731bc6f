import InterfaceBuilder

/// Which objects of a document nobody ever sees or touches, unless code does more than the document says.
struct ShownObjects {
  private let document: IBDocument
  /// The views that no size class installs.
  private var uninstalled: Set<String> = []
  private var connected: Set<String> = []

  /// - Complexity: O(objects + connections).
  init(_ document: IBDocument) {
    self.document = document
    var installed: Set<String> = []
    for object in document.objects where object.isView {
      for variation in object.variations {
        for mask in variation.element.children where mask.key == "subviews" {
          for change in mask.children {
            guard let id = change.text(.reference) else { continue }
            if change.name != .exclude { installed.insert(id) } else { uninstalled.insert(id) }
          }
        }
      }
    }
    uninstalled.subtract(installed)
    for connection in document.connections where connection.kind != .segue {
      if connection.kind != .action, let id = connection.destinationID { connected.insert(id) }
    }
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
    return isNeverShown(object) || (object.element.boolean(.enabled) == false && !isReached)
  }
}

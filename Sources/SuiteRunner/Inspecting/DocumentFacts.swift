import InterfaceBuilder

/// What a document says that suites can name.
struct DocumentFacts {
  let document: IBDocument
  /// The objects by their identifiers.
  let objects: [String: IBObject]
  /// The objects that have no other around them, without placeholders.
  let topLevel: [IBObject]
  let classNames: Set<String>
  let outletNames: Set<String>
  let reuseIdentifiers: Set<String>
  /// The identifiers of a storyboard's controllers.
  let controllerIdentifiers: [String]

  /// The identifiers of the placeholders that objects of code stand for.
  var externalIdentifiers: [String] {
    document.topLevelObjects.compactMap { object in
      guard object.role == .placeholder else { return nil }
      let identifier = object.placeholderIdentifier
      return ["IBFilesOwner", "IBFirstResponder"].contains(identifier) ? nil : identifier
    }
  }

  init(_ document: IBDocument) {
    self.document = document
    topLevel = document.topLevelObjects.filter { $0.role != .placeholder }
    var objects: [String: IBObject] = [:]
    var (classes, outlets, reused): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    var controllers: [String] = []
    for object in document.objects {
      if let id = object.id { objects[id] = object }
      if let name = object.customClass { classes.insert(name) }
      if let name = object.element.text(.reuseIdentifier) { reused.insert(name) }
      if let name = object.element.text(.storyboardIdentifier) { controllers.append(name) }
      for connection in object.connections where !connection.property.isEmpty {
        outlets.insert(connection.property)
      }
    }
    // Constraints are no objects of their own, but outlets lead to them.
    self.objects = objects
    classNames = classes
    outletNames = outlets
    reuseIdentifiers = reused
    controllerIdentifiers = controllers
  }
}

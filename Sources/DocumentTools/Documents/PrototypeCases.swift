import InterfaceBuilder

/// The cases of a first suite for the prototypes of a storyboard, for scenes that code can ask for.
struct PrototypeCases {
  private let document: IBDocument
  private let storyboard: String
  private let asked: [IBObjectIndex: String]

  /// Creates the cases of a storyboard that the suite has under a name.
  init(_ document: IBDocument, storyboard: String) {
    self.document = document
    self.storyboard = storyboard
    asked = Self.askedControllers(of: document)
  }

  /// A prototype with the steps that dequeue it.
  struct Dequeue {
    /// What it is called in the name of its case.
    var name: String
    var steps: String
  }

  /// One for each prototype of some classes.
  ///
  /// - Complexity: O(objects).
  func dequeues(of classes: Set<String>) -> [Dequeue] {
    document.scenes.flatMap { scene -> [Dequeue] in
      guard let controller = scene.viewController, let asked = asked[controller.index] else {
        return []
      }
      return objects(below: controller).compactMap { object in
        guard let name = object.customClass, classes.contains(name),
          let identifier = object.element.text(.reuseIdentifier),
          let list = object.list?.id
        else { return nil }
        return Dequeue(
          name: identifier,
          steps: steps(asked, object, identifier, in: list, className: name)
        )
      }
    }
  }

  private func objects(below object: IBObject) -> [IBObject] {
    (object.index.rawValue + 1..<object.subtreeEnd.rawValue).map {
      document[IBObjectIndex(rawValue: $0)]
    }
  }

  /// How code asks for controllers, by attributes of a step; those that it cannot ask for have none.
  private static func askedControllers(of document: IBDocument) -> [IBObjectIndex: String] {
    var asked: [IBObjectIndex: String] = [:]
    for controller in document.scenes.compactMap(\.viewController) {
      if let identifier = controller.element.text(.storyboardIdentifier) {
        asked[controller.index] = " viewController=\"\(SuiteTemplate.escaped(identifier))\""
      } else if document.initialViewController == controller.index {
        asked[controller.index] = ""
      }
    }
    // A container shows its root, or its first tab.
    var waiting = Array(asked.keys)
    while let container = waiting.popLast() {
      let shown = document[container].connections.first { $0.relationship != nil }
      guard let root = shown?.destination?.object, asked[root] == nil else { continue }
      asked[root] = asked[container]
      waiting.append(root)
    }
    return asked
  }

  private func steps(
    _ asked: String,
    _ object: IBObject,
    _ identifier: String,
    in list: String,
    className: String
  ) -> String {
    let text = SuiteTemplate.escaped(identifier)
    let kind =
      object.elementText == "collectionReusableView"
      ? " kind=\"UICollectionElementKindSection\(object.key == "sectionFooterView" ? "Footer" : "Header")\""
      : ""
    return """
          <instantiate storyboard="\(storyboard)"\(asked)/>
          <dequeue in="//window//*[@id = '\(SuiteTemplate.escaped(list))']" reuseIdentifier="\(text)"\(kind)/>
          <assert test="count(//window//*[@reuseIdentifier = '\(text)' and @customClass = '\(className)']) = 1"/>

      """
  }
}

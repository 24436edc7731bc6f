import InterfaceBuilder

/// Which controllers of a storyboard may be in a tab bar, so that their items are shown.
struct TabBarMembers {
  private let document: IBDocument
  private let members: Set<IBObjectIndex>

  /// - Parameters:
  ///   - document: The storyboard.
  ///   - mayBeInOther: Whether another tab bar than the storyboard's own may contain its scenes.
  /// - Complexity: O(scenes + connections).
  init(_ document: IBDocument, mayBeInOther: Bool = true) {
    self.document = document
    var contents: [IBObjectIndex: [IBObjectIndex]] = [:]
    // Code may put what it makes by name into a tab bar.
    var waiting = document.scenes.compactMap(\.viewController)
      .filter { $0.index == document.initialViewController || Self.hasName($0) }
      .filter { mayBeInOther || $0.elementName == .tabBarController }.map(\.index)
    for segue in document.connections where segue.kind == .segue {
      guard let destination = segue.destination?.object, let source = segue.source else { continue }
      let controller = document.controller(around: document[source])
      if Self.mayBeTab(segue, of: controller) { waiting.append(destination) }
      if let controller, segue.segueKind == "relationship" {
        contents[controller.index, default: []].append(destination)
      }
    }
    var members = Set(waiting)
    while let container = waiting.popLast() {
      for content in contents[container] ?? [] where members.insert(content).inserted {
        waiting.append(content)
      }
    }
    self.members = members
  }

  private static func hasName(_ scene: IBObject) -> Bool {
    scene.element.text(.storyboardIdentifier)?.isEmpty == false
  }

  // A custom class of a segue, or of a tab bar controller, decides by itself what becomes of the destination.
  private static func mayBeTab(_ segue: IBConnection, of controller: IBObject?) -> Bool {
    segue.relationship == "viewControllers" || controller?.elementName == .tabBarController
      || segue.element.text(.customClass)?.lowercased().contains("tab") == true
  }

  /// Whether nobody sees an element's item: it is that of a controller which no tab bar contains.
  func isNeverShown(_ element: IBElement) -> Bool {
    guard document.kind == .storyboard, element.name == .tabBarItem, element.key == "tabBarItem",
      let object = element.text(.id).flatMap({ document.object(withID: $0) }),
      let controller = document.controller(around: object)
    else { return false }
    return !members.contains(controller.index)
  }
}

import InterfaceBuilder
import InterfaceBuilderCanvas

/// A prototype of a list that takes its cells from the controller of its scene.
struct PrototypeUse: Codable, Sendable {
  /// Its reuse identifier.
  let identifier: String
  /// Its own class, where it has one.
  let className: String?
  /// The controller's class.
  let owner: String
  let line: Int

  /// The prototypes of a storyboard whose lists say where their cells come from.
  ///
  /// - Complexity: O(objects · depth).
  static func all(in document: IBDocument) -> [PrototypeUse] {
    guard document.kind == .storyboard else { return [] }
    return document.objects.filter(DocumentRoot.isPrototype).compactMap { object in
      guard let identifier = object.element.text(.reuseIdentifier), !identifier.isEmpty,
        let list = object.list, let controller = document.controller(around: list),
        let owner = controller.customClass, isSource(controller, of: list)
      else { return nil }
      return PrototypeUse(
        identifier: identifier,
        className: object.customClass,
        owner: owner,
        line: object.location.line
      )
    }
  }

  /// Whether a controller is the data source of a list: by an outlet, or as it is the list's own.
  private static func isSource(_ controller: IBObject, of list: IBObject) -> Bool {
    let outlet = list.connections.first { $0.kind == .outlet && $0.property == "dataSource" }
    if let outlet { return outlet.destination?.object == controller.index }
    return [.tableViewController, .collectionViewController].contains(controller.elementName)
      && list.parent == controller
  }
}

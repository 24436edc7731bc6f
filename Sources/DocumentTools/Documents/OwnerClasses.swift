import HeadlessUIKit
import InterfaceBuilder

/// The classes of File's Owners that are in no binary, with all that documents connect to them.
@MainActor
struct OwnerClasses {
  private struct Members {
    var superclass: String?
    /// The outlets by name, with whether each is a collection.
    var outlets: [String: Bool] = [:]
    var actions: Set<String> = []
    var isOwner = false
  }

  private var members: [String: Members] = [:]

  /// Takes what a document says of its owner's class and of others.
  mutating func add(_ document: IBDocument) {
    for object in document.objects {
      if let name = object.customClass, isUnknown(name) { add(object, to: name) }
      for connection in object.connections where connection.kind == .action {
        guard let target = connection.destination?.object,
          let name = document[target].customClass, isUnknown(name)
        else { continue }
        members[name, default: Members()].actions.insert(connection.selector)
      }
    }
  }

  private func isUnknown(_ name: String) -> Bool {
    NibEnvironment.current.classes.nativeClass(name: name) == nil
  }

  private mutating func add(_ object: IBObject, to name: String) {
    var known = members[name] ?? Members()
    if object.placeholderIdentifier == "IBFilesOwner" {
      known.isOwner = known.isOwner || !object.connections.isEmpty
    } else if object.isView {
      let text = object.elementText
      let plain = "UI" + text.prefix(1).uppercased() + text.dropFirst()
      known.superclass = isUnknown(plain) ? "UIView" : plain
    }
    for connection in object.connections where !connection.property.isEmpty {
      known.outlets[connection.property] = connection.kind == .outletCollection
    }
    members[name] = known
  }

  /// The declarations of owners, one line each, sorted by name.
  func declarations(_ escaped: (String) -> String) -> String {
    members.filter(\.value.isOwner).sorted { $0.key < $1.key }
      .map { declaration($0.key, $0.value, escaped) }.joined()
  }

  private func declaration(
    _ name: String,
    _ members: Members,
    _ escaped: (String) -> String
  ) -> String {
    let isController = members.outlets["view"] != nil || name.hasSuffix("Controller")
    let superclass = members.superclass ?? (isController ? "UIViewController" : "NSObject")
    var text = "  <class name=\"\(escaped(name))\" superclass=\"\(superclass)\">\n"
    for (outlet, isCollection) in members.outlets.sorted(by: { $0.key < $1.key })
    where outlet != "view" || superclass == "NSObject" {
      let collection = isCollection ? " collection=\"YES\"" : ""
      text += "    <outlet name=\"\(escaped(outlet))\"\(collection)/>\n"
    }
    for action in members.actions.sorted() {
      text += "    <action name=\"\(escaped(action))\"/>\n"
    }
    return text + "  </class>\n"
  }
}

import InterfaceBuilder

/// Checks that connections stay within their scene.
///
/// Each scene is instantiated on its own, so objects of another scene do not exist then.
@MainActor
struct CrossingCheck {
  private let document: IBDocument
  private let facts: ProjectFacts
  private lazy var shown = ShownObjects(document)
  /// The outlets of classes by the ids that they lead to.
  private lazy var outlets = OutletName.byDestination(in: document)

  init(_ document: IBDocument, _ facts: ProjectFacts) {
    self.document = document
    self.facts = facts
  }

  /// What is one mistake: the actions of a control for one event, or all that leads from one scene to another.
  private enum Group: Hashable {
    case event(IBObjectIndex, String?)
    case scenes(String?, String?)
  }

  /// What is wrong with the connections of the document; what one mistake left is told together.
  ///
  /// - Complexity: O(connections · depth), and once O(objects).
  mutating func findings() -> [Finding] {
    var findings: [Finding] = []
    var first: [Group: Int] = [:]
    var others: [Int: Int] = [:]
    for connection in document.connections {
      guard let finding = finding(connection) else { continue }
      let groups = finding.severity == .note ? [] : groups(of: connection, finding.kind)
      if let place = groups.lazy.compactMap({ first[$0] }).first {
        findings[place].objects += finding.objects
        others[place, default: 0] += 1
        for group in groups where first[group] == nil { first[group] = place }
      } else {
        for group in groups { first[group] = findings.count }
        findings.append(finding)
      }
    }
    for (place, count) in others {
      findings[place].add(
        count == 1
          ? "So does another connection of the scene." : "So do \(count) more of the scene."
      )
    }
    return findings
  }

  private func groups(of connection: IBConnection, _ kind: FindingKind) -> [Group] {
    guard kind == .foreignScene, let source = connection.source,
      let destination = connection.destination?.object
    else { return [] }
    let scenes = Group.scenes(Self.sceneID(document[source]), Self.sceneID(document[destination]))
    return connection.kind == .action ? [.event(source, connection.eventType), scenes] : [scenes]
  }

  /// What is wrong with a connection; nil for one within a scene.
  ///
  /// - Complexity: O(depth), and once O(objects + connections).
  private mutating func finding(_ connection: IBConnection) -> Finding? {
    guard connection.kind != .segue, let source = connection.source,
      let destination = connection.destination?.object, Self.crosses(connection, document),
      let from = Self.sceneID(document[source])
    else { return nil }
    let name = connection.kind == .action ? connection.selector : connection.property
    if connection.kind == .action, hasAction(document[source], in: from, connection) {
      return leftover(name, document[source], document[destination], connection)
    }
    if let member = SourceAssignments.Member(rawValue: name), connection.kind == .outlet,
      facts.codeAssigns(member, of: outlets(to: document[source]))
    {
      return nil
    }
    var finding = Finding(
      .foreignScene,
      "The connection “\(name)” of \(document[source].described) leads to "
        + "\(document[destination].described) of another scene, which is never there when this "
        + "one is instantiated. Reconnect it or delete it.",
      at: connection.element
    )
    if isNeverUsed(document[source]) { finding.severity = .note }
    if connection.kind == .outlet, lacksOutlet(name, document[source]) {
      return finding.asNote("the class has no such outlet, so nothing misses it.")
    }
    if connection.kind == .action || Self.isDelegateOfField(connection, document[source]),
      hasTargetOfCode(document[source])
    {
      return finding.asNote("code gives the control a target of its own.")
    }
    guard finding.severity != .note else { return finding }
    let doubt = CrossingDoubt(document, facts).reason(connection, outlets(to: document[source]))
    return doubt.map { finding.asNote($0) } ?? finding
  }

  /// Whether a connection leads to an object of another scene.
  ///
  /// - Complexity: O(depth).
  nonisolated static func crosses(_ connection: IBConnection, _ document: IBDocument) -> Bool {
    guard document.kind == .storyboard, let source = connection.source,
      let destination = connection.destination?.object,
      let from = sceneID(document[source]), let to = sceneID(document[destination])
    else { return false }
    return from != to
  }

  /// Whether nobody can use an object, and code changes nothing about that.
  private mutating func isNeverUsed(_ source: IBObject) -> Bool {
    if shown.isNeverUsed(source) { return true }
    return shown.takesNoTouches(source) && !facts.codeAssigns(.enabling, of: outlets(to: source))
  }

  /// Whether the class of an object, with all its superclasses in the sources or the system, has no such outlet.
  private func lacksOutlet(_ name: String, _ source: IBObject) -> Bool {
    guard let className = source.customClass, !facts.files.sources.isEmpty else { return false }
    facts.hasAskedSources = true
    return facts.declared.lineage(of: className)?.hasOutlet(name) == false
  }

  private static func isDelegateOfField(_ connection: IBConnection, _ source: IBObject) -> Bool {
    connection.kind == .outlet && connection.property == "delegate"
      && source.elementName == .textField
  }

  private mutating func hasTargetOfCode(_ source: IBObject) -> Bool {
    facts.codeAssigns(.target, of: source.id.flatMap { outlets[$0] } ?? [])
  }

  /// The names that classes have for an object; a controller's own list has the one that UIKit gives it.
  private mutating func outlets(to object: IBObject) -> [OutletName] {
    var names = object.id.flatMap { outlets[$0] } ?? []
    if object.key == "view" || object.element.key == "tableView" || object.parent?.key == "view",
      let name = document.controller(around: object)?.customClass
    {
      names.append(OutletName(className: name, property: object.elementText))
    }
    return names
  }

  /// Whether the same event does something in the scene itself.
  private func hasAction(
    _ source: IBObject,
    in scene: String,
    _ action: IBConnection
  ) -> Bool {
    source.connections.contains { other in
      if other.kind == .segue { return true }
      guard other.kind == .action, other.eventType == action.eventType else { return false }
      guard let target = other.destination?.object else { return false }
      return Self.sceneID(document[target]) == scene
    }
  }

  private func leftover(
    _ name: String,
    _ source: IBObject,
    _ destination: IBObject,
    _ connection: IBConnection
  ) -> Finding {
    Finding(
      .leftoverAction,
      "The action “\(name)” of \(source.described) leads to \(destination.described) of another "
        + "scene, and is never sent; the one within the scene is. Delete it.",
      at: connection.element
    )
  }

  nonisolated static func sceneID(_ object: IBObject) -> String? {
    var element: IBElement? = object.element
    while let current = element {
      if current.name == .scene { return current.text(.sceneID) }
      element = current.parent
    }
    return nil
  }
}

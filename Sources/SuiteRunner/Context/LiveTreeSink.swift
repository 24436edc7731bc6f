import Foundation
import HeadlessUIKit
import TestModel
import XMLSupport

/// Writes the window's views into a document and into a picture at once.
@MainActor
struct LiveTreeSink {
  /// Elements that stand below a view and are no views.
  static let additionNames: Set<String> = ListDescription.layoutElements.union([
    "outlet", "attribute",
  ])

  private let builder: XMLTree.Builder
  private var pictureBuilder = TreePicture.Builder()
  private let context: CaseContext
  /// The views in the order of their elements.
  private(set) var views: [UIView] = []
  private var isOpen = false

  init(names: XMLTree.NameTable, _ context: CaseContext) {
    builder = XMLTree.Builder(names: names)
    self.context = context
    builder.begin("tree")
  }

  /// The window's tree for reports.
  var picture: TreePicture { pictureBuilder.picture }

  mutating func finishWindow() { writeAdditions() }

  /// Closes the document.
  func finish() throws(XMLError) -> XMLTree {
    builder.end()
    return try builder.finish()
  }
}

extension LiveTreeSink: @MainActor ViewTreeSink {
  mutating func begin(_ element: String) {
    writeAdditions()
    builder.begin(element)
    pictureBuilder.begin(element)
  }

  mutating func visit(_ view: UIView) {
    views.append(view)
    isOpen = true
  }

  mutating func attribute(_ name: String, _ value: String) {
    // A class that only records is nobody's custom class.
    if name == "customClass", let view = views.last, RecordedClasses.isHidden(view) { return }
    builder.attribute(name, value)
    pictureBuilder.attribute(name, value)
  }

  mutating func end() {
    writeAdditions()
    builder.end()
    pictureBuilder.end()
  }

  /// What suites know of the view that was opened last: its names and its connected outlets.
  private mutating func writeAdditions() {
    guard isOpen, let view = views.last else { return }
    isOpen = false
    let names = context.names(of: view)
    if !names.isEmpty { attribute("as", names.joined(separator: " ")) }
    if let label = view as? UILabel, label.textAlignment == .center {
      builder.attribute("textAlignment", "center")
    }
    if let list = view as? UITableView { ListDescription.write(list, to: builder) }
    if let list = view as? UICollectionView { ListDescription.write(list, to: builder) }
    writeConnections(of: view)
  }
}

// MARK: - Beside the window

extension LiveTreeSink {
  /// The counts of the pools of all lists in the window.
  func writeRegistries() {
    for view in views {
      if let list = ListHost(view) { writeRegistry(of: list, view) }
    }
  }

  private func writeRegistry(of list: ListHost, _ view: UIView) {
    builder.begin("registry")
    if let id = view.interfaceBuilderID { builder.attribute("view", id) }
    for key in list.registry.keys {
      let counts = list.registry.counts(kind: key.kind, identifier: key.identifier)
      builder.begin("pool")
      builder.attribute("kind", key.kind)
      builder.attribute("reuseIdentifier", key.identifier)
      builder.attribute("created", String(counts.created))
      builder.attribute("reused", String(counts.reused))
      builder.attribute("pooled", String(counts.pooled))
      builder.attribute("highWater", String(counts.highWater))
      builder.attribute("purged", String(counts.purged))
      builder.end()
    }
    builder.end()
  }

  /// The top-level objects of the instantiations that have a name.
  func writeInstantiations(of context: CaseContext) {
    for one in context.instantiations {
      builder.begin("instantiated")
      builder.attribute("as", one.name)
      builder.attribute("count", String(one.objects.count))
      for object in one.objects {
        builder.begin("object")
        builder.attribute("class", ObjectName.className(of: object))
        if let view = object as? UIView {
          builder.attribute("element", type(of: view).interfaceBuilderElement)
          if let id = view.interfaceBuilderID { builder.attribute("id", id) }
        }
        writeConnections(of: object)
        builder.end()
      }
      builder.end()
    }
  }
}

extension LiveTreeSink {
  /// An object's connected outlets, and the runtime attributes that no property took.
  private func writeConnections(of object: NSObject) {
    for outlet in Outlets.of(object) {
      for target in outlet.objects {
        builder.begin("outlet")
        builder.attribute("property", outlet.name)
        if let id = (target as? UIView)?.interfaceBuilderID {
          builder.attribute("destination", id)
        }
        builder.attribute("class", ObjectName.className(of: target))
        builder.end()
      }
    }
    let values = NibStorage.existing(of: object)?.values ?? [:]
    for (keyPath, value) in values.sorted(by: { $0.key < $1.key }) {
      write(keyPath, "\(value)")
    }
    for (name, value) in (object as? any LinkedView)?.linkedValues ?? [] { write(name, value) }
  }

  private func write(_ keyPath: String, _ value: String) {
    builder.begin("attribute")
    builder.attribute("keyPath", keyPath)
    builder.attribute("value", value)
    builder.end()
  }
}

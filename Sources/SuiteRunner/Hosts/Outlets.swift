import Foundation
import HeadlessUIKit

/// The connected outlets of an object, so that suites can assert connections.
@MainActor
enum Outlets {
  /// One outlet with what it holds.
  struct Outlet {
    let name: String
    let objects: [NSObject]
  }

  /// What an outlet of an object holds: a connected one, or a part that UIKit's cells and headers have.
  ///
  /// - Throws: ``StepError`` for an outlet that is not connected, with those that are, the nearest first.
  /// - Complexity: O(number of outlets) for declared classes; others are read by reflection.
  static func target(
    _ name: String,
    of object: NSObject,
    line: Int
  ) throws(StepError) -> NSObject {
    if let found = NibStorage.existing(of: object)?.outlet(name) as? NSObject { return found }
    if let part = part(name, of: object) { return part }
    let outlets = of(object)
    if let found = outlets.first(where: { $0.name == name })?.objects.first { return found }
    let message = unconnected(name, of: object, outlets)
    throw .because(message, kind: .failure, type: "OutletMissing", line: line)
  }

  private static func unconnected(
    _ name: String,
    of object: NSObject,
    _ outlets: [Outlet]
  ) -> String {
    let all = outlets.map(\.name) + partNames.filter { part($0, of: object) != nil }
    let names = NearestName.sorted(all, by: name)
    let known =
      names.isEmpty
      ? "nothing is connected to it" : "connected: \(names.joinedAsList(max: 12))"
    return "\(ObjectName.className(of: object)) has no connected outlet \"\(name)\"; \(known)"
      + NearestName.hint(name, in: names)
  }

  /// The parts that UIKit's own cells and headers have.
  private static let partNames = ["textLabel", "detailTextLabel", "imageView", "contentView"]

  private static func part(_ name: String, of object: NSObject) -> NSObject? {
    switch object {
    case let cell as UITableViewCell:
      switch name {
      case "textLabel": cell.textLabel
      case "detailTextLabel": cell.detailTextLabel
      case "imageView": cell.imageView
      case "contentView": cell.contentView
      default: nil
      }
    case let view as UITableViewHeaderFooterView:
      switch name {
      case "textLabel": view.textLabel
      case "detailTextLabel": view.detailTextLabel
      case "contentView": view.contentView
      default: nil
      }
    default: nil
    }
  }

  /// The outlets of declared and of unknown classes, and the stored properties of Swift classes that hold
  /// views or controllers, by name.
  static func of(_ object: NSObject) -> [Outlet] {
    let stored = NibStorage.existing(of: object).map(dynamic) ?? []
    let names = Set(stored.map(\.name))
    let fields = reflected(object).filter { !names.contains($0.name) }
    return (stored + fields).sorted { $0.name < $1.name }
  }

  private static func dynamic(_ storage: NibStorage) -> [Outlet] {
    storage.outletNames.map { name in
      if let object = storage.outlet(name) as? NSObject {
        return Outlet(name: name, objects: [object])
      }
      return Outlet(
        name: name,
        objects: storage.outletCollection(name).compactMap { $0 as? NSObject }
      )
    }
  }

  /// Reads the stored properties of classes that are not the engine's own.
  private static func reflected(_ object: NSObject) -> [Outlet] {
    var found: [Outlet] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass, !isEngine(type) {
      for child in current.children {
        guard let name = child.label else { continue }
        let value = unwrapped(child.value)
        if let views = value as? [NSObject], !views.isEmpty {
          found.append(Outlet(name: name, objects: views))
        } else if let view = value as? UIResponder {
          found.append(Outlet(name: name, objects: [view]))
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func isEngine(_ type: AnyClass) -> Bool {
    if type is any LinkedView.Type { return false }
    // NSStringFromClass traps for classes inside of others.
    let name = String(reflecting: type)
    return ["HeadlessUIKit.", "SuiteRunner.", "Foundation."].contains { name.hasPrefix($0) }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? value
  }
}

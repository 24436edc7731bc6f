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
    let name = NSStringFromClass(type)
    return name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("SuiteRunner.")
      || !name.contains(".")
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? value
  }
}

import Foundation
import InterfaceBuilder

/// What an object of a nib is made of: its class, found once, and how to make an instance.
struct NibBlueprint {
  /// The native class of the instances; nil for objects that are not made by class.
  var type: AnyClass?
  var factory: NibFactory
  var declaration: DynamicClass?
  var declaredName: String?
  /// The class name that nobody knows.
  var unknownName: String?
  var awakens = true
}

extension NibCompiler {
  /// The blueprint of an object; nil when nothing stands for its element.
  func blueprint(of object: IBObject) -> NibBlueprint? {
    if object.role == .guide { return guideBlueprint(object) }
    if let bar = containerBarBlueprint(object) { return bar }
    guard let base = ElementClasses.baseClass(of: object.elementName, role: object.role) else {
      return nil
    }
    var blueprint = NibBlueprint(type: base, factory: .placeholder)
    resolveCustomClass(of: object, base, &blueprint)
    guard let type = blueprint.type, let factory = Self.factory(for: type) else {
      return uncreatable(object, base, blueprint)
    }
    blueprint.factory = factory
    return blueprint
  }

  private func resolveCustomClass(
    of object: IBObject,
    _ base: AnyClass,
    _ blueprint: inout NibBlueprint
  ) {
    guard let name = object.customClass, !name.isEmpty else { return }
    let module = object.customModule
    switch environment.classes.resolve(name: name, module: module) {
    case .native(let type):
      blueprint.type = accepted(type, base, object) ? type : base
    case .declared(let declaration):
      blueprint.declaration = declaration
      blueprint.declaredName = name
      guard let native: AnyClass = environment.classes.nativeClass(name: name, module: module),
        accepted(native, base, object)
      else { return }
      // A declaration that names the element's own base keeps what the element says.
      blueprint.type = ClassMetadata.isSubclass(base, of: native) ? base : native
    case .unknown:
      blueprint.unknownName = name
      // NB-12, with UIKit's words.
      note(
        .unknownClass,
        "Unknown class \(NibNames.archivedName(name, module: module)) in Interface Builder file.",
        object.location
      )
    }
  }

  /// Whether a class can stand for an element: a view for a view, a controller for a controller.
  private func accepted(_ type: AnyClass, _ base: AnyClass, _ object: IBObject) -> Bool {
    let families: [AnyClass] = [
      UIView.self, UIViewController.self, UIGestureRecognizer.self, UIBarItem.self,
      UINavigationItem.self, UICollectionViewLayout.self,
    ]
    for family in families where ClassMetadata.isSubclass(base, of: family) {
      if ClassMetadata.isSubclass(type, of: family) { return true }
      note(
        .unsupported,
        "\(NibNames.name(of: type)) is no \(NibNames.name(of: family)); "
          + "\(label(of: object)) is made as \(NibNames.name(of: base))",
        object.location
      )
      return false
    }
    return true
  }

  /// How to make an instance of a class from a nib; nil when the class offers no way.
  static func factory(for type: AnyClass) -> NibFactory? {
    switch type {
    case let view as UIView.Type: .view(view)
    case let controller as UIViewController.Type: .other { controller.init(coder: $0) }
    case let recognizer as UIGestureRecognizer.Type: .other { recognizer.create(coder: $0) }
    case let item as UIBarItem.Type: .other { item.init(coder: $0) }
    case let item as UINavigationItem.Type: .other { item.init(coder: $0) }
    case let layout as UICollectionViewLayout.Type: .other { layout.init(coder: $0) }
    case let coded as any (NSObject & NSCoding).Type:
      .other { coded.init(coder: $0) }
    case let object as any NibObject.Type: .other { _ in object.init() }
    default: type == NSObject.self ? .other { _ in NSObject() } : nil
    }
  }

  /// A custom object whose class cannot be made from a nib: a plain object stands in.
  private func uncreatable(
    _ object: IBObject,
    _ base: AnyClass,
    _ blueprint: NibBlueprint
  ) -> NibBlueprint {
    let name = blueprint.type.map { NibNames.name(of: $0) } ?? "a class"
    note(
      .objectNotCreated,
      "\(label(of: object)): \(name) cannot be made from a nib; conform to NibObject",
      object.location
    )
    var standIn = blueprint
    standIn.type = NSObject.self
    standIn.unknownName = object.customClass ?? object.elementText
    standIn.factory = .other { _ in NSObject() }
    return standIn
  }

  /// The bars of navigation and tab bar controllers are the controllers' own.
  private func containerBarBlueprint(_ object: IBObject) -> NibBlueprint? {
    guard object.parent?.role == .viewController else { return nil }
    let find: (NSObject) -> NSObject?
    // An element of another kind in a bar's place is made as what it is: the bar cannot take its settings.
    switch (object.key, object.elementName) {
    case ("navigationBar"?, .navigationBar):
      find = { ($0 as? UINavigationController)?.navigationBar }
    case ("toolbar"?, .toolbar): find = { ($0 as? UINavigationController)?.toolbar }
    case ("tabBar"?, .tabBar): find = { ($0 as? UITabBarController)?.tabBar }
    default: return nil
    }
    if let name = object.customClass {
      note(
        .unsupported,
        "the bar of a container cannot be a \(name); it stays the engine's own",
        object.location
      )
    }
    let base: AnyClass? = ElementClasses.baseClass(of: object.elementName, role: .view)
    return NibBlueprint(type: base, factory: .adopt(find))
  }

  /// Layout guides belong to views and controllers that make them themselves.
  private func guideBlueprint(_ object: IBObject) -> NibBlueprint? {
    let key = object.key ?? ""
    let element = object.elementName
    let edge = object.element.text(.type)
    return NibBlueprint(
      type: UILayoutGuide.self,
      factory: .adopt { parent in LayoutGuides.guide(element, key: key, edge: edge, of: parent) },
      awakens: false
    )
  }
}

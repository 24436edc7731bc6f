import Foundation

extension NibClassRegistry {
  /// Makes an object of a class given by name, declared or native, as code would that is not a nib.
  ///
  /// Views are made with `init(frame:)` and controllers, whose other initialisers cannot be called on a
  /// class known by name only, with `init(coder:)`.
  /// - Parameters:
  ///   - name: The class.
  ///   - nibName: The nib that a controller loads its view from; its class's own without it.
  /// - Returns: The object; nil for an unknown class, or one of objects that nothing can make.
  package func makeObject(named name: String, nibName: String? = nil) -> NSObject? {
    guard let object = makeNative(nativeClass(name: name), nibName) else { return nil }
    adopt(object, as: name)
    return object
  }

  /// Makes an object one of a declared class; any other name leaves it as it is.
  package func adopt(_ object: NSObject, as name: String) {
    guard let declaration = declaration(named: name) else { return }
    let storage = NibStorage.attach(to: object)
    storage.declaration = declaration
    storage.className = declaration.name
  }

  private func makeNative(_ type: AnyClass?, _ nibName: String?) -> NSObject? {
    switch type {
    case let type as UIViewController.Type:
      let controller = type.init(coder: NSCoder())
      if let nibName { controller?.nibName = nibName }
      return controller
    case let type as UIView.Type: return type.create(frame: .zero)
    case let type as any NibObject.Type: return type.init()
    case let type? where type == NSObject.self: return NSObject()
    default: return nil
    }
  }
}

extension NibClassRegistry {
  /// A declared class and the declared ones that it inherits from, nearest first.
  func lineage(of declaration: DynamicClass) -> [DynamicClass] {
    var chain: [DynamicClass] = []
    var current: DynamicClass? = declaration
    while let next = current, !chain.contains(where: { $0.name == next.name }) {
      chain.append(next)
      current = self.declaration(named: next.superclass)
    }
    return chain
  }

  /// The declaration of an outlet, in a declared class or those it inherits from.
  func outlet(named name: String, of declaration: DynamicClass) -> DynamicClass.Outlet? {
    lineage(of: declaration).lazy.compactMap { $0.outlets.first { $0.name == name } }.first
  }
}

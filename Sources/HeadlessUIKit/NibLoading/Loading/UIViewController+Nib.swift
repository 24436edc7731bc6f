import Foundation
import InterfaceBuilder

extension NibDecoder {
  /// The storyboard that a controller came from; nil for none.
  static func storyboard(of controller: UIViewController) -> UIStoryboard? {
    NibStorage.existing(of: controller)?.scene?.storyboard
  }

  /// The view of a controller that comes from a nib, or nil when none names one.
  ///
  /// From the controller's scene; else from the nib that it names; else by convention (NB-18).
  static func loadViewFromNib(of controller: UIViewController) -> UIView? {
    if let scene = NibStorage.existing(of: controller)?.scene {
      return loadView(of: controller, from: scene)
    }
    guard let nib = nib(for: controller) else { return nil }
    let objects = nib.objects(owner: controller)
    if UIKitException.isPending { return nil }
    guard let view = controller.viewStorage else {
      UIKitException.raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but "
          + "the view outlet was not set."
      )
      return nil
    }
    // UIKit keeps the nib's other top-level objects with the controller.
    let others = objects.filter { $0 !== view }
    if !others.isEmpty { NibStorage.attach(to: controller).keep(others) }
    return view
  }

  private static func loadView(of controller: UIViewController, from scene: SceneState) -> UIView? {
    if scene.isOutline { return scene.storyboard.outlineView(of: controller) }
    guard let program = scene.program.viewProgram else { return nil }
    let coder = NibCoder(program)
    for (slot, object) in scene.objects.enumerated() { coder[slot] = object }
    coder[scene.controllerSlot] = controller
    program.run(coder, owner: nil)
    if UIKitException.isPending { return nil }
    scene.storyboard.embedChildren(of: controller, coder, scene.program.segues)
    return controller.viewStorage
  }

  /// Refuses the view that a nib or a scene gave a controller which needs one of another class.
  ///
  /// The empty view of a scene that is only embedded passes.
  /// Scenes are named as the nibs that they become until iOS 10, and by their identifier from iOS 11 on.
  static func refuseView(of controller: UIViewController, base: String, needed: String) {
    let scene = NibStorage.existing(of: controller)?.scene
    if scene?.isOutline == true { return }
    let id = controller.interfaceBuilderID ?? ""
    let origin: String
    if let scene, UIKitProfile.current >= .ios11 {
      let identifier = controller.storyboardIdentifier ?? "\(base)-\(id)"
      origin =
        "instantiated view controller with identifier \"\(identifier)\" from storyboard "
        + "\"\(scene.storyboard.name)\","
    } else {
      let viewID = controller.viewStorage?.interfaceBuilderID ?? ""
      let name = scene == nil ? nib(for: controller)?.name ?? "" : "\(id)-view-\(viewID)"
      origin = "loaded the \"\(name)\" nib"
    }
    let text = "-[\(base) loadView] \(origin) but didn't get a \(needed)."
    let exception = UIKitException(.internalInconsistency, text)
    NibEnvironment.current.refuse(exception, at: nil)
  }

  /// The nib that a controller names, or the one that its class's name stands for.
  private static func nib(for controller: UIViewController) -> UINib? {
    if let name = controller.nibName, !name.isEmpty {
      return UINib(nibName: name, bundle: controller.nibBundle)
    }
    let type: AnyClass = type(of: controller)
    let declared = NibStorage.existing(of: controller)?.className
    guard declared != nil || !NibNames.isEngine(type) else { return nil }
    let environment = NibEnvironment.current
    let path = environment.path(
      names: conventionalNames(declared ?? "\(type)"),
      extensions: ["xib"],
      bundle: controller.nibBundle
    )
    return path.map { UINib(contentsOfFile: $0) }
  }

  /// `FooViewController` looks for `FooView` and then for `FooViewController` (NB-16, NB-18).
  static func conventionalNames(_ className: String) -> [String] {
    let name = className.split(separator: ".").last.map(String.init) ?? className
    let suffix = "Controller"
    guard name.hasSuffix(suffix), name.count > suffix.count else { return [name] }
    return [String(name.dropLast(suffix.count)), name]
  }
}

extension UINib {
  /// An object that can stand for File's Owner when nobody has the real one, as `check` does.
  ///
  /// A controller whose class is known is made with `init(coder:)`; for an unknown class a plain
  /// controller or object, which takes any outlet under the lenient policy. Nil when the nib
  /// connects nothing to its owner, or cannot be compiled.
  public func makeStandInOwner() -> NSObject? {
    guard let program = compiled(), let slot = program.ownerSlot else { return nil }
    let outlets = program.connections.compactMap { connection -> String? in
      switch connection {
      case .outlet(let source, _, let site) where source == slot: site.key
      case .collection(let source, _, _, let site) where source == slot: site.key
      default: nil
      }
    }
    let isTarget = program.connections.contains { connection in
      if case .action(_, let destination, _, _) = connection { destination == slot } else { false }
    }
    let name = program.ownerClassName
    guard !outlets.isEmpty || isTarget || name != nil else { return nil }
    let classes = NibEnvironment.current.classes
    let native: AnyClass? = name.flatMap {
      classes.nativeClass(name: $0, module: program.ownerModule)
    }
    let owner = Self.instance(of: native, needsView: outlets.contains("view"))
    if case .declared(let declaration)? = name.map({ classes.resolve(name: $0, module: nil) }) {
      let storage = NibStorage.attach(to: owner)
      storage.declaration = declaration
      storage.className = declaration.name
    } else if native.map({ type(of: owner) != $0 }) ?? true,
      NibEnvironment.current.policy == .lenient
    {
      // What stands for a class that cannot be made takes what it would.
      let storage = NibStorage.attach(to: owner)
      storage.className = name
      storage.isLenient = true
    }
    return owner
  }

  private static func instance(of type: AnyClass?, needsView: Bool) -> NSObject {
    let made: NSObject? =
      switch type {
      case let controller as UIViewController.Type: controller.init(coder: NSCoder())
      case let view as UIView.Type: view.init(coder: NSCoder())
      case let object as any NibObject.Type: object.init()
      default: nil
      }
    return made ?? (needsView ? UIViewController(nibName: nil, bundle: nil) : NSObject())
  }
}

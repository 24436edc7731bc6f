import Foundation
import InterfaceBuilder

extension UIStoryboard {
  /// The document, or nil after raising that it cannot be read.
  func readDocument() -> IBDocument? {
    guard let source else { return nil }
    do throws(IBError) {
      return try source.document()
    } catch {
      UIKitException.raise(
        .internalInconsistency,
        "Could not load storyboard with name '\(name)': \(error)"
      )
      return nil
    }
  }

  /// Makes the controllers of all scenes, in document order; for tools that look at documents.
  ///
  /// Containers get their children as in the running app; placeholders of other storyboards are
  /// noted and left out.
  public func sceneControllers() -> [UIViewController] {
    guard let document = readDocument() else { return [] }
    return document.scenes.compactMap { scene in
      guard let object = scene.viewController, object.elementName != .viewControllerPlaceholder
      else { return nil }
      return controller(at: object.index)
    }
  }

  /// Makes the controller of a scene with its relationships; its view is loaded later.
  func controller(at index: IBObjectIndex, isOutline: Bool = false) -> UIViewController? {
    guard let source, let document = readDocument() else { return nil }
    let object = document[index]
    if object.elementName == .viewControllerPlaceholder {
      return referenced(by: object)
    }
    guard active.insert(index.rawValue).inserted else {
      NibEnvironment.current.note(
        .unsupported,
        "the relationships of \(object.id ?? "a scene") lead back to itself"
      )
      return nil
    }
    defer { active.remove(index.rawValue) }
    do throws(IBError) {
      let program = try source.program(.scene(index.rawValue), name: name)
      let environment = NibEnvironment.current
      guard environment.nesting.enter(index, costing: program.slotCount, of: document) else {
        return nil
      }
      defer { environment.nesting.leave() }
      return make(program, index, isOutline: isOutline)
    } catch {
      UIKitException.raise(.internalInconsistency, "\(error)")
      return nil
    }
  }

  private func make(
    _ program: NibProgram,
    _ index: IBObjectIndex,
    isOutline: Bool
  ) -> UIViewController? {
    EngineCounters.current.nibsInstantiated &+= 1
    let coder = NibCoder(program)
    program.run(coder, owner: nil)
    if UIKitException.isPending { return nil }
    guard let slot = program.slot(ofRootAt: index.rawValue),
      let controller = coder[slot] as? UIViewController
    else { return nil }
    var objects = coder.allObjects
    objects[slot] = nil
    let storage = NibStorage.attach(to: controller)
    storage.scene = SceneState(
      storyboard: self,
      program: program,
      objects: objects,
      controllerSlot: slot,
      isOutline: isOutline
    )
    storage.segues = program.segues
    if isOutline { return controller }
    connectRelationships(of: controller, program, slot)
    return controller
  }

  /// Gives containers their children: a navigation root, the tabs.
  private func connectRelationships(
    of controller: UIViewController,
    _ program: NibProgram,
    _ slot: NibSlot
  ) {
    var children: [UIViewController] = []
    for segue in program.segues where segue.source == slot && segue.kind == "relationship" {
      guard let index = segue.destination else { continue }
      let place = IBObjectIndex(rawValue: index)
      if let child = self.controller(at: place, isOutline: outlinesInnerScenes) {
        children.append(child)
      }
      if UIKitException.isPending { return }
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }

  /// The controller that a storyboard reference stands for; nil where it is not followed, or after raising (rule NB-21.3).
  ///
  /// The other storyboard is looked up by its name; without one it is this storyboard. Without an
  /// identifier its initial controller is meant.
  private func referenced(by object: IBObject) -> UIViewController? {
    let environment = NibEnvironment.current
    guard !outlinesInnerScenes, environment.followsReferences,
      object.element.text(.bundleIdentifier) == nil
    else {
      reportPlaceholder(object)
      return nil
    }
    guard environment.nesting.enter(object.index, costing: 0, of: readDocument()) else {
      return nil
    }
    defer { environment.nesting.leave() }
    let other = object.element.text(.storyboardName).map { UIStoryboard(name: $0, bundle: bundle) }
    if UIKitException.isPending { return nil }
    let storyboard = other ?? self
    guard let identifier = object.element.text(.referencedIdentifier) else {
      return storyboard.instantiateInitialViewController()
    }
    let controller = storyboard.instantiateViewController(withIdentifier: identifier)
    return UIKitException.isPending ? nil : controller
  }

  private func reportPlaceholder(_ object: IBObject) {
    let storyboard = object.element.text(.storyboardName) ?? "another storyboard"
    NibEnvironment.current.note(
      .externalReference,
      "scene \(object.id ?? "") stands for a controller of \(storyboard), which is not loaded",
      at: "\(object.location)"
    )
  }

  /// Puts the controllers of embed segues into their container views, once the view is there.
  func embedChildren(of controller: UIViewController, _ coder: NibCoder, _ segues: [NibSegue]) {
    for segue in segues where segue.kind == "embed" {
      guard let container = coder[segue.source] as? UIView, let index = segue.destination,
        !isEmbedded(index, around: controller)
      else { continue }
      let place = IBObjectIndex(rawValue: index)
      if outlinesInnerScenes {
        embedOutline(of: place, in: container, of: controller)
        continue
      }
      let environment = NibEnvironment.current
      guard environment.nesting.enter(place, costing: 0, of: readDocument()) else { return }
      defer { environment.nesting.leave() }
      guard let child = self.controller(at: place) else { continue }
      let step = UIStoryboardSegue(
        identifier: segue.identifier,
        source: controller,
        destination: child
      )
      controller.prepare(for: step, sender: nil)
      controller.addChild(child)
      if let view = child.view {
        view.frame = CGRect(origin: .zero, size: container.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
      }
      child.didMove(toParent: controller)
      if UIKitException.isPending { return }
    }
  }

  /// Puts an empty view into a container in the place of a scene's own.
  ///
  /// A navigation or tab bar controller has no view in the document. It is made, with its bars and
  /// without children.
  private func embedOutline(
    of index: IBObjectIndex,
    in container: UIView,
    of parent: UIViewController
  ) {
    guard let document = readDocument(),
      document[index].elementName != .viewControllerPlaceholder
    else { return }
    let view: UIView
    if let object = document[index].object(key: "view") {
      view = UIView(frame: .zero)
      view.interfaceBuilderID = object.id
    } else {
      guard let child = controller(at: index, isOutline: true), let own = child.view else { return }
      parent.addChild(child)
      view = own
    }
    view.frame = CGRect(origin: .zero, size: container.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// An empty view in the place of a scene's own; nil when the scene has none.
  func outlineView(of controller: UIViewController) -> UIView? {
    guard let id = controller.interfaceBuilderID, let document = readDocument(),
      let object = document.object(withID: id)?.object(key: "view")
    else { return nil }
    let view = UIView(frame: object.frame ?? .zero)
    view.interfaceBuilderID = object.id
    return view
  }

  /// Whether a scene is one of those around a controller: embedding it again would never end.
  private func isEmbedded(_ index: Int32, around controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let next = current {
      if let scene = NibStorage.existing(of: next)?.scene, scene.storyboard === self,
        scene.program.slot(ofRootAt: index) == scene.controllerSlot
      {
        NibEnvironment.current.note(.unsupported, "a scene embeds itself; it is left out")
        return true
      }
      current = next.parent
    }
    return false
  }
}

extension UIViewController {
  /// The other top-level objects of the scene that the controller came from, in document order.
  public var nibSceneObjects: [NSObject] {
    guard let scene = NibStorage.existing(of: self)?.scene else { return [] }
    return scene.program.roots.compactMap { scene.objects[$0] }
  }

  /// The segues of the scene that the controller came from.
  public var nibSegues: [NibSegue] { NibStorage.existing(of: self)?.segues ?? [] }
}

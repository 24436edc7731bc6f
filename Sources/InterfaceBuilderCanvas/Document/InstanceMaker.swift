import HeadlessUIKit
import InterfaceBuilder

/// Makes the roots of one document.
@MainActor
struct InstanceMaker {
  let document: IBDocument
  let name: String
  /// One storyboard for all scenes, so that each is compiled once.
  private lazy var storyboard: UIStoryboard = {
    let storyboard = UIStoryboard(document: document, name: name)
    storyboard.outlinesInnerScenes = true
    return storyboard
  }()
  var retained: [NSObject] = []
  var loose: [DocumentInstance.Live] = []

  init(document: IBDocument, name: String) {
    self.document = document
    self.name = name
  }

  mutating func makeAll() -> [DocumentInstance.Live] {
    let roots = DocumentRoot.all(of: document)
    let made = document.kind == .xib ? topLevelObjects() : .success([:])
    return roots.map { root in
      switch root.kind {
      case .topLevel: topLevel(root, made)
      case .scene: scene(root)
      case .prototype, .listPart, .barView: prototype(root)
      }
    }
  }

  // The whole nib is made in one go, as an app does it; what has an id is then found again.
  private mutating func topLevelObjects() -> Result<[String: UIView], UIKitException> {
    let nib = UINib(document: document, name: name)
    let owner = nib.makeStandInOwner()
    do throws(UIKitException) {
      let objects = try nib.instantiateObjects(owner: owner)
      retained += objects
      if let owner { retained.append(owner) }
      return .success(try UIKitException.catching { Self.viewsByID(objects) })
    } catch {
      return .failure(error)
    }
  }

  // A controller's view may come from another nib, which may be bad.
  private static func viewsByID(_ objects: [NSObject]) -> [String: UIView] {
    var views: [String: UIView] = [:]
    for object in objects {
      let view = (object as? UIViewController)?.view ?? object as? UIView
      let id = (object as? UIViewController)?.interfaceBuilderID ?? view?.interfaceBuilderID
      if let view, let id { views[id] = view }
    }
    return views
  }

  private func topLevel(
    _ root: DocumentRoot,
    _ made: Result<[String: UIView], UIKitException>
  ) -> DocumentInstance.Live {
    switch made {
    case .success(let views):
      let view = root.object.id.flatMap { views[$0] }
      return DocumentInstance.Live(root: root, view: view, error: nil)
    case .failure(let error):
      return DocumentInstance.Live(root: root, view: nil, error: error)
    }
  }

  private mutating func scene(_ root: DocumentRoot) -> DocumentInstance.Live {
    do throws(UIKitException) {
      let storyboard = storyboard
      let controller = try UIKitException.catching {
        () throws(UIKitException) -> UIViewController? in
        let controller = storyboard.instantiateViewController(at: root.object)
        controller?.loadViewIfNeeded()
        return controller
      }
      if let controller {
        retained.append(controller)
        gatherLoose(controller)
      }
      return DocumentInstance.Live(root: root, view: controller?.viewIfLoaded, error: nil)
    } catch {
      return DocumentInstance.Live(root: root, view: nil, error: error)
    }
  }

  private mutating func gatherLoose(_ controller: UIViewController) {
    for case let view as UIView in controller.nibSceneObjects where view.superview == nil {
      addLoose(view, .topLevel)
    }
  }

  /// Adds what bars show in all that was made.
  ///
  /// Most documents have nothing of the kind, and their views are not looked through.
  mutating func gatherBarViews(_ roots: [DocumentInstance.Live]) {
    guard document.objects.contains(where: Self.isHeldByItem) else { return }
    let controllers = retained.compactMap { $0 as? UIViewController }
    for view in BarViews.all(of: controllers, (roots + loose).compactMap(\.view)) {
      addLoose(view, .barView)
    }
  }

  /// Adds the cells of sections that no list has: of a section beside the controller of a scene, or at the top of a nib.
  mutating func gatherLooseCells() {
    let sections = document.objects.filter {
      $0.role == .section && $0.parent?.elementName != .tableView
    }
    for cell in sections.flatMap(\.children) where cell.elementName == .tableViewCell {
      loose.append(prototype(DocumentRoot(object: cell, kind: .listPart)))
    }
  }

  private static func isHeldByItem(_ object: IBObject) -> Bool {
    guard object.isView, let holder = object.parent else { return false }
    return holder.elementName == .barButtonItem || holder.elementName == .navigationItem
  }

  private mutating func addLoose(_ view: UIView, _ kind: DocumentRoot.Kind) {
    guard let id = view.interfaceBuilderID, let object = document.object(withID: id) else { return }
    let root = DocumentRoot(object: object, kind: kind)
    loose.append(DocumentInstance.Live(root: root, view: view, error: nil))
  }

  private mutating func prototype(_ root: DocumentRoot) -> DocumentInstance.Live {
    do throws(UIKitException) {
      let nib = UINib(document: document, object: root.object, name: name)
      let objects = try nib.instantiateObjects(owner: nib.makeStandInOwner())
      retained += objects
      return DocumentInstance.Live(root: root, view: objects.first as? UIView, error: nil)
    } catch {
      return DocumentInstance.Live(root: root, view: nil, error: error)
    }
  }
}

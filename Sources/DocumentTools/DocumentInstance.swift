import HeadlessUIKit
import InterfaceBuilder

/// The live objects of a document: every root instantiated as an app would, apart from its data.
@MainActor
final class DocumentInstance {
  /// A root with what came of it.
  struct Live {
    /// What the document describes.
    let root: DocumentRoot
    /// Its view; nil for objects without one, and when it could not be made.
    let view: UIView?
    /// What UIKit would have raised.
    let error: UIKitException?
  }

  /// The document.
  let document: IBDocument
  /// Its roots, in document order.
  let roots: [Live]
  /// The views that stand beside the controllers of scenes, for code to put somewhere.
  let loose: [Live]
  /// Everything that a canvas shows.
  var all: [Live] { roots + loose }
  /// Objects that keep others alive.
  private let retained: [NSObject]

  /// Instantiates every root of a document; classes that nobody declared take every outlet.
  init(_ document: IBDocument, named name: String) {
    self.document = document
    var maker = InstanceMaker(document: document, name: name)
    roots = maker.makeAll()
    loose = maker.loose
    retained = maker.retained
  }

  /// Gives each root another size, where one is asked for, and lays it out.
  func layOut(width: Double?, height: Double?) throws(UIKitException) {
    for live in roots {
      guard let view = live.view else { continue }
      try UIKitException.catching { () throws(UIKitException) in
        var frame = view.frame
        if let width { frame.size.width = width }
        if let height { frame.size.height = height }
        if frame != view.frame { view.frame = frame }
        view.layoutIfNeeded()
      }
    }
  }

  /// The views by their ids.
  ///
  /// A scene that another one embeds is made twice; its own root's views are those that have the ids.
  func viewsByID() -> [String: UIView] {
    var views: [String: UIView] = [:]
    let all = all
    let rootIDs = Set(all.compactMap { $0.view?.interfaceBuilderID })
    for live in all {
      guard let view = live.view else { continue }
      Self.collect(view, without: rootIDs, into: &views)
    }
    return views
  }

  private static func collect(
    _ root: UIView,
    without rootIDs: Set<String>,
    into views: inout [String: UIView]
  ) {
    var waiting = [root]
    while let view = waiting.popLast() {
      if let id = view.interfaceBuilderID {
        if view !== root, rootIDs.contains(id) { continue }
        if views[id] == nil { views[id] = view }
      }
      waiting += view.subviews
      if let table = view as? UITableView {
        waiting += table.staticSections.flatMap(\.cells)
      }
    }
  }
}

/// Makes the roots of one document.
@MainActor
private struct InstanceMaker {
  let document: IBDocument
  let name: String
  var retained: [NSObject] = []
  var loose: [DocumentInstance.Live] = []

  mutating func makeAll() -> [DocumentInstance.Live] {
    let roots = DocumentRoot.all(of: document)
    let made = document.kind == .xib ? topLevelObjects() : .success([:])
    return roots.map { root in
      switch root.kind {
      case .topLevel: topLevel(root, made)
      case .scene: scene(root)
      case .prototype, .listPart: prototype(root)
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
      var views: [String: UIView] = [:]
      for object in objects {
        let view = (object as? UIViewController)?.view ?? object as? UIView
        let id =
          (object as? UIViewController)?.interfaceBuilderID ?? view?.interfaceBuilderID
        if let view, let id { views[id] = view }
      }
      return .success(views)
    } catch {
      return .failure(error)
    }
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
      let storyboard = UIStoryboard(document: document, name: name)
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
      guard let id = view.interfaceBuilderID, let object = document.object(withID: id) else {
        continue
      }
      let root = DocumentRoot(object: object, kind: .topLevel)
      loose.append(DocumentInstance.Live(root: root, view: view, error: nil))
    }
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

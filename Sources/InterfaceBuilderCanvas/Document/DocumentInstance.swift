import HeadlessUIKit
import InterfaceBuilder

/// The live objects of a document: every root instantiated as an app would, apart from its data.
@MainActor
package final class DocumentInstance {
  /// A root with what came of it.
  package struct Live {
    /// What the document describes.
    package let root: DocumentRoot
    /// Its view; nil for objects without one, and when it could not be made.
    package let view: UIView?
    /// What UIKit would have raised.
    package let error: UIKitException?

    package init(root: DocumentRoot, view: UIView?, error: UIKitException?) {
      self.root = root
      self.view = view
      self.error = error
    }
  }

  /// The document.
  package let document: IBDocument
  /// Its roots, in document order.
  package let roots: [Live]
  /// The views that stand beside the controllers of scenes, for code to put somewhere, those that bars show, and the cells
  /// of sections that no list has.
  package let loose: [Live]
  /// Everything that a canvas shows.
  package var all: [Live] { roots + loose }
  /// Objects that keep others alive.
  private let retained: [NSObject]

  /// Instantiates every root of a document; classes that nobody declared take every outlet.
  package init(_ document: IBDocument, named name: String) {
    self.document = document
    var maker = InstanceMaker(document: document, name: name)
    roots = maker.makeAll()
    maker.gatherBarViews(roots)
    maker.gatherLooseCells()
    loose = maker.loose
    retained = maker.retained
  }

  /// Gives each root another size, where one is asked for, and lays it out.
  ///
  /// - Parameters:
  ///   - width: The width of all; nil for their own.
  ///   - height: The height of all; nil for their own.
  ///   - sizes: The sizes of some, by their ids.
  /// - Throws: `UIKitException` where a view raises.
  package func layOut(
    width: Double?,
    height: Double?,
    sizes: [String: CGSize] = [:]
  ) throws(UIKitException) {
    for live in roots {
      guard let view = live.view else { continue }
      try UIKitException.catching { () throws(UIKitException) in
        var frame = view.frame
        if let size = view.interfaceBuilderID.flatMap({ sizes[$0] }) { frame.size = size }
        if let width { frame.size.width = width }
        if let height { frame.size.height = height }
        if frame != view.frame { view.frame = frame }
        view.layOutBeforeMargins()
      }
    }
  }

  /// The views by their ids.
  ///
  /// A scene that another one embeds is made twice; its own root's views are those that have the ids.
  package func viewsByID() -> [String: UIView] {
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

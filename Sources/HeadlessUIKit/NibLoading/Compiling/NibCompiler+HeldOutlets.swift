import Foundation
import InterfaceBuilder

/// Outlets of declared and unknown classes, proved while the nib is compiled.
extension NibCompiler {
  /// An outlet that its source can hold without further questions; nil when something is left to ask.
  ///
  /// The source must be a view of an engine class that stands for a declared or unknown one, whose key no engine class
  /// has, and the destination a view that hangs in it, so that holding it makes no cycle.
  func heldOutlet(
    _ site: OutletSite,
    _ source: NibSlot,
    _ destination: NibSlot
  ) -> NibHeldOutlet? {
    guard parts.isTrusted, isViewOfEngine(source), isViewOfEngine(destination),
      isInside(destination, source), !EngineKeys.listsOutlet(site.key),
      !connectionEnds.hasOutlet(site.key, of: source),
      let isNoted = takes(site.key, source, destination)
    else { return nil }
    let outlet = NibHeldOutlet(
      source: source,
      destination: destination,
      site: site,
      isNoted: isNoted
    )
    outlet.count = connectionEnds.count(at: source) + 1
    return outlet
  }

  private func isViewOfEngine(_ slot: NibSlot) -> Bool {
    guard let type = knownClass(slot) else { return false }
    return ClassMetadata.isSubclass(type, of: UIView.self) && NibNames.isEngine(type)
  }

  /// Whether an object hangs in another through nothing but subviews and content views.
  private func isInside(_ slot: NibSlot, _ ancestor: NibSlot) -> Bool {
    guard classes.indices.contains(slot), slot != ancestor else { return false }
    var object = document[IBObjectIndex(rawValue: Int32(slot) + base)]
    while let place = self.slot(object.index), place != ancestor {
      guard let parent = object.parent, parent.isView, isSubview(object, of: parent)
      else { return false }
      object = parent
    }
    return self.slot(object.index) == ancestor
  }

  /// Whether an object stays a subview of its parent: of several content views only the last one does.
  ///
  /// - Complexity: O(1) for subviews, else O(siblings).
  func isSubview(_ object: IBObject, of parent: IBObject) -> Bool {
    guard object.key == "contentView" else { return object.element.parent?.name == .subviews }
    var next = object.subtreeEnd.rawValue
    while next < parent.subtreeEnd.rawValue {
      let sibling = document[IBObjectIndex(rawValue: next)]
      if sibling.key == "contentView" { return false }
      next = sibling.subtreeEnd.rawValue
    }
    return true
  }

  /// Whether the source takes the outlet: false when it declares it, true when its class is unknown and lenient, nil
  /// when it does not or only the objects can tell.
  private func takes(_ key: String, _ source: NibSlot, _ destination: NibSlot) -> Bool? {
    if unknownClasses[source] != nil { return environment.policy == .lenient ? true : nil }
    guard let declaration = declaredClasses[source],
      let outlet = environment.classes.outlet(named: key, of: declaration)
    else { return nil }
    guard let name = outlet.className else { return false }
    guard case .native(let expected) = environment.classes.resolve(name: name, module: nil),
      let actual = knownClass(destination), ClassMetadata.isSubclass(actual, of: expected)
    else { return nil }
    return false
  }
}

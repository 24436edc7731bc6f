import HeadlessUIKit
import InterfaceBuilder

/// Steps that make objects or take them from a registry.
extension CaseInspector {
  mutating func inspectInstantiation(_ step: SourceElement) {
    let made = made(by: step)
    if let owner = step["owner"] { checkClass(owner, at: step, "owner") }
    if let owner = step["ownerObject"] { checkObject(owner, at: step, "ownerObject") }
    checkExternals(of: step)
    guard let name = step["as"] else { return }
    objects[name] = made
    if let owner = step["owner"] { objects[name + ".owner"] = names.known(ofClass: owner) }
    if let owner = step["ownerObject"] { objects[name + ".owner"] = objects[owner] ?? .unknown }
  }

  /// Checks that each external object is a named one, and that the nib has a placeholder for it.
  private mutating func checkExternals(of step: SourceElement) {
    for (identifier, name) in step.externals {
      guard !name.isEmpty else {
        report(
          "\"\(identifier)\" names no object; expected \(identifier)=NAME",
          at: step,
          "externals"
        )
        continue
      }
      checkObject(name, at: step, "externals")
      guard let nib = step["nib"], let facts = names.facts(ofNib: nib) else { continue }
      checkName(
        identifier,
        among: facts.externalIdentifiers,
        "nib \"\(nib)\" has no external placeholder",
        at: step,
        "externals"
      )
    }
  }

  private mutating func made(by step: SourceElement) -> KnownObject {
    if let name = step["class"] {
      checkClass(name, at: step, "class")
      if let nib = step["nibName"] { checkNibName(nib, at: step) }
      return step["nibName"] == nil ? names.known(ofClass: name) : .unknown
    }
    if let name = step["nibName"] {
      checkNibName(name, at: step)
      return names.facts(lookedUp: name)?.topLevel.first.map(names.known) ?? .unknown
    }
    if let name = step["nib"] {
      return names.facts(ofNib: name)?.topLevel.first.map(names.known) ?? .unknown
    }
    return step["storyboardName"] == nil ? controller(of: step) : .unknown
  }

  private mutating func checkNibName(_ name: String, at step: SourceElement) {
    guard !isExpectingFailure else { return }
    checkName(
      name,
      among: names.nibNames,
      "no .xib beside the suite or its nibs is called",
      at: step,
      "nibName"
    )
  }

  private mutating func controller(of step: SourceElement) -> KnownObject {
    let name = step.text("storyboard")
    guard let facts = names.facts(of: names.declarations.storyboards[name]) else { return .unknown }
    let document = facts.document
    guard let identifier = step["viewController"] else {
      if let initial = document.initialViewController { return names.known(document[initial]) }
      if !isExpectingFailure, document.kind == .storyboard {
        report(
          "storyboard \"\(name)\" has no initial view controller; expected viewController=\"…\", "
            + "one of \(facts.controllerIdentifiers.joinedAsList(max: 12))",
          at: step,
          "storyboard"
        )
      }
      return .unknown
    }
    if !isExpectingFailure {
      checkName(
        identifier,
        among: facts.controllerIdentifiers,
        "storyboard \"\(name)\" has no view controller with the identifier",
        at: step,
        "viewController"
      )
    }
    return document.objects.first { $0.element.text(.storyboardIdentifier) == identifier }
      .map(names.known) ?? .unknown
  }

  // MARK: Registries

  mutating func inspectRegistration(_ step: SourceElement) {
    checkSpace(of: step)
    if let name = step["class"] { checkClass(name, at: step, "class") }
    if let name = step["nibName"] { checkNibName(name, at: step) }
    if step.name == "register" { pools.register(step) } else { pools.unregister(step) }
  }

  private static let kinds = [
    "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
  ]

  /// Tables have no kinds, collections no header and footer pools.
  @discardableResult
  mutating func checkSpace(of step: SourceElement) -> Bool {
    guard step["in"] == nil else { return true }
    let count = mistakes.count
    if isTable, step["kind"] != nil {
      report("a table has no kinds; leave \"kind\" out, or use a collection", at: step, "kind")
    }
    if isCollection, let kind = step["kind"], !Self.kinds.contains(kind),
      let near = NearestName.of(kind, in: Self.kinds)
    {
      report(
        "the kind \"\(kind)\" is none of UIKit's; expected \"\(near)\", or a name of its own "
          + "(did you mean \"\(near)\"?)",
        at: step,
        "kind"
      )
    }
    if isCollection, step.flag("forHeaderFooter") {
      report(
        "a collection has kinds; expected kind=\"…\" instead of forHeaderFooter",
        at: step,
        "forHeaderFooter"
      )
    }
    return mistakes.count == count
  }

  mutating func inspectDequeue(_ step: SourceElement) {
    let object = inspectPool(step)
    if let name = step["as"] { objects[name] = object }
  }

  /// Checks that a pool is registered; answers what its views are.
  @discardableResult
  mutating func inspectPool(_ step: SourceElement) -> KnownObject {
    guard checkSpace(of: step), let key = KnownPools.key(of: step) else { return .unknown }
    guard let origin = pools.origins[key] else {
      if !isExpectingFailure, !step.flag("optional") { reportUnregistered(key, at: step) }
      return .unknown
    }
    let object = known(origin)
    if !isExpectingFailure { checkMade(origin, key, at: step) }
    return object
  }

  func known(_ origin: KnownPools.Origin) -> KnownObject {
    switch origin {
    case .nib(let name): names.facts(ofNib: name)?.topLevel.first.map(names.known) ?? .unknown
    case .viewClass(let name): names.known(ofClass: name)
    case .unknown: .unknown
    }
  }

  mutating func reportUnregistered(_ key: KnownPools.Key, at element: SourceElement) {
    guard !pools.isOpen, isTable || isCollection else { return }
    let known = pools.identifiers(in: key.space)
    let what =
      key.space.isEmpty ? "cell" : key.space == "header" ? "header or footer" : "view of this kind"
    let others = pools.otherSpaces(of: key).map { space in
      space.isEmpty
        ? "as a cell" : space == "header" ? "with forHeaderFooter" : "with kind=\"\(space)\""
    }
    let elsewhere =
      others.isEmpty ? "" : ", only \(others.joinedAsAlternatives())"
    let remedy =
      known.isEmpty
      ? "expected a <register> before" : "registered: \(known.joinedAsList(max: 12))"
    report(
      "no \(what) is registered for \"\(key.identifier)\"\(elsewhere); \(remedy)"
        + NearestName.hint(key.identifier, in: known),
      at: element,
      "reuseIdentifier"
    )
  }

  /// Checks what UIKit checks when it makes the first view of a pool.
  private mutating func checkMade(
    _ origin: KnownPools.Origin,
    _ key: KnownPools.Key,
    at step: SourceElement
  ) {
    let needed: AnyClass = neededClass(in: key.space)
    switch origin {
    case .unknown: return
    case .viewClass(let name):
      guard let type = names.type(named: name), !Self.isSubclass(type, of: needed) else { return }
      report(
        "\(name) is registered for \"\(key.identifier)\" and is no \(needed); expected a class "
          + "that inherits from it",
        at: step,
        "reuseIdentifier"
      )
    case .nib(let name):
      guard let facts = names.facts(ofNib: name) else { return }
      checkNib(facts, name, key, needed, at: step)
    }
  }

  private mutating func checkNib(
    _ facts: DocumentFacts,
    _ name: String,
    _ key: KnownPools.Key,
    _ needed: AnyClass,
    at step: SourceElement
  ) {
    let views = facts.topLevel.filter(\.isView)
    guard views.count == 1, let type = names.type(of: views[0]),
      Self.isSubclass(type, of: needed)
    else {
      return report(
        "nib \"\(name)\", which is registered for \"\(key.identifier)\", does not hold exactly one "
          + "\(needed) as its top-level object; expected another nib or another kind",
        at: step,
        "reuseIdentifier"
      )
    }
    if let own = views[0].element.text(.reuseIdentifier), own != key.identifier {
      report(
        "the cell of nib \"\(name)\" has the identifier \"\(own)\"; "
          + "expected it to be registered as \"\(own)\"",
        at: step,
        "reuseIdentifier"
      )
    }
  }

  private func neededClass(in space: String) -> AnyClass {
    if isCollection {
      return space.isEmpty ? UICollectionViewCell.self : UICollectionReusableView.self
    }
    return space == "header" ? UITableViewHeaderFooterView.self : UITableViewCell.self
  }

  static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let one = current {
      if one == ancestor { return true }
      current = _getSuperclass(one)
    }
    return false
  }

  mutating func inspectRecycle(_ step: SourceElement) {
    if let name = step["object"] { checkObject(name, at: step, "object") }
    guard let identifier = step["reuseIdentifier"], !pools.isOpen else { return }
    let known = pools.origins.keys.map(\.identifier).sorted()
    checkName(
      identifier,
      among: known,
      "no pool is registered for",
      at: step,
      "reuseIdentifier"
    )
  }

  /// Checks that a data outlet gets the data and a view outlet of a table a view that was named.
  mutating func inspectConnection(_ step: SourceElement) {
    let (outlet, target) = (step.text("outlet"), step.text("to"))
    guard SuiteGrammar.viewOutlets.contains(outlet) else {
      let isBare =
        outlet == "delegate" && ["bare", "acting", "olderActing", "scrolling"].contains(target)
        || outlet == "dataSource" && target == "bare"
      guard !isBare, !["data", "nothing"].contains(target) else { return }
      return report("\(outlet) is connected to \"data\" or \"nothing\"", at: step, "to")
    }
    if isCollection, outlet != "refreshControl" {
      report("a collection has no \(outlet)", at: step, "outlet")
    }
    if target != "nothing" { checkObject(target, at: step, "to") }
  }
}

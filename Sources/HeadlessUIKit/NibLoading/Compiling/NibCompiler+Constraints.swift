import Foundation
import InterfaceBuilder

extension NibCompiler {
  /// Compiles constraints whose owner and items this pass makes.
  func compileConstraints(_ range: Range<Int32>) {
    let excluded = excludedConstraints(range)
    let all = document.constraints
    for place in all.places(inside: range) {
      let constraint = all[place]
      guard let owner = constraint.owner, range.contains(owner.rawValue),
        let ownerSlot = slot(owner), !hasViewPass || isViewPart(ownerSlot) == isViewPass,
        made[ownerSlot],
        knownClass(ownerSlot).map({ ClassMetadata.isSubclass($0, of: UIView.self) })
          == true
      else { continue }
      // Interface Builder lays out with placeholders and leaves them out of the built nib.
      guard !constraint.isPlaceholder else { continue }
      let isExcluded = constraint.id.map { excluded.contains($0) } ?? false
      compile(constraint, place, ownerSlot, isActive: !isExcluded)
    }
  }

  private func compile(
    _ constraint: IBConstraint,
    _ place: Int,
    _ owner: NibSlot,
    isActive: Bool
  ) {
    guard let first = constraint.firstObject.flatMap(slot), isItem(first) else {
      return noteLostItem(constraint, constraint.firstItemID)
    }
    var second = -1
    if constraint.secondItem != nil {
      guard let slot = constraint.secondObject.flatMap(slot), isItem(slot) else {
        return noteLostItem(constraint, constraint.secondItemID)
      }
      second = slot
    }
    if isActive { resolveClass(of: constraint, place) }
    let slot = existingSlot(ofConstraint: place)
    guard isActive || slot >= 0 else { return }
    let items = second >= 0 ? [first, second] : [first]
    let isProven =
      isActive && items.allSatisfy { mark($0, upTo: owner) } && parts.constraintClasses[slot] == nil
    addToGroup(of: owner, isProven: isActive && isProven && slot < 0)
    parts.constraints.append(
      NibConstraintOperation(
        owner: owner,
        first: first,
        second: second,
        firstAttribute: NSLayoutConstraint.Attribute(constraint.firstAttribute),
        relation: NSLayoutConstraint.Relation(constraint.relation),
        secondAttribute: constraint.secondAttribute.map(NSLayoutConstraint.Attribute.init)
          ?? .notAnAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant,
        priority: UILayoutPriority(constraint.priority),
        identifier: constraint.identifier,
        interfaceBuilderID: constraint.id,
        compactID: CompactText(constraint.id),
        hasRareNames: constraint.identifier != nil || CompactText(constraint.id).isElsewhere,
        slot: slot,
        isActive: isActive,
        isProven: isProven
      )
    )
  }

  /// Gives a constraint of a class of an app's own a slot, and its class where that can be found.
  private func resolveClass(of constraint: IBConstraint, _ place: Int) {
    guard let name = constraint.customClass, !name.isEmpty else { return }
    let module = constraint.customModule
    switch environment.classes.resolve(name: name, module: module) {
    case .native(let type as NSLayoutConstraint.Type):
      guard type != NSLayoutConstraint.self else { return }
      let slot = slot(ofConstraint: place)
      parts.constraintClasses[slot] = type
      parts.awakenings.append(slot)
      parts.isTrusted = false
    case .native(let type):
      note(
        .unsupported,
        "\(NibNames.name(of: type)) is no NSLayoutConstraint; "
          + "constraint \(constraint.id ?? "") is made as NSLayoutConstraint",
        constraint.location
      )
    case .declared:
      break
    case .unknown:
      // NB-12, with UIKit's words.
      note(
        .unknownClass,
        "Unknown class \(NibNames.archivedName(name, module: module)) in Interface Builder file.",
        constraint.location
      )
    }
  }

  /// Counts the next constraint to the group of its owner, or begins one.
  private func addToGroup(of owner: NibSlot, isProven: Bool) {
    let place = parts.constraints.count
    let last = parts.constraintGroups.count - 1
    guard last >= 0, parts.constraintGroups[last].owner == owner else {
      parts.constraintGroups.append(
        NibConstraintGroup(owner: owner, range: place..<(place + 1), isProven: isProven)
      )
      return
    }
    let start = parts.constraintGroups[last].range.lowerBound
    parts.constraintGroups[last].range = start..<(place + 1)
    if !isProven { parts.constraintGroups[last].isProven = false }
  }

  /// Marks the views from an item up to the owner of its constraint, as activating one does.
  ///
  /// False when the way passes something that does not keep its children as subviews.
  private func mark(_ item: NibSlot, upTo owner: NibSlot) -> Bool {
    var object = document[IBObjectIndex(rawValue: Int32(item) + base)]
    if object.role == .guide {
      guard let parent = object.parent, parent.isView else { return false }
      object = parent
    }
    var flag = UIView.Flags.isConstrained
    while let place = slot(object.index) {
      if place == owner { return true }
      parts.objects[place].viewState?.add(flag)
      guard let parent = object.parent, parent.isView, isSubview(object, of: parent)
      else { return false }
      object = parent
      flag = .subtreeIsConstrained
    }
    return false
  }

  private func isItem(_ slot: NibSlot) -> Bool {
    guard made[slot], let type = knownClass(slot) else { return false }
    return ClassMetadata.isSubclass(type, of: UIView.self)
      || ClassMetadata.isSubclass(type, of: UILayoutGuide.self)
  }

  private func noteLostItem(_ constraint: IBConstraint, _ id: String?) {
    note(
      .danglingConnection,
      "constraint \(constraint.id ?? "") has no item \(id ?? ""); it is left out",
      constraint.location
    )
  }

  /// The constraints that the default size class leaves out; variations for others do not apply.
  private func excludedConstraints(_ range: Range<Int32>) -> Set<String> {
    var result: Set<String> = []
    for index in range {
      let object = document[IBObjectIndex(rawValue: index)]
      for variation in object.element.children
      where variation.name == .variation && variation.hasKey("default") {
        guard let mask = variation.child(.mask, key: "constraints") else { continue }
        for exclude in mask.children where exclude.name == .exclude {
          if let id = exclude.text(.reference) { result.insert(id) }
        }
      }
    }
    return result
  }
}

import HeadlessUIKit
import InterfaceBuilder

/// Gives live views the constraints that the canvas lays out with: those of its size classes, and placeholders.
///
/// What nib loading made is for the running app: it leaves placeholders out, and knows the default variation only.
@MainActor
package struct CanvasConstraints {
  let document: IBDocument
  let views: [String: UIView]
  let traits: CanvasTraits
  /// Whether constraints that only the canvas has are added.
  let hasPlaceholders: Bool
  /// Whether the guides of controllers have no height.
  let hasFlatGuides: Bool

  package init(
    document: IBDocument,
    views: [String: UIView],
    traits: CanvasTraits,
    hasPlaceholders: Bool,
    hasFlatGuides: Bool = true
  ) {
    self.document = document
    self.views = views
    self.traits = traits
    self.hasPlaceholders = hasPlaceholders
    self.hasFlatGuides = hasFlatGuides
  }

  /// Adds, takes away and changes constraints, and the stacks' arrangement.
  package func apply() {
    let excluded = excludedConstraints()
    var live: [ObjectIdentifier: [String: NSLayoutConstraint]] = [:]
    for constraint in document.constraints {
      guard let owner = constraint.owner.flatMap({ view(document[$0]) }), let id = constraint.id
      else { continue }
      let key = ObjectIdentifier(owner)
      if live[key] == nil { live[key] = byID(owner) }
      let made = live[key]?[id]
      if excluded.contains(id) {
        made?.isActive = false
      } else if usesFarEdge(constraint) {
        made?.isActive = false
        add(constraint)
      } else if let made {
        made.constant = constant(of: constraint)
      } else if hasPlaceholders || !constraint.isPlaceholder {
        add(constraint)
      }
    }
    arrangeStacks()
    varyViews()
  }

  /// Takes away the views that the size classes do not install: nib loading makes all.
  ///
  /// - Complexity: O(objects).
  package func removeUninstalledViews() {
    for object in document.objects where object.isView {
      var excluded: Set<String> = []
      for variation in traits.variations(of: object.element) {
        guard let mask = variation.child(.mask, key: "subviews") else { continue }
        for change in mask.children {
          guard let id = change.text(.reference) else { continue }
          if change.name == .exclude { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
      for id in excluded { views[id]?.removeFromSuperview() }
    }
  }

  private func varyViews() {
    lazy var resources = NibResources(document)
    for object in document.objects where object.isView {
      guard let view = view(object) else { continue }
      for variation in traits.variations(of: object.element) {
        if let isHidden = variation.boolean(.hidden) { view.isHidden = isHidden }
        guard let described = variation.child(key: "fontDescription"),
          let font = resources.font(described)
        else { continue }
        switch view {
        case let label as UILabel: label.font = font
        case let field as UITextField: field.font = font
        case let text as UITextView: text.font = font
        case let button as UIButton: button.titleLabel?.font = font
        default: break
        }
      }
    }
  }

  private func byID(_ view: UIView) -> [String: NSLayoutConstraint] {
    var found: [String: NSLayoutConstraint] = [:]
    for constraint in view.constraints {
      if let id = constraint.interfaceBuilderID { found[id] = constraint }
    }
    return found
  }

  private func excludedConstraints() -> Set<String> {
    var excluded: Set<String> = []
    for object in document.objects where object.isView {
      for variation in traits.variations(of: object.element) {
        guard let mask = variation.child(.mask, key: "constraints") else { continue }
        for change in mask.children {
          guard let id = change.text(.reference) else { continue }
          if change.name == .exclude { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private func constant(of constraint: IBConstraint) -> Double {
    traits.variations(of: constraint.element).reduce(constraint.constant) {
      $1.number(.constant) ?? $0
    }
  }

  private func add(_ constraint: IBConstraint) {
    guard let first = constraint.firstObject.flatMap({ item(document[$0]) }) else { return }
    var second: AnyObject?
    if constraint.secondItem != nil {
      guard let object = constraint.secondObject, let item = item(document[object]) else { return }
      second = item
    }
    let made = NSLayoutConstraint(
      item: first,
      attribute: attribute(constraint.firstAttribute, of: constraint.firstObject),
      relatedBy: NSLayoutConstraint.Relation(constraint.relation),
      toItem: second,
      attribute: constraint.secondAttribute.map { attribute($0, of: constraint.secondObject) }
        ?? .notAnAttribute,
      multiplier: constraint.multiplier,
      constant: constant(of: constraint)
    )
    made.priority = UILayoutPriority(constraint.priority)
    made.interfaceBuilderID = constraint.id
    // Items whose tree another root has are no constraint of this one.
    guard
      let owner = constraint.owner.flatMap({ view(document[$0]) }),
      [first, second].allSatisfy({ $0.map { holds(owner, $0) } ?? true })
    else { return }
    made.isActive = true
  }

  /// Whether a constraint holds a view to the edge of a controller's guide that the screen's edge is in the running app.
  private func usesFarEdge(_ constraint: IBConstraint) -> Bool {
    let ends = [
      (constraint.firstObject, constraint.firstAttribute),
      (constraint.secondObject, constraint.secondAttribute ?? constraint.firstAttribute),
    ]
    return ends.contains { item, attribute in
      attribute != nearEdge(attribute, of: item)
    }
  }

  /// The guides of a canvas have no height: both their edges lie where bars end.
  private func nearEdge(_ attribute: IBLayoutAttribute, of item: IBObjectIndex?)
    -> IBLayoutAttribute
  {
    guard hasFlatGuides else { return attribute }
    switch (attribute, item.flatMap { document[$0].guideKey }) {
    case (.top, "top"?): return .bottom
    case (.bottom, "bottom"?): return .top
    default: return attribute
    }
  }

  private func attribute(_ attribute: IBLayoutAttribute, of item: IBObjectIndex?)
    -> NSLayoutConstraint.Attribute
  {
    NSLayoutConstraint.Attribute(nearEdge(attribute, of: item))
  }

  private func holds(_ owner: UIView, _ item: AnyObject) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: owner) ?? false
  }

  private func view(_ object: IBObject) -> UIView? { object.id.flatMap { views[$0] } }

  private func item(_ object: IBObject) -> AnyObject? {
    if let view = view(object) { return view }
    guard let key = object.guideKey else { return nil }
    switch key {
    case "top", "bottom":
      let root = object.parent?.object(key: "view").flatMap(view)
      return root?.layoutGuides.first { $0.identifier == "\(key)LayoutGuide" }
    case "contentLayoutGuide":
      return (object.parentView.flatMap(view) as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide":
      return (object.parentView.flatMap(view) as? UIScrollView)?.frameLayoutGuide
    case "safeArea": return object.parentView.flatMap(view)?.safeAreaLayoutGuide
    default: return nil
    }
  }

  private func arrangeStacks() {
    for object in document.objects where object.elementName == .stackView {
      guard let stack = view(object) as? UIStackView else { continue }
      for variation in traits.variations(of: object.element) {
        if let axis = variation.keyword(.axis, IBAxis.self) {
          stack.axis = axis == .vertical ? .vertical : .horizontal
        }
        if let spacing = variation.number(.spacing) { stack.spacing = spacing }
        let distribution = variation.keyword(.distribution, IBStackDistribution.self)
        if let made = distribution.flatMap({ UIStackView.Distribution(rawValue: Int($0.rawValue)) })
        {
          stack.distribution = made
        }
      }
    }
  }
}

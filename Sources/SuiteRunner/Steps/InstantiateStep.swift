import Foundation
import HeadlessUIKit

/// `<instantiate>`: the objects of a nib, a storyboard's view controller, or one object of a class.
struct InstantiateStep: SuiteStep {
  let line: Int
  private let nib: String?
  private let nibName: String?
  private let className: String?
  private let storyboard: String
  private let storyboardName: String?
  private let viewController: String?
  private let owner: String?
  private let ownerObject: String?
  /// Names of objects by the identifiers of the external placeholders that they stand for.
  private let externals: [(identifier: String, name: String)]
  private let into: String?
  private let isShown: Bool
  private let name: String?

  init(_ element: SourceElement) {
    line = element.line
    nib = element.optionalText("nib")
    nibName = element.optionalText("nibName")
    className = element.optionalText("class")
    storyboard = element.text("storyboard")
    storyboardName = element.optionalText("storyboardName")
    viewController = element.optionalText("viewController")
    owner = element.optionalText("owner")
    ownerObject = element.optionalText("ownerObject")
    externals = element.externals
    into = element.optionalText("into")
    isShown = element.flag("show", standard: true)
    name = element.optionalText("as")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    if let className { return try prepareClass(className, in: context) }
    guard let source = try source(in: context) else { return try prepareStoryboard(in: context) }
    let target = try target(in: context)
    if context.isMeasured {
      let owner = try makeOwner(in: context)
      return Self.measured(source, owner: owner, into: isShown ? target : nil)
    }
    return { () throws(StepError) in
      let owner = try makeOwner(in: context)
      let options = try options(in: context)
      let objects = source.instantiate(withOwner: owner, options: options)
        .compactMap { $0 as? NSObject }
      if UIKitException.isPending { return }
      show(objects, in: target, context)
      guard let owner else { return }
      context.keep(owner)
      if let name { context.name(owner, name + ".owner") }
    }
  }

  @MainActor
  private func source(in context: CaseContext) throws(StepError) -> UINib? {
    if let nib { return try context.nibs.nib(nib, line: line) }
    return nibName.map { context.nibs.nib(lookedUp: $0) }
  }

  /// The measured form makes the objects, shows them and takes them away again.
  @MainActor
  private static func measured(_ nib: UINib, owner: NSObject?, into: UIView?) -> StepAction {
    { () throws(StepError) in
      let objects = nib.instantiate(withOwner: owner)
      guard let into else { return }
      for object in objects {
        guard let view = object as? UIView else { continue }
        into.addSubview(view)
        view.removeFromSuperview()
      }
    }
  }

  @MainActor
  private func target(in context: CaseContext) throws(StepError) -> UIView {
    guard let into else { return context.stage.host }
    return try context.view(selectedBy: into, line: line)
  }

  @MainActor
  private func makeOwner(in context: CaseContext) throws(StepError) -> NSObject? {
    if let ownerObject { return try context.object(named: ownerObject, line: line) }
    guard let owner else { return nil }
    if let object = context.environment.classes.makeObject(named: owner) { return object }
    throw .because(
      "\(owner) cannot be made as an owner; expected NSObject, UIView, UIViewController, "
        + "a class declared with one of these as superclass, or a NibObject",
      line: line
    )
  }

  /// The objects from outside, as code hands them to a nib; nil without any.
  @MainActor
  private func options(in context: CaseContext) throws(StepError) -> [UINib.OptionsKey: Any]? {
    guard !externals.isEmpty else { return nil }
    var objects: [String: NSObject] = [:]
    for (identifier, name) in externals {
      objects[identifier] = try context.object(named: name, line: line)
    }
    return [.externalObjects: objects]
  }

  @MainActor
  private func show(_ objects: [NSObject], in target: UIView, _ context: CaseContext) {
    if let name { context.name(objects, name) }
    guard isShown else { return }
    for case let view as UIView in objects { target.addSubview(view) }
  }

  @MainActor
  private func prepareClass(
    _ className: String,
    in context: CaseContext
  ) throws(StepError) -> StepAction {
    let target = try target(in: context)
    _ = try context.nibs.viewClass(className, line: line)
    return { () throws(StepError) in
      let made = context.environment.classes.makeObject(named: className, nibName: nibName)
      guard let made else {
        throw .because("\(className) cannot be made; expected a controller or a view", line: line)
      }
      try show(made, in: target, context)
    }
  }

  /// Shows a controller's view, which loads it, or a view.
  @MainActor
  private func show(
    _ object: NSObject,
    in target: UIView,
    _ context: CaseContext
  ) throws(StepError) {
    guard let controller = object as? UIViewController else {
      return show([object], in: target, context)
    }
    if let name { context.name([controller], name) }
    context.keep(controller)
    guard isShown, let view = controller.view, !UIKitException.isPending else { return }
    target.addSubview(view)
  }

  @MainActor
  private func prepareStoryboard(in context: CaseContext) throws(StepError) -> StepAction {
    let declared: UIStoryboard? =
      storyboardName == nil ? try context.nibs.storyboard(storyboard, line: line) : nil
    let target = try target(in: context)
    return { () throws(StepError) in
      let source = declared ?? UIStoryboard(name: storyboardName ?? "", bundle: nil)
      if UIKitException.isPending { return }
      let made: UIViewController?
      if let viewController {
        made = source.instantiateViewController(withIdentifier: viewController)
      } else {
        made = source.instantiateInitialViewController()
      }
      if UIKitException.isPending { return }
      guard let made else {
        throw .because("storyboard \"\(source.name)\" has no initial view controller", line: line)
      }
      try show(made, in: target, context)
    }
  }
}

extension SourceElement {
  /// The identifiers of external placeholders and the names of what stands for them, as `helper=panel` has both.
  var externals: [(identifier: String, name: String)] {
    text("externals").split(separator: " ").map { pair in
      let ends = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(ends[0]), ends.count > 1 ? String(ends[1]) : "")
    }
  }
}

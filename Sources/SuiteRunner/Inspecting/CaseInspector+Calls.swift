/// Calls, policies, layouts and hosts.
extension CaseInspector {
  mutating func inspectCalls(_ step: SourceElement) {
    checkOwner(of: step)
    for child in step.children {
      if child.name == "unordered" { child.children.forEach { inspectCall($0) } }
      if child.name == "call" { inspectCall(child) }
    }
  }

  private mutating func inspectCall(_ call: SourceElement) {
    checkOwner(of: call)
    checkCallName(of: call, "name")
    checkCounts(of: call)
    checkProtocol(of: call)
    guard !names.hasLinkedClasses else { return }
    for outlet in call.list("outlets") {
      checkName(
        outlet,
        among: names.outletNames.sorted(),
        "no class or nib of the suite has an outlet",
        at: call,
        "outlets"
      )
    }
  }

  /// Reports a call that nothing records; one that the sweep names may be any.
  mutating func checkCallName(of element: SourceElement, _ attribute: String) {
    let name = element.text(attribute)
    guard !TemplateText.isTemplate(name),
      !KnownNames.callBeginnings.contains(where: name.hasPrefix)
    else { return }
    let actions = names.declarations.classes.flatMap(\.actions)
    checkName(
      name,
      among: KnownNames.calls(actions),
      "nothing records a call",
      at: element,
      attribute
    )
  }

  private mutating func checkCounts(of call: SourceElement) {
    guard let least = call.count("min"), let most = call.count("max"), least > most else { return }
    report("min=\"\(least)\" is above max=\"\(most)\"; expected min at most max", at: call, "min")
  }

  /// A data source's method is never recorded as a delegate's.
  private mutating func checkProtocol(of call: SourceElement) {
    let name = call.text("name")
    guard let owner = call["class"], KnownNames.protocols.contains(owner), owner != "Batch",
      let owners = KnownNames.owners(of: name), !owners.contains(owner)
    else { return }
    report(
      "\(owner) has no method \(name); expected class=\"\(owners.joinedAsAlternatives())\"",
      at: call,
      "class"
    )
  }

  private mutating func checkOwner(of element: SourceElement) {
    guard let name = element["class"], !KnownNames.protocols.contains(name),
      names.type(named: name) == nil
    else { return }
    let known =
      names.declarations.classes.map(\.name) + KnownNames.protocols + SuiteNames.engineClassNames
    report(
      "no class \"\(name)\" records calls; expected a declared class, or a protocol such as "
        + "UITableViewDelegate" + NearestName.hint(name, in: known),
      at: element,
      "class"
    )
  }

  mutating func inspectPolicy(_ step: SourceElement) {
    let (name, value) = (step.text("name"), step.text("value"))
    if PolicyStep.tablePolicies.contains(name), !isTable {
      report("the policy \(name) is one of tables, and the case has none", at: step, "name")
    }
    guard let values = KnownNames.policies[name] else {
      let least = KnownNames.numberPolicies[name]
      guard let least else { return }
      if let number = PropertyValue.number(value), number >= least { return }
      return report(
        "the policy \(name) is set to \"\(value)\"; expected a number above 0",
        at: step,
        "value"
      )
    }
    checkName(value, among: values, "the policy \(name) has no value", at: step, "value")
  }

  mutating func checkLayoutClass(_ element: SourceElement) {
    let decoratedLayout = "DecoratedFlowLayout"
    for one in element.children("decoration") {
      if let name = one["class"] { checkClass(name, at: one, "class") }
    }
    guard let name = element["customClass"] else { return }
    guard let type = names.type(named: name) else {
      return report(
        "no layout class \"\(name)\"; expected \(Self.layouts.joinedAsAlternatives())"
          + NearestName.hint(name, in: Self.layouts),
        at: element,
        "customClass"
      )
    }
    if !element.children("decoration").isEmpty, let decorated = names.type(named: decoratedLayout),
      !Self.isSubclass(type, of: decorated)
    {
      report(
        "\(name) takes no <decoration>; expected customClass=\"\(decoratedLayout)\", or none",
        at: element,
        "customClass"
      )
    }
    guard let layout = names.type(named: "UICollectionViewLayout"),
      !Self.isSubclass(type, of: layout)
    else { return }
    report(
      "\(name) is no layout; expected \(Self.layouts.joinedAsAlternatives())",
      at: element,
      "customClass"
    )
  }

  private static let layouts = [
    "WaterfallLayout", "CircleLayout", "LoggedFlowLayout", "LoggedUpdatesLayout",
    "DecoratedFlowLayout", "PhantomItemLayout",
    "GlobalHeaderLayout", "StrayHeaderLayout", "FadedFlowLayout", "ShiftingFlowLayout",
    "PosedItemsLayout", "PosedHeadersLayout", "LoggedTransitionLayout", "AskedFlowLayout",
    "MarkedFlowLayout",
  ]
}

// MARK: - Hosts

extension CaseInspector {
  private static let tableSteps: Set<String> = [
    "tapRow", "touchDownRow", "touchUpRow", "touchCancelRow", "tapEditControl", "tapAccessory",
    "swipe", "confirmDeletion",
    "cancelDeletion", "tapIndexTitle", "reloadIndexTitles",
  ]
  private static let collectionSteps: Set<String> = [
    "tapItem", "touchDownItem", "touchUpItem", "touchCancelItem", "switchLayout", "transition",
    "endTransition",
  ]
  /// Steps of either list, and those that name another list by `in`.
  private static let listSteps: Set<String> = [
    "insert", "delete", "move", "batch", "scrollTo", "select", "deselect", "drag", "assertAnswer",
    "pullToRefresh", "beginRefreshing", "endRefreshing", "connect", "releaseData", "apply",
    "outline",
    "focus", "springLoad", "interact", "tapStatusBar",
  ]
  private static let steppedLists: Set<String> = [
    "register", "unregister", "dequeue", "scroll", "reload", "reusable",
  ]

  /// Checks that a step is one of the host's.
  mutating func checkHost(of step: SourceElement) {
    let name = step.name
    if Self.tableSteps.contains(name), !isTable { return reportHost(step, "table") }
    if Self.collectionSteps.contains(name), !isCollection { return reportHost(step, "collection") }
    if Self.listSteps.contains(name) || Self.steppedLists.contains(name) && step["in"] == nil
      || name == "setEditing" && step["object"] == nil,
      !isTable, !isCollection
    {
      return reportHost(step, "list")
    }
    checkData(of: step)
  }

  private mutating func reportHost(_ step: SourceElement, _ wanted: String) {
    let actual =
      host.map { "fixture \"\(fixture?.text("id") ?? "")\" is a <\($0.name)>" }
      ?? "the case names no fixture"
    report(
      "<\(step.name)> needs a \(wanted), and \(actual); expected fixture=\"…\" with a \(wanted)",
      at: step
    )
  }

  /// Changes of data need some.
  private mutating func checkData(of step: SourceElement) {
    let needsData =
      ["insert", "delete", "move"].contains(step.name) && step["changes"] != "list"
      || step.name == "connect" && step["to"] == "data" || step.name == "releaseData"
    guard needsData, host?.children("data").isEmpty ?? true else { return }
    report(
      "<\(step.name)> needs generated data, and fixture \"\(fixture?.text("id") ?? "")\" has no "
        + "<data>; give it some" + (step["changes"] == nil ? "" : ", or say changes=\"list\""),
      at: step
    )
  }
}

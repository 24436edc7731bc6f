import TestModel

/// Checks that the classes of the sources have what a document asks of them.
@MainActor
struct SourceCheck {
  private let facts: ProjectFacts
  private let file: String
  private var lineages: [String: DeclaredClasses.Lineage?] = [:]
  /// The classes that were found missing: each is told once for a document.
  private var missingClasses: Set<String> = []

  init(_ facts: ProjectFacts, file: String) {
    self.facts = facts
    self.file = file
  }

  /// What is wrong with what a document asks.
  ///
  /// - Complexity: O(members of the classes), and O(bytes of the sources) for the first document of a project.
  mutating func failures(_ uses: [MemberUse]) -> [CaseFailure] {
    guard uses.contains(where: \.isCustom), !facts.files.sources.isEmpty else { return [] }
    // What is not in the folder may declare a class, or add to one.
    guard facts.root.map(facts.files.hasAllSubmodules) ?? true else { return [] }
    return uses.flatMap { failures($0) }
  }

  private mutating func failures(_ use: MemberUse) -> [CaseFailure] {
    if use.role == .firstResponder { return use.members.compactMap(unanswered) }
    if use.isCustom, let missing = missingClass(use) { return [missing] }
    guard !use.members.isEmpty, use.isCustom || !facts.lacksSources,
      let lineage = lineage(of: use.className)
    else { return [] }
    let lacking = use.members.filter { member in
      (member.isAction || use.isCustom) && !has(member, lineage)
        && (use.role != .owner && !facts.sources.changesClasses || !mayHave(member, in: use))
    }
    if use.role == .owner, isOfOther(use, lacking) { return [] }
    if !lacking.isEmpty, isOfOtherApp(use) { return [] }
    let isElsewhere = lacksMost(lacking, of: use, lineage)
    // Nobody meets a document that nothing loads, and its class was written anew without it.
    let isLeft = isElsewhere && facts.uses.isUnused(file)
    return lacking.filter { !isLeft || $0.isAction }.map { member in
      let found = failure(missing(member, of: use, lineage), isUnreached: member.isUnreached)
      if member.isAction, let reason = unsent(member, to: use.className) {
        return found.asNote(reason)
      }
      if member.isAction, use.isOfCell == true { return found.asNote(Self.ownerReason) }
      if use.role == .owner, facts.codeGivesView(toClass: use.className) {
        return found.asNote(Self.givenReason)
      }
      return isElsewhere ? found.asNote(Self.elsewhereReason) : found
    }
  }

  /// Whether a class has hardly one of many outlets: a scene that loads would have told its author at once.
  private func lacksMost(
    _ lacking: [MemberUse.Member],
    of use: MemberUse,
    _ lineage: DeclaredClasses.Lineage
  ) -> Bool {
    let own = use.members.filter { !$0.isAction && !lineage.isOfSystem(outlet: $0.name) }
    let count = lacking.filter { !$0.isAction }.count
    return count >= Self.manyCount && count * 4 >= own.count * 3
  }

  /// Whether the class is declared in other apps than those that have the document.
  private func isOfOtherApp(_ use: MemberUse) -> Bool {
    let files = facts.declared.classes[use.className]?.files ?? []
    return facts.built.areOfOtherApps(files, than: file)
  }

  /// Why an action is not sent, as far as that can be told.
  private func unsent(_ member: MemberUse.Member, to name: String) -> String? {
    if member.isOfTextField == true {
      return "A note: a text field sends events of editing, and mostly neither touchUpInside nor "
        + "valueChanged."
    }
    if member.isOfBackItem == true {
      return "A note: a navigation bar's back item leads back, and sends no action."
    }
    if member.hasOwnView == true {
      return "A note: a bar's item that shows a view of its own sends no action."
    }
    if let key = member.barKey, ClassCode(name, facts).takesOut(key) {
      return "A note: code takes the item out of its bar when the view loads."
    }
    if member.hasSegue == true {
      return "A note: the item also has a segue, and it has one target alone."
    }
    let senders = member.senders ?? []
    if member.takesNoTouches == true, !facts.codeAssigns(.enabling, of: senders) {
      return "A note: the document takes the touches from what sends it, and no code gives it any."
    }
    if facts.codeAssigns(.menu, of: senders) {
      return "A note: code makes the button's menu its primary action, so the event does not come."
    }
    if facts.codeAssigns(.tap, of: senders) {
      return "A note: code gives the control a tap gesture, which takes the touches from its "
        + "actions."
    }
    if let hiding = member.hiding, !facts.codeAssigns(.showing, of: hiding) {
      return "A note: the document hides what sends it, and no code shows that by an outlet."
    }
    let isOff = facts.codeHides(senders) || facts.codeDisables(senders)
    return isOff ? "A note: code hides or disables what sends it, and nowhere the other way." : nil
  }

  private static let manyCount = 4
  private static let elsewhereReason =
    "A note: the class has hardly one of the object's outlets, so code seems to make its views."

  private static let plainReason =
    "A note: UIKit makes a plain one, and no connection asks anything else of the class."
  private static let ownerReason =
    "A note: a list makes its cells without an owner, so the action leads nowhere and raises nothing."
  private static let givenReason =
    "A note: code gives a controller of the class its view, and then no nib is loaded."

  private mutating func lineage(of name: String) -> DeclaredClasses.Lineage? {
    if let known = lineages[name] { return known }
    let found = facts.declared.lineage(of: name)
    lineages[name] = .some(found)
    return found
  }

  private func has(_ member: MemberUse.Member, _ lineage: DeclaredClasses.Lineage) -> Bool {
    member.isAction ? lineage.hasAction(member.name) : lineage.hasOutlet(member.name)
  }

  /// Whether a subclass that code may take for the owner, or may make of an object, has a member.
  private mutating func mayHave(_ member: MemberUse.Member, in use: MemberUse) -> Bool {
    let others = facts.declared.descendants(of: [use.className]).subtracting([use.className])
    return others.sorted().contains { name in
      lineage(of: name).map { has(member, $0) } ?? true
    }
  }

  /// Whether another class has all that is asked of an owner: code may take that one.
  private mutating func isOfOther(_ use: MemberUse, _ lacking: [MemberUse.Member]) -> Bool {
    guard let first = lacking.first else { return false }
    let others = facts.declared.classes.filter { name, declared in
      name != use.className
        && (declared.properties.contains(first.name) || declared.selectors.contains(first.name))
    }
    return others.keys.sorted().contains { name in
      guard let lineage = lineage(of: name) else { return false }
      return use.members.allSatisfy { has($0, lineage) }
    }
  }

  // MARK: Findings

  private func missing(
    _ member: MemberUse.Member,
    of use: MemberUse,
    _ lineage: DeclaredClasses.Lineage
  ) -> Finding {
    let near = NearName.of(
      member.name,
      among: member.isAction ? lineage.members.selectors : lineage.members.properties
    )
    let hint = near.map { " The nearest name there is “\($0)”." } ?? ""
    let place = CaseLocation(file: file, line: member.line, column: member.column)
    guard member.isAction else {
      return Finding(
        .missingOutlet,
        "The class \(use.className) has no property “\(member.name)”, which \(use.described) "
          + "connects: loading it raises. Reconnect the outlet, or delete it." + hint,
        at: place,
        object: member.id
      )
    }
    return Finding(
      .missingAction,
      "The class \(use.className) has no method “\(member.name)”, which an action sends to "
        + "\(use.described): the event raises. Reconnect the action, or delete it." + hint,
      at: place,
      object: member.id
    )
  }

  private func unanswered(_ member: MemberUse.Member) -> CaseFailure? {
    guard member.isAction, !facts.mayLinkOthers, facts.hasOwnSources,
      !UIKitMembers.actions.contains(member.name), !facts.declares(selector: member.name)
    else { return nil }
    var finding = Finding(
      .missingAction,
      "No class has a method “\(member.name)”, which an action sends to the first responder: the "
        + "event does nothing. Reconnect the action, or delete it.",
      at: CaseLocation(file: file, line: member.line, column: member.column),
      object: member.id
    )
    finding.severity = .warning
    return failure(finding, isUnreached: member.isUnreached)
  }

  private mutating func missingClass(_ use: MemberUse) -> CaseFailure? {
    let name = use.className
    guard facts.hasOwnSources, !name.contains("___"), !facts.mayKnow(className: name) else {
      return nil
    }
    switch use.module {
    case nil: if facts.mayLinkOthers { return nil }
    case _?: if !use.isOfTarget { return nil }
    }
    // What is compiled and declared nowhere is of a library, even where no project or Podfile tells of one.
    guard !facts.codeNames(className: name) else { return nil }
    var finding = Finding(
      .missingClass,
      "No source declares the class \(name) of \(use.described). Name the class that is meant, or "
        + "none.",
      at: use.location,
      object: name
    )
    // Code makes an owner, of whatever class.
    if use.role == .owner { finding.severity = .note }
    var found = failure(finding, isUnreached: use.isUnreached)
    if use.isPlain == true, !use.members.contains(where: Self.needsClass) {
      found = found.asNote(Self.plainReason)
    }
    // A note stands for no other object, which somebody may meet, and says nothing after a warning of its class.
    guard found.severity != .note else { return missingClasses.contains(name) ? nil : found }
    return missingClasses.insert(name).inserted ? found : nil
  }

  /// Whether a plain object of UIKit's raises for want of a member: it has delegates and data sources itself.
  private static func needsClass(_ member: MemberUse.Member) -> Bool {
    member.isUnreached != true
      && (member.isAction
        ? !UIKitMembers.actions.contains(member.name)
        : !["delegate", "dataSource", "gestureRecognizers"].contains(member.name))
  }

  private func failure(_ finding: Finding, isUnreached: Bool?) -> CaseFailure {
    let failure = finding.failureOfCase
    return isUnreached == true ? failure.asNote(UnreachedParts.reason) : failure
  }
}

/// Finds out whether a call that must not come could come at all, with what is said of it.
struct AbsentCall {
  /// A declared class, as far as it records calls.
  struct Declared {
    let name: String
    let superclass: String
    let actions: [String]
  }

  private let call: SourceElement
  private let name: String
  /// The class that the call or the `<expectCalls>` around it names.
  private let owner: String?
  /// The protocols that the call is a method of; nil for one of declared classes.
  private let protocols: [String]?
  private let classes: [Declared]

  private init(_ call: SourceElement, in list: SourceElement, _ classes: [Declared]) {
    self.call = call
    self.classes = classes
    name = call.text("name")
    owner = call["class"] ?? list["class"]
    protocols = KnownNames.owners(of: name)
  }

  /// Why nothing can ever record a call, and the attribute that says so; nil where something can.
  ///
  /// - Parameters:
  ///   - call: The `<call>`.
  ///   - list: The `<expectCalls>` around it.
  ///   - classes: The declared classes.
  /// - Returns: The message, and the attribute of the call that is wrong.
  static func mistake(
    in call: SourceElement,
    of list: SourceElement,
    _ classes: [Declared]
  ) -> (message: String, attribute: String)? {
    guard call["max"] == "0", !TemplateText.isTemplate(call.text("name")) else { return nil }
    let absent = AbsentCall(call, in: list, classes)
    let reason = absent.unknownName ?? absent.wrongOwner ?? absent.missingPart
    return reason.map {
      ("\($0.message), so max=\"0\" holds whatever happens; \($0.remedy)", $0.attribute)
    }
  }

  private typealias Reason = (message: String, remedy: String, attribute: String)

  private var unknownName: Reason? {
    guard !KnownNames.callBeginnings.contains(where: name.hasPrefix) else { return nil }
    let known = KnownNames.calls(classes.flatMap(\.actions))
    guard !known.contains(name) else { return nil }
    let remedy = "expected \(known.joinedAsList(max: 20))" + NearestName.hint(name, in: known)
    return ("nothing records a call \"\(name)\"", remedy, "name")
  }

  private var wrongOwner: Reason? {
    guard let owner else { return nil }
    if let protocols {
      guard !protocols.contains(owner) else { return nil }
      let remedy = "expected class=\"\(protocols.joinedAsAlternatives())\""
      return ("\(owner) records no call \"\(name)\"", remedy, "name")
    }
    let actions = actions(of: owner)
    guard let actions, classes.contains(where: { $0.actions.contains(name) }),
      !actions.contains(name)
    else { return nil }
    let remedy = "expected one of its own" + NearestName.hint(name, in: actions)
    return ("\(owner) declares no action \"\(name)\"", remedy, "name")
  }

  /// The actions of a declared class and of those that it inherits from; nil for others.
  private func actions(of owner: String) -> [String]? {
    guard let declared = classes.first(where: { $0.name == owner }) else { return nil }
    let inherited = declared.superclass == owner ? nil : self.actions(of: declared.superclass)
    return declared.actions + (inherited ?? [])
  }

  /// What is said of the call and never comes with one of its name.
  private var missingPart: Reason? {
    let remedy = "leave it out"
    if call["kind"] != nil, !hasKind {
      return ("no call \"\(name)\" has a kind", remedy, "kind")
    }
    guard protocols != nil else { return nil }
    if call["outlets"] != nil {
      return ("\"\(name)\" is a call of data, which has no outlets", remedy, "outlets")
    }
    if call["keyPath"] != nil, !hasValues {
      return ("no call \"\(name)\" comes with values", remedy, "keyPath")
    }
    return nil
  }

  private var hasKind: Bool {
    name.contains("Supplementary") || name.contains("Decoration") || name.hasPrefix("dequeued(")
  }

  private var hasValues: Bool {
    name.hasPrefix("willDisplay") || name.hasPrefix("didEndDisplaying")
      || name == "sectionForSectionIndexTitle"
  }
}

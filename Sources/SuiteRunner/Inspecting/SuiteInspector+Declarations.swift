import Devices
import HeadlessUIKit
import InterfaceBuilder

/// Documents, classes and fixtures.
extension SuiteInspector {
  /// Whether some case that uses a nib expects exceptions, so that the nib may be wrong on purpose.
  private func isProvoking(_ name: String) -> Bool { provoking.contains(name) }

  mutating func inspectDocument(_ element: SourceElement) {
    let isNib = element.name == "nib"
    let table = isNib ? names.declarations.nibs : names.declarations.storyboards
    guard let declaration = table[element.text("name")], !isProvoking(declaration.name) else {
      return
    }
    switch shelf.facts(at: declaration.path) {
    case .failure(let error):
      report(
        "the document cannot be read: \(error); mend it, or expect its failure",
        at: element,
        "file"
      )
    case .success(let facts):
      let wanted: IBDocument.Kind = isNib ? .xib : .storyboard
      guard facts.document.kind != wanted else { return }
      let (actual, expected) = isNib ? ("storyboard", "storyboard") : ("nib", "nib")
      report(
        "\(declaration.file) is a \(actual); declare it with <\(expected)>",
        at: element,
        "file"
      )
    }
  }

  // MARK: Classes

  mutating func inspectClass(_ element: SourceElement) {
    let name = element.text("name")
    inspectInheritance(of: element)
    inspectDuplicates(of: element)
    for outlet in element.children("outlet") {
      guard let type = outlet["class"], names.type(named: type) == nil else { continue }
      report(
        "no class \"\(type)\" for outlet \"\(outlet.text("name"))\"; declare it, or name UIKit's"
          + NearestName.hint(type, in: names.classNames),
        at: outlet,
        "class"
      )
    }
    inspectUse(of: name, element)
    inspectModule(of: element)
    let documents = documents(with: name)
    for facts in documents { inspectConnections(of: name, element, facts) }
    if !documents.isEmpty { inspectUnconnected(of: name, element, documents) }
  }

  private func documents(with className: String) -> [DocumentFacts] {
    let nibs = names.declarations.nibs.values.filter { !isProvoking($0.name) }
    let all = nibs + names.declarations.storyboards.values.filter { !isProvoking($0.name) }
    return all.sorted { $0.path < $1.path }.compactMap { names.facts(of: $0) }
      .filter { $0.classNames.contains(className) }
  }

  /// An outlet that no nib connects is always nil.
  private mutating func inspectUnconnected(
    of name: String,
    _ element: SourceElement,
    _ documents: [DocumentFacts]
  ) {
    let connected = Set(documents.flatMap(\.outletNames))
    for outlet in element.children("outlet") where !connected.contains(outlet.text("name")) {
      report(
        "no nib connects the outlet \"\(outlet.text("name"))\" of \(name); connect it, or leave it "
          + "out" + NearestName.hint(outlet.text("name"), in: connected.sorted()),
        at: outlet,
        "name"
      )
    }
  }

  private mutating func inspectInheritance(of element: SourceElement) {
    let (name, superclass) = (element.text("name"), element.text("superclass"))
    let lineage = names.lineage(of: name)
    if SuiteNames.engineClassNames.contains(name) {
      report(
        "\(name) is a class that is there already; expected another name",
        at: element,
        "name"
      )
    }
    guard names.type(named: name) == nil else { return }
    names.unmadeClasses.insert(name)
    let ancestors = lineage.map(\.superclass)
    let isCircle = ancestors.contains(name) || Set(ancestors).count < ancestors.count
    report(
      isCircle
        ? "\(name) inherits from itself; expected a class of UIKit's at the end"
        : "no class \"\(ancestors.last ?? superclass)\" to inherit from; expected UIKit's, or one "
          + "that is declared" + NearestName.hint(ancestors.last ?? "", in: names.classNames),
      at: element,
      "superclass"
    )
  }

  private mutating func inspectDuplicates(of element: SourceElement) {
    for kind in ["outlet", "action"] {
      var seen: Set<String> = []
      for child in element.children(kind) where !seen.insert(child.text("name")).inserted {
        report(
          "duplicate \(kind) \"\(child.text("name"))\" of \(element.text("name")); "
            + "leave one of them out",
          at: child,
          "name"
        )
      }
    }
  }

  /// A declared class that nothing names is most often misspelled.
  private mutating func inspectUse(of name: String, _ element: SourceElement) {
    let isUsed =
      names.facts.contains { $0.classNames.contains(name) }
      || usedClasses.contains(name)
      || names.found.contains { $0.classNames.contains(name) }
    guard !isUsed, !loaded.included.contains(where: { $0.children.contains { $0 === element } })
    else { return }
    let known = names.facts.flatMap(\.classNames).sorted()
    report(
      "nothing uses the class \"\(name)\": no nib names it, no step makes it; expected "
        + (known.isEmpty ? "a nib with it" : known.joinedAsList(max: 12))
        + NearestName.hint(name, in: known),
      at: element,
      "name"
    )
  }

  private mutating func inspectModule(of element: SourceElement) {
    guard let module = element["module"] else { return }
    let name = element.text("name")
    let objects = names.facts.filter { $0.classNames.contains(name) }
      .flatMap { $0.document.objects.filter { $0.customClass == name } }
    let modules = Set(objects.compactMap(\.customModule)).sorted()
    guard !modules.isEmpty, !modules.contains(module) else { return }
    report(
      "no nib names the module \"\(module)\" beside \(name); expected "
        + modules.joinedAsList(max: 6) + NearestName.hint(module, in: modules),
      at: element,
      "module"
    )
  }

  // MARK: Fixtures

  /// Two values of one key: the later would win unseen.
  private mutating func inspectKeys(of element: SourceElement) {
    var seen: Set<String> = []
    for child in element.children where ["size", "inset"].contains(child.name) {
      let key = child.text("key")
      guard !seen.insert(key).inserted else { continue }
      report("second <\(child.name) key=\"\(key)\">; leave one of them out", at: child, "key")
    }
    for child in element.children { inspectKeys(of: child) }
  }

  mutating func inspectFixture(_ element: SourceElement) {
    guard let host = element.children.first else { return }
    for side in ["width", "height"] where (host.number(side) ?? 1) <= 0 {
      report(
        "\(side)=\"\(host.text(side))\" leaves nothing to show; expected a number above 0",
        at: host,
        side
      )
    }
    if let name = host["device"], !TemplateText.isTemplate(name), DeviceTable.named(name) == nil {
      let known = DeviceTable.layoutTargets.flatMap { $0.ids + $0.names }
      report(
        "no device \"\(name)\"; expected \(known.joinedAsList(max: 12))"
          + NearestName.hint(name, in: known),
        at: host,
        "device"
      )
    }
    if let name = host["customClass"], names.type(named: name) == nil {
      report(
        "no class \"\(name)\"; declare it with <class>, or register it with the runner"
          + NearestName.hint(name, in: names.classNames),
        at: host,
        "customClass"
      )
    }
    inspectKeys(of: host)
    var inspector = CaseInspector(names, fixture: element)
    for child in host.children {
      if child.name.hasPrefix("collectionView") { inspector.checkLayoutClass(child) }
      guard child.name == "register" else { continue }
      inspector.checkSpace(of: child)
      if let name = child["class"] { inspector.checkClass(name, at: child, "class") }
    }
    mistakes += inspector.mistakes
  }
}

extension SourceElement {
  /// The values of some attributes, of this element and of those below it.
  func values(of attributes: [String], into values: inout Set<String>) {
    for attribute in self.attributes where attributes.contains(attribute.name) {
      values.insert(attribute.value)
    }
    for child in children { child.values(of: attributes, into: &values) }
  }
}

/// Generated data: identifiers against registrations, and what is set in rows.
extension CaseInspector {
  /// Checks the data of a fixture against all registrations of a case.
  mutating func inspectData(_ fixture: SourceElement?) {
    for data in fixture?.children.first?.children("data") ?? [] {
      for section in data.children("section") { inspectSection(section) }
    }
  }

  private mutating func inspectSection(_ section: SourceElement) {
    for child in section.children where Self.spaces[child.name] != nil {
      inspectRow(child)
    }
  }

  /// Checks new rows and sections of a change.
  mutating func inspectNewRows(_ step: SourceElement) {
    for child in step.children {
      switch child.name {
      case "section": inspectSection(child)
      case "row", "item": inspectRow(child)
      case "insert": inspectNewRows(child)
      case "batch": inspectBatch(child)
      case "completion": inspectSteps(of: child)
      default: break
      }
      if ["insert", "delete", "move", "reload"].contains(child.name) { checkHost(of: child) }
    }
  }

  /// Checks a batch; `beginUpdates` takes no completion.
  mutating func inspectBatch(_ batch: SourceElement) {
    inspectNewRows(batch)
    guard batch["form"] == "beginUpdates" else { return }
    for completion in batch.children("completion") {
      report(
        "beginUpdates() takes no completion; expected form=\"performBatchUpdates\"",
        at: completion
      )
    }
    if batch["name"] != nil {
      report(
        "name=\"…\" is of a completion, and beginUpdates() takes none; leave it out",
        at: batch,
        "name"
      )
    }
  }

  private static let spaces = [
    "row": "", "item": "", "header": "UICollectionElementKindSectionHeader",
    "footer": "UICollectionElementKindSectionFooter",
  ]

  private mutating func inspectRow(_ element: SourceElement) {
    guard ["dequeued", "exchanged", "logged"].contains(element["cell"] ?? "dequeued") else {
      return
    }
    let object: KnownObject
    if let nib = element["nib"] {
      object = names.facts(ofNib: nib)?.topLevel.first { $0.isView }.map(names.known) ?? .unknown
    } else {
      let identifier = element.text("reuseIdentifier")
      guard !TemplateText.isTemplate(identifier) else { return }
      let space = Self.spaces[element.name] ?? ""
      let key = KnownPools.Key(
        space: isTable && !space.isEmpty ? "header" : space,
        identifier: identifier
      )
      guard let origin = pools.origins[key] else {
        if !isExpectingFailure { reportUnregistered(key, at: element) }
        return
      }
      object = known(origin)
    }
    for setting in element.children("set") { inspectSetting(setting, of: object) }
  }
}

import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Checks that identifiers exist where code needs them and are unique where code looks them up.
enum IdentifierCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    duplicateIDs(document) + prototypes(document) + storyboardIdentifiers(document)
  }

  private static func duplicateIDs(_ document: IBDocument) -> [Finding] {
    document.notes.filter { $0.kind == .duplicateIdentifier }.map { note in
      Finding(
        .duplicateID,
        note.message + ". References mean the first; a merge often does this.",
        at: CaseLocation(note.location),
        object: note.identifier ?? note.message
      )
    }
  }

  private struct Registration: Hashable {
    let list: IBObjectIndex
    let kind: String
    let identifier: String
  }

  private static func prototypes(_ document: IBDocument) -> [Finding] {
    var seen: [Registration: IBObject] = [:]
    var findings: [Finding] = []
    for object in document.objects where DocumentRoot.isPrototype(object) {
      guard let list = object.parent else { continue }
      guard let identifier = object.element.text(.reuseIdentifier), !identifier.isEmpty else {
        findings.append(withoutIdentifier(object, list))
        continue
      }
      let kind = object.key ?? object.elementText
      let registration = Registration(list: list.index, kind: kind, identifier: identifier)
      if let former = seen[registration] {
        findings.append(repeated(identifier, object, former, list))
      } else {
        seen[registration] = object
      }
    }
    return findings
  }

  private static func withoutIdentifier(_ object: IBObject, _ list: IBObject) -> Finding {
    Finding(
      .prototypeWithoutIdentifier,
      "The prototype \(object.described) of \(list.described) has no reuse identifier, so no code "
        + "can dequeue it. Give it one, or delete it.",
      at: object.element
    )
  }

  private static func repeated(
    _ identifier: String,
    _ object: IBObject,
    _ former: IBObject,
    _ list: IBObject
  ) -> Finding {
    Finding(
      .repeatedReuseIdentifier,
      "Two prototypes of \(list.described) have the reuse identifier “\(identifier)”: "
        + "\(former.described) and \(object.described). Only one of them can be dequeued.",
      at: object.element
    )
  }

  private static func storyboardIdentifiers(_ document: IBDocument) -> [Finding] {
    var seen: [String: IBObject] = [:]
    var findings: [Finding] = []
    for object in document.objects where object.role == .viewController {
      guard let identifier = object.element.text(.storyboardIdentifier), !identifier.isEmpty else {
        continue
      }
      if let former = seen[identifier] {
        findings.append(
          Finding(
            .repeatedStoryboardIdentifier,
            "Two controllers have the storyboard identifier “\(identifier)”: \(former.described) "
              + "and \(object.described). Only one of them can be instantiated by name.",
            at: object.element
          )
        )
      } else {
        seen[identifier] = object
      }
    }
    return findings
  }
}

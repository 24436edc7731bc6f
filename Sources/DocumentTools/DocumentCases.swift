import Files
import TestModel

/// The cases of one document: the whole of it, and its roots.
struct DocumentCases {
  let path: String
  let document: CaseIdentity
  let roots: [CaseIdentity]
  private let includes: @Sendable (CaseIdentity) -> Bool

  init(_ path: String, _ roots: [PlannedRoot], _ options: DocumentChecker.Options) {
    self.path = path
    includes = options.includes
    let shown = ShownPath.of(path, from: options.root)
    let className = DocumentName.dotted(shown)
    func identity(_ name: String, _ line: Int) -> CaseIdentity {
      CaseIdentity(className: className, name: name, file: shown, line: line)
    }
    document = identity("document", 1)
    var names: [String: Int] = [:]
    self.roots = roots.map { root in
      // Roots without an id share a name; the count keeps identities apart.
      let count = names[root.name, default: 0]
      names[root.name] = count + 1
      let name = count == 0 ? root.name : "\(root.name) #\(count + 1)"
      return identity(name, root.line)
    }
  }

  /// The case of something that could not be read on the way to documents.
  ///
  /// No filter leaves it out: nobody knows the names behind it.
  init(_ problem: FileError, _ options: DocumentChecker.Options) {
    path = problem.path
    let shown = ShownPath.of(path, from: options.root)
    document = CaseIdentity(
      className: DocumentName.dotted(shown),
      name: "readable",
      file: shown,
      line: 1
    )
    roots = []
    includes = { _ in true }
  }

  /// Whether a filter leaves a case in.
  func isWanted(_ identity: CaseIdentity) -> Bool { includes(identity) }

  /// The cases that a filter leaves in.
  var wanted: [CaseIdentity] { all.filter(includes) }

  /// The whole first, then the roots in the document's order.
  var all: [CaseIdentity] { [document] + roots }
}

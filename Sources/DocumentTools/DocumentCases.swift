import TestModel

/// The cases of one document: the whole of it, and its roots.
struct DocumentCases {
  let path: String
  let document: CaseIdentity
  let roots: [CaseIdentity]

  init(_ path: String, _ roots: [PlannedRoot], _ options: DocumentChecker.Options) {
    self.path = path
    let shown = Self.relative(path, to: options.root)
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

  /// The whole first, then the roots in the document's order.
  var all: [CaseIdentity] { [document] + roots }

  private static func relative(_ path: String, to root: String) -> String {
    guard !root.isEmpty, path.hasPrefix(root + "/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }
}

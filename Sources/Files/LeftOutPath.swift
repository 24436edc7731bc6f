/// A path that a search did not look into, and why.
package struct LeftOutPath: Sendable, Equatable {
  /// Why a path was left out.
  package enum Reason: String, Sendable, CaseIterable {
    /// Its name begins with a dot.
    case hidden
    /// It is a folder that Xcode or a package manager makes, by its name.
    case generated
    /// It is a link to a folder outside of the root.
    case linkOutside
    /// It is a link that leads nowhere, with the name of a file of another kind.
    case brokenLink
    /// It lies in an asset catalogue or in an export for translators, where no document becomes a nib.
    case unbuilt
    /// It is a readable file of another kind, by its document element.
    case otherKind
  }

  /// The path as the search came to it.
  package var path: String
  /// Why it was left out.
  package var reason: Reason

  /// Creates the note of a path.
  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension LeftOutPath.Reason {
  /// What the path is, in words.
  package var explanation: String {
    switch self {
    case .hidden: "hidden"
    case .generated: "made by Xcode or a package manager"
    case .linkOutside: "a link to a folder outside of the root"
    case .brokenLink: "a link to what does not exist"
    case .unbuilt: "data of an asset catalogue, or a translator's copy"
    case .otherKind: "its document element is not <suite>"
    }
  }

  private func counted(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .hidden: "\(count) hidden"
    case .generated: "\(count) generated " + (isOne ? "folder" : "folders")
    case .linkOutside: "\(count) linked " + (isOne ? "folder" : "folders") + " outside of the root"
    case .brokenLink: "\(count) broken " + (isOne ? "link" : "links")
    case .unbuilt:
      "\(count) " + (isOne ? "document" : "documents")
        + " in asset catalogues or translators' copies"
    case .otherKind:
      "\(count) XML " + (isOne ? "file whose root is" : "files whose root is") + " not <suite>"
    }
  }

  /// How many paths were left out for each reason, on one line; nil for none.
  package static func summary(of paths: [LeftOutPath]) -> String? {
    let parts = allCases.compactMap { reason in
      let count = paths.count { $0.reason == reason }
      return count > 0 ? reason.counted(count) : nil
    }
    guard !parts.isEmpty else { return nil }
    let isOptional = paths.contains { $0.reason != .otherKind && $0.reason != .brokenLink }
    return "left out: " + parts.joined(separator: ", ")
      + (isOptional ? "; --include-ignored reads what is hidden, generated or linked" : "")
  }
}

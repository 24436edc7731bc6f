import Files
import InterfaceBuilder

/// Finds the documents that a person means by some paths.
public enum DocumentFinder {
  /// What was found.
  public struct Found: Sendable {
    /// The documents, each once, in the order of their paths; those behind links come last.
    public internal(set) var paths: [String] = []
    /// What cannot be read.
    package internal(set) var problems: [FileError] = []
    /// What was not looked into.
    package internal(set) var leftOut: [LeftOutPath] = []
    /// How many documents are left out because only other tools read them, by kind.
    public internal(set) var foreign: [IBForeignKind: Int] = [:]
    /// The documents that are left out because no target builds them.
    public internal(set) var unbuilt: [String] = []
    /// The folders that hold no document and nothing that cannot be read.
    var emptyFolders: [String] = []

    init(
      paths: [String],
      problems: [FileError],
      leftOut: [LeftOutPath],
      emptyFolders: [String]
    ) {
      self.paths = paths
      self.problems = problems
      self.leftOut = leftOut
      self.emptyFolders = emptyFolders
    }

    /// Some documents that are known by their paths.
    public init(paths: [String]) {
      self.init(paths: paths, problems: [], leftOut: [], emptyFolders: [])
    }

    /// Why there is less than was asked for; nil when each path held a document.
    public var mistake: DocumentToolError? {
      emptyFolders.first.map { DocumentToolError("\($0): no .xib or .storyboard below here") }
    }
  }

  /// The documents at and below the paths.
  ///
  /// Hidden folders and what package managers and Xcode build are left out, and noted: nobody edits those.
  ///
  /// - Parameters:
  ///   - paths: Files, which are taken as they are, and folders.
  ///   - includesIgnored: Whether to look into what is left out, and behind links out of the git work tree.
  /// - Returns: The documents, with what cannot be read and what was left out.
  /// - Throws: `DocumentToolError` when a path does not exist.
  /// - Complexity: O(files below the folders).
  public static func documents(
    at paths: [String],
    includesIgnored: Bool = false
  ) throws(DocumentToolError) -> Found {
    let search = FileSearch(
      paths,
      FileSearch.Options(endings: ["xib", "storyboard"], includesIgnored: includesIgnored)
    )
    if let missing = search.problems.first(where: { $0.isMissing && paths.contains($0.path) }) {
      throw DocumentToolError("\(missing.path): no such file or folder")
    }
    let hasProblem = { (path: String) in
      search.problems.contains {
        path == "." || $0.path == path || $0.path.hasPrefix(path.hasSuffix("/") ? path : path + "/")
      }
    }
    // What somebody names is wanted, also inside of a catalogue that another path would leave out.
    let wanted = search.starts.flatMap { start in
      let left = includesIgnored ? [] : Set(Self.unbuilt(start))
      return start.files.filter { !left.contains($0) }
    }
    let unbuilt = Set(search.starts.flatMap(\.files)).subtracting(wanted)
    let empty = search.starts.filter { start in
      !hasProblem(start.path) && start.files.allSatisfy(unbuilt.contains)
    }
    return Found(
      paths: search.starts.count > 1 ? FileSearch.eachOnce(wanted) : wanted,
      problems: search.problems,
      leftOut: search.leftOut + unbuilt.sorted().map { LeftOutPath($0, .unbuilt) },
      emptyFolders: empty.map(\.path)
    )
  }

  /// Whether a file is a document of another system, such as macOS, or of an older Interface Builder.
  public static func isForeign(_ path: String) -> Bool {
    let head = try? FileReader.beginning(of: path, byteCount: IBForeignKind.byteCount)
    return head.map { IBForeignKind(head: $0) != nil } ?? false
  }

  // A catalogue keeps such a file as data, and an export for translators has a copy of one.
  private static func unbuilt(_ start: FileSearch.Start) -> [String] {
    guard start.isFolder else { return [] }
    return start.files.filter { path in
      path.dropFirst(start.path.count).split(separator: "/").dropLast().contains {
        $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcloc")
      }
    }
  }
}

/// Why a command on documents cannot do its work.
public struct DocumentToolError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, with the path.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}

import DocumentTools
import Files
import Foundation
import NibmarkRunner
import Processes

/// The documents that two files, folders or revisions have, each with its counterpart.
struct DocumentPairs {
  /// A document before and after; a side is nil where it is not there.
  struct Pair {
    var file: String
    var old: String?
    var new: String?
  }

  private(set) var pairs: [Pair] = []
  /// The changed files that are documents of another system or of an older Interface Builder, and not compared.
  private(set) var foreign: [String] = []

  /// Finds the documents of two sides.
  ///
  /// - Parameters:
  ///   - old: A file, a folder or a revision.
  ///   - new: The same; for a revision on the other side, a folder of the work tree.
  /// - Throws: ``CommandFailure`` where a side is nothing of that.
  init(_ old: String, _ new: String) throws(CommandFailure) {
    switch (Self.isFolder(old), Self.isFolder(new)) {
    case (false?, false?): pairs = try [Self.pair(old, new)]
    case (true?, true?): try addFolders(old, new)
    case (nil, nil): try addRevisions(old, new, below: ".")
    case (nil, true?): try addRevisions(old, nil, below: new)
    case (true?, nil), (nil, false?), (false?, nil):
      throw CommandFailure(
        "diff takes two files, two folders, two revisions, or a revision and a folder of the work "
          + "tree, not \(old) and \(new)"
      )
    case (true?, false?), (false?, true?):
      throw CommandFailure("diff takes two files or two folders: \(old) and \(new) are one of each")
    }
  }

  /// Two files; `git difftool` names one that is not there `/dev/null`.
  private static func pair(_ old: String, _ new: String) throws(CommandFailure) -> Pair {
    let nothing = "/dev/null"
    guard old != nothing || new != nothing else {
      throw CommandFailure("diff takes a document on one side at least, not \(nothing) twice")
    }
    return Pair(
      file: new == nothing ? old : new,
      old: old == nothing ? nil : old,
      new: new == nothing ? nil : new
    )
  }

  /// Whether a path is a folder; nil where nothing is there.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere ? isFolder.boolValue : nil
  }

  private mutating func add(_ pair: Pair) {
    if (pair.new ?? pair.old).map(DocumentFinder.isForeign) == true {
      foreign.append(pair.file)
    } else {
      pairs.append(pair)
    }
  }

  // MARK: Folders

  private mutating func addFolders(_ old: String, _ new: String) throws(CommandFailure) {
    let (former, present) = (try Self.documents(old), try Self.documents(new))
    for name in Set(former.keys).union(present.keys).sorted() {
      let (old, new) = (former[name], present[name])
      if let old, let new, Self.isSame(old, new) { continue }
      add(Pair(file: name, old: old, new: new))
    }
  }

  private static func documents(_ folder: String) throws(CommandFailure) -> [String: String] {
    do throws(DocumentToolError) {
      let found = try DocumentFinder.documents(at: [folder])
      let start = folder.hasSuffix("/") || folder == "." ? folder : folder + "/"
      return Dictionary(
        found.paths.map { ($0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0, $0) }
      ) { first, _ in first }
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private static func isSame(_ old: String, _ new: String) -> Bool {
    FileReader.haveSameContent(old, new)
  }

  // MARK: Revisions

  private mutating func addRevisions(_ old: String, _ new: String?, below folder: String)
    throws(CommandFailure)
  {
    let git = Git(folder)
    do {
      // Two revisions need no work tree.
      let root = new == nil ? try git.text("rev-parse", "--show-toplevel") : ""
      let former = try Self.commit(old, git)
      let present = try new.map { try Self.commit($0, git) }
      let place = try TemporaryFolder.make()
      let scope = new == nil ? try Self.place(of: folder, in: root) : ""
      let documents = ["--", ":(icase,top)*.xib", ":(icase,top)*.storyboard"]
      let options = ["diff", "--name-status", "-z", "-M", "--no-ext-diff", "--no-textconv"]
      let answer = try git.data(options + [former] + (present.map { [$0] } ?? []) + documents)
      var rest = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
      while let status = rest.popFirst(), let path = rest.popFirst() {
        let now = status.hasPrefix("R") ? rest.popFirst() ?? path : path
        guard scope.isEmpty || now.hasPrefix(scope + "/") else { continue }
        let before =
          status.hasPrefix("A") ? nil : try Self.copy(path, former, git, place + "/old")
        var after: String?
        if !status.hasPrefix("D") {
          after =
            try present.map { try Self.copy(now, $0, git, place + "/new") } ?? root + "/" + now
        }
        add(Pair(file: now, old: before, new: after))
      }
      if new == nil { try addUntracked(documents, below: scope, in: root) }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("diff \(old): \(error)")
    }
  }

  /// Adds the documents that git does not follow yet, which are as new as those of a later commit.
  private mutating func addUntracked(
    _ documents: [String],
    below scope: String,
    in root: String
  ) throws {
    let options = ["ls-files", "--others", "--exclude-standard", "-z"]
    let answer = try Git(root).data(options + documents)
    for path in answer.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
    where scope.isEmpty || path.hasPrefix(scope + "/") {
      add(Pair(file: path, old: nil, new: root + "/" + path))
    }
  }

  /// The path of a folder from the root of its work tree, whatever links lead to it.
  private static func place(of folder: String, in root: String) throws(CommandFailure) -> String {
    if let place = RepositoryPaths(root).relative(folder) { return place }
    throw CommandFailure("diff: \(folder) is not in the work tree \(root)")
  }

  private static func commit(_ name: String, _ git: Git) throws -> String {
    let answer = try? git.text("rev-parse", "--verify", "--end-of-options", name + "^{commit}")
    guard let answer else {
      throw CommandFailure("diff: \(name) is no file, folder, branch, tag or commit here")
    }
    return answer.replacing("--end-of-options\n", with: "")
  }

  /// Writes what a file holds at a commit below a folder, and gives its path there.
  private static func copy(_ path: String, _ commit: String, _ git: Git, _ place: String) throws
    -> String
  {
    let file = place + "/" + path
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git.data(["show", "\(commit):\(path)"]).write(to: URL(fileURLWithPath: file))
    return file
  }
}

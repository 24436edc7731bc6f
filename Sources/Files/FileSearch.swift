#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files with some endings at and below some paths.
///
/// Links to folders are followed after all other folders, and each folder is entered once, so a search
/// ends. What cannot be read is a problem, and what is left out is named: nothing is skipped silently.
package struct FileSearch: Sendable {
  /// What to look for.
  package struct Options: Sendable {
    /// The endings of file names, in lower case and without the dot.
    package var endings: [String]
    /// Whether to look into hidden and generated folders, and behind links out of the root, as well.
    package var includesIgnored: Bool
    /// The folder that links may lead to; nil for the git work tree of a path, or else the path.
    package var root: String?

    /// Creates options.
    package init(endings: [String], includesIgnored: Bool = false, root: String? = nil) {
      self.endings = endings
      self.includesIgnored = includesIgnored
      self.root = root
    }
  }

  /// A path that was asked for.
  package struct Start: Sendable {
    /// The path as the caller gave it.
    package let path: String
    /// Whether it is a folder.
    package let isFolder: Bool
    /// The files at or below it, in the order of their paths, those behind links last.
    package internal(set) var files: [String] = []
  }

  /// Folders that Xcode and package managers make.
  package static let generatedFolders: Set<String> = ["DerivedData", "Carthage", "Pods", "build"]

  /// The paths that were asked for.
  package private(set) var starts: [Start] = []
  /// What cannot be read.
  package private(set) var problems: [FileError] = []
  /// What was not looked into.
  package private(set) var leftOut: [LeftOutPath] = []

  /// Lists a folder, or says why it cannot.
  typealias Lister = @Sendable (String) throws(FileError) -> FolderReader.Listing

  private let options: Options
  private let endings: Set<String>
  private let list: Lister
  private var entered: Set<FolderReader.Identity> = []
  private var links: [(path: String, start: Int)] = []
  private var current = 0

  /// Searches files and folders; a file is taken as it is.
  ///
  /// - Complexity: O(names in the folders).
  package init(_ paths: [String], _ options: Options) {
    self.init(paths, options) { (path) throws(FileError) in try FolderReader.read(path) }
  }

  init(_ paths: [String], _ options: Options, list: @escaping Lister) {
    self.options = options
    endings = Set(options.endings)
    self.list = list
    var folders: Set<FolderReader.Identity> = []
    for (index, path) in paths.enumerated() {
      current = index
      entered = []
      start(at: path)
      folders.formUnion(entered)
    }
    entered = folders
    var next = 0
    while next < links.count {
      current = links[next].start
      follow(links[next].path)
      next += 1
    }
  }

  /// All files, each once, however the starts are written.
  package var files: [String] {
    starts.count > 1 ? Self.eachOnce(starts.flatMap(\.files)) : starts.flatMap(\.files)
  }

  /// Paths without those of a file that an earlier one leads to.
  ///
  /// - Complexity: O(paths), and a question to the system for each of their folders.
  package static func eachOnce(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    var folders: [Substring: String] = [:]
    return paths.filter { path in
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      let folder = path[..<end]
      let real = folders[folder] ?? realPath(folder.isEmpty ? "." : String(folder))
      folders[folder] = real
      return seen.insert(real + "/" + path[end...]).inserted
    }
  }

  /// The path of a folder without links; as it is where it has none.
  private static func realPath(_ folder: String) -> String {
    guard let real = realpath(folder, nil) else { return folder }
    defer { free(real) }
    return String(cString: real)
  }
}

// MARK: - Walking

extension FileSearch {
  private mutating func start(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      problems.append(Self.missing(path))
      starts.append(Start(path: path, isFolder: false))
      return
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    starts.append(Start(path: path, isFolder: isFolder))
    if isFolder { walk(path == "." ? "" : path) } else { starts[current].files.append(path) }
  }

  private mutating func walk(_ folder: String) {
    let listing: FolderReader.Listing
    do throws(FileError) {
      listing = try list(folder)
    } catch {
      problems.append(error)
      return
    }
    guard entered.insert(listing.identity).inserted else { return }
    for entry in listing.entries { add(entry, in: folder) }
  }

  private mutating func add(_ entry: FolderEntry, in folder: String) {
    let isWanted = endings.contains(entry.ending)
    let slash = folder.isEmpty || folder.hasSuffix("/") ? "" : "/"
    let path = folder + slash + entry.shownName
    guard let name = entry.name else {
      // Behind such a name a folder cannot be looked into.
      guard isWanted || entry.kind == .folder || entry.kind == .link else { return }
      return problems.append(FileError(.name, path: path))
    }
    if entry.isHidden, !options.includesIgnored {
      if isWanted || Self.isFolder(path, entry.kind) { leftOut.append(LeftOutPath(path, .hidden)) }
      return
    }
    switch entry.kind {
    case .folder: addFolder(path, name, isWanted: isWanted)
    case .link: addLink(path, name, isWanted: isWanted)
    case .file, .special: if isWanted { starts[current].files.append(path) }
    }
  }

  private mutating func addFolder(_ path: String, _ name: String, isWanted: Bool) {
    if Self.generatedFolders.contains(name), !options.includesIgnored {
      return leftOut.append(LeftOutPath(path, .generated))
    }
    let count = starts[current].files.count
    walk(path)
    // A folder of that name with nothing in it was meant to be a file.
    guard isWanted, starts[current].files.count == count else { return }
    problems.append(FileError(.folder, path: path))
  }

  private mutating func addLink(_ path: String, _ name: String, isWanted: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return addBrokenLink(
        Self.missing(path),
        mayBeWanted: isWanted || Self.mayBeFolder(path, name)
      )
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if isWanted { starts[current].files.append(path) }
      return
    }
    if Self.generatedFolders.contains(name), !options.includesIgnored {
      return leftOut.append(LeftOutPath(path, .generated))
    }
    links.append((path, current))
  }

  private mutating func addBrokenLink(_ error: FileError, mayBeWanted: Bool) {
    let leadsNowhere = error.reason == .danglingLink || error.reason == .opening(ELOOP)
    if leadsNowhere, !mayBeWanted {
      leftOut.append(LeftOutPath(error.path, .brokenLink))
    } else {
      problems.append(error)
    }
  }

  /// Whether a name is like that of a folder with documents or suites: without an ending, or `Base.lproj`.
  ///
  /// In a framework such links lead to its binary, its headers and its current version.
  private static func mayBeFolder(_ path: String, _ name: String) -> Bool {
    if name.hasSuffix(".lproj") { return true }
    return !name.contains(".") && !path.contains(".framework/")
  }

  private mutating func follow(_ link: String) {
    guard let target = FileReader.resolve(link) else { return problems.append(Self.missing(link)) }
    guard options.includesIgnored || isInside(target) else {
      return leftOut.append(LeftOutPath(link, .linkOutside))
    }
    walk(link)
  }

  private func isInside(_ target: String) -> Bool {
    let start = starts[current].path
    let named = options.root.map { FileReader.resolve($0) ?? $0 }
    guard let root = named ?? WorkTree.holding(start) ?? FileReader.resolve(start) else {
      return false
    }
    return root == "/" || target == root || target.hasPrefix(root + "/")
  }

  private static func isFolder(_ path: String, _ kind: FolderEntry.Kind) -> Bool {
    guard kind == .link else { return kind == .folder }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Why there is nothing at a path; to be called at once after `stat` failed.
  private static func missing(_ path: String) -> FileError {
    let reason = errno
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return FileError(isLink && reason == ENOENT ? .danglingLink : .opening(reason), path: path)
  }
}

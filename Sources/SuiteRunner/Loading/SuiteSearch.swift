import Files
import XMLSupport

/// The suites at and below some paths: files named `*.xml` whose document element is `<suite>`.
///
/// A document element that is nearly `suite` is taken for one, so that a slip of the pen is reported.
public struct SuiteSearch: Sendable {
  /// A suite's file, and the folder that it was found in.
  struct Found: Sendable {
    let path: String
    /// The real path of the folder that was asked for, or that of a file's folder.
    let asked: String
  }

  /// The files to load, those of a folder by path.
  private(set) var found: [Found] = []
  private let root: String?

  /// The files to load.
  public var files: [String] { found.map(\.path) }
  /// What cannot be read, and the paths that hold no suite.
  private(set) var mistakes: [SuiteMistake] = []
  /// What was not looked into, and the XML files of other kinds.
  package private(set) var leftOut: [LeftOutPath] = []

  /// Searches files and folders; a file is taken as it is.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - root: The folder that links may lead to; nil for the git work tree of each path.
  ///   - includesIgnored: Whether to look into hidden and generated folders, and behind links out of the
  ///     root.
  public init(_ paths: [String], root: String? = nil, includesIgnored: Bool = false) {
    let options = FileSearch.Options(
      endings: ["xml"],
      includesIgnored: includesIgnored,
      root: root
    )
    self.root = root
    let search = FileSearch(paths.map { FileRoot.realPath($0) ?? $0 }, options)
    leftOut = search.leftOut
    let folders = search.starts.filter(\.isFolder).map(\.path)
    mistakes = search.problems.map { Self.mistake($0, shown($0.path, below: folders)) }
    var seen: Set<String> = []
    for (start, given) in zip(search.starts, paths) {
      guard start.isFolder else {
        if !start.files.isEmpty, seen.insert(start.path).inserted {
          found.append(Found(path: start.path, asked: Self.folder(of: start.path)))
        }
        continue
      }
      let hasProblem = search.problems.contains {
        $0.path == start.path || $0.path.hasPrefix(start.path + "/")
      }
      take(start, given, hasProblem: hasProblem, &seen)
    }
  }

  private mutating func take(
    _ start: FileSearch.Start,
    _ given: String,
    hasProblem: Bool,
    _ seen: inout Set<String>
  ) {
    let mistakeCount = mistakes.count
    let suites = suites(among: start.files, below: start.path)
    let isEmpty = suites.isEmpty && mistakes.count == mistakeCount
    for path in suites where seen.insert(path).inserted {
      found.append(root == nil ? Self.found(path, below: start.path) : Found(path: path, asked: ""))
    }
    guard isEmpty, !hasProblem else { return }
    let message =
      "no suite; looked for files named *.xml below it whose document element is <suite>"
    mistakes.append(SuiteMistake(message, at: DocumentLocation(file: given)))
  }

  /// The suites among files, by path; notes those that cannot be read or are of another kind.
  private mutating func suites(among files: [String], below folder: String) -> [String] {
    var suites: [String] = []
    var others: [String] = []
    for path in files.sorted() {
      do throws(XMLError) {
        switch try SuiteKind(of: path) {
        case .suite: suites.append(path)
        case .companion: continue
        case .other: others.append(path)
        }
      } catch {
        mistakes.append(Self.mistake(error, path, shown(path, below: [folder])))
      }
    }
    leftOut += others.map { LeftOutPath($0, .otherKind) }
    return suites
  }

  /// A suite behind a link out of the folder is one of the folder that the link leads to.
  private static func found(_ path: String, below folder: String) -> Found {
    let holder = WorkTree.holding(folder) ?? folder
    guard let real = FileRoot.realPath(path), Self.folder(of: real) != Self.folder(of: path),
      let linked = FileRoot.realPath(Self.folder(of: path)), !FileRoot(holder).contains(linked)
    else { return Found(path: path, asked: folder) }
    return Found(path: real, asked: linked)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func mistake(_ error: FileError, _ name: String) -> SuiteMistake {
    let message =
      error.isMissing
      ? "no such file or folder; expected a suite" : "cannot be read: \(error.explanation)"
    return SuiteMistake(message, at: DocumentLocation(file: name))
  }

  private static func mistake(_ error: XMLError, _ path: String, _ name: String) -> SuiteMistake {
    if error.code == .io {
      do throws(FileError) {
        _ = try FileReader.beginning(of: path, byteCount: 1)
      } catch {
        return mistake(error, name)
      }
    }
    var place = error.location ?? DocumentLocation(file: path)
    place.file = name
    let expected = error.expected.map { "; expected \($0)" } ?? ""
    return SuiteMistake(error.message + expected, at: place)
  }

  /// A path as the messages of suites name it: below the root that it would be read with.
  private func shown(_ path: String, below folders: [String]) -> String {
    guard let folder = folders.first(where: { path.hasPrefix($0 + "/") }) else { return path }
    return FileRoot(root ?? WorkTree.holding(folder) ?? folder).relative(path)
  }
}

import Files
import Foundation
import XMLSupport

/// Reads suites from files and folders.
///
/// A suite is a file named `*.xml` whose document element is `<suite>`. What it names is read only below
/// the root: the given one, else the git work tree that holds the suite, else the folder that was asked
/// for.
public struct SuiteLoader: Sendable {
  private let root: String?

  /// Creates a loader; without a root each suite finds its own.
  public init(root: String? = nil) {
    self.root = root
  }

  /// The suites of files and folders, in the given order, those of a folder by path.
  ///
  /// - Throws: ``SuiteLoadError`` with all mistakes of all files, or with what was looked for when there
  ///   is no suite.
  public func load(paths: [String]) throws(SuiteLoadError) -> [Suite] {
    try load(search(paths))
  }

  /// Looks for suites below the loader's root; what cannot be read is reported by ``load(_:)``.
  public func search(_ paths: [String], includesIgnored: Bool = false) -> SuiteSearch {
    SuiteSearch(paths, root: root, includesIgnored: includesIgnored)
  }

  /// The suites that were found.
  ///
  /// - Throws: ``SuiteLoadError`` with all mistakes of the search and of all files.
  public func load(_ search: SuiteSearch) throws(SuiteLoadError) -> [Suite] {
    let reading = read(search)
    guard reading.mistakes.isEmpty else { throw SuiteLoadError(reading.mistakes) }
    return reading.suites.map(\.suite)
  }

  /// The suites that are well-formed, and the mistakes of the search and of the language in all of them.
  func read(_ search: SuiteSearch) -> (suites: [LoadedSuite], mistakes: [SuiteMistake]) {
    var mistakes = search.mistakes
    var suites: [LoadedSuite] = []
    for file in search.found {
      do {
        let files = try fileRoot(of: file.path, asked: file.asked)
        let loaded = try loadSuite(file.path, files: files)
        mistakes += loaded.mistakes
        suites.append(loaded)
      } catch {
        mistakes += error.mistakes
      }
    }
    mistakes += Self.sharedNames(of: suites.map(\.suite))
    if suites.isEmpty, mistakes.isEmpty {
      mistakes = SuiteLoadError("no path was given", file: "suites").mistakes
    }
    return (suites, mistakes)
  }

  private func fileRoot(of file: String, asked: String) throws(SuiteLoadError) -> FileRoot {
    let folder = (file as NSString).deletingLastPathComponent
    let files = FileRoot(root ?? WorkTree.holding(folder) ?? asked)
    // A linked file is where it leads to; a search that was told to leave the root may leave it.
    guard let real = FileRoot.realPath(file), files.contains(real) else {
      throw SuiteLoadError(
        "the suite lies outside of the root \(files.root); expected a folder that holds it as --root",
        file: file
      )
    }
    return files
  }

  /// Two suites of one class name would be one class in every report.
  private static func sharedNames(of suites: [Suite]) -> [SuiteMistake] {
    var first: [String: Suite] = [:]
    return suites.compactMap { suite in
      guard let earlier = first.updateValue(suite, forKey: suite.className) else { return nil }
      return SuiteMistake(
        "its class name \(suite.className) is also that of \(earlier.path); "
          + "rename one, or give --root a folder above both",
        at: DocumentLocation(file: suite.path)
      )
    }
  }
}

// MARK: - One suite

extension SuiteLoader {
  /// Reads one suite whose root folder is known.
  private func loadSuite(_ path: String, files: FileRoot) throws(SuiteLoadError) -> LoadedSuite {
    let root = try SourceReader.read(path, name: files.relative(path))
    var assembly = SuiteAssembly(files: files)
    assembly.include(from: root, path: path)
    assembly.check(root, expected: "suite")
    let base = (path as NSString).deletingPathExtension
    let expectations = assembly.expectations(at: base + ".expectations.xml")
    guard root.name == "suite", assembly.isWhole else { throw SuiteLoadError(assembly.mistakes) }
    var mistakes = assembly.mistakes
    if mistakes.isEmpty { mistakes = assembly.missingVariables(of: root) }
    let suite = assembly.suite(
      root,
      className: Self.className(ofFile: files.relative(path)),
      expectations: expectations
    )
    if mistakes.isEmpty {
      mistakes = Self.unknownExpectations(of: suite, file: files.relative(base))
    }
    if mistakes.isEmpty { mistakes = Self.sharedSnapshots(in: root) }
    return LoadedSuite(
      suite: suite,
      root: root,
      included: assembly.includedRoots,
      mistakes: mistakes
    )
  }

  /// `Suites/headers/loading.xml` is `Suites.headers.loading`.
  static func className(ofFile file: String) -> String {
    (file as NSString).deletingPathExtension
      .split(separator: "/").joined(separator: ".")
  }

  /// Snapshots of two cases that would have one file: a dot is between case and name, and may be in either.
  private static func sharedSnapshots(in root: SourceElement) -> [SuiteMistake] {
    var owners: [String: String] = [:]
    return root.children.flatMap { planned in
      planned.descendants("snapshot").compactMap { snapshot in
        let id = planned.text("id")
        let file = id + "." + snapshot.text("name")
        guard let owner = owners.updateValue(id, forKey: file), owner != id else { return nil }
        return SuiteMistake(
          "its file \(file).xml is also that of a snapshot of the case \"\(owner)\"; rename one",
          at: snapshot.location
        )
      }
    }
  }

  /// What is wrong with the expectations beside a suite: a case that is not there, and one that is there twice.
  private static func unknownExpectations(of suite: Suite, file: String) -> [SuiteMistake] {
    if suite.expectations.isEmpty { return [] }
    let names = suite.cases.flatMap { planned in
      [planned.id] + CasePoint.all(of: planned).map { $0.name(of: planned) }
    }
    let known = Set(names)
    var lines: [String: Int] = [:]
    return suite.expectations.compactMap { expectation in
      let name = expectation.caseName
      let location = DocumentLocation(file: file + ".expectations.xml", line: expectation.line)
      guard known.contains(name) else {
        return SuiteMistake(
          "no case \"\(name)\" in the suite" + NearestName.hint(name, in: names),
          at: location
        )
      }
      guard let first = lines.updateValue(expectation.line, forKey: name) else { return nil }
      return SuiteMistake(
        "second <expect> of the case \"\(name)\", after that of line \(first); leave one of them out",
        at: location
      )
    }
  }
}

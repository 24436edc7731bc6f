import CBuiltinSuites
import Foundation
import SuiteMessages
import TestModel

/// The suites that the tool carries in itself, which `builtin:` names.
///
/// They lie in a private folder while the process lives. A suite's file there is named as it is asked for, such as
/// `builtin:Conformance/TV/table-touches.xml`, so every report names it the same.
enum BuiltinSuites {
  /// What a path of theirs begins with.
  static let prefix = "builtin:"

  /// Written at the first use, and gone when the process has ended.
  private static let folder = Result { () throws(CommandFailure) in try unpack() }

  /// Whether a path names suites of the tool.
  static func names(_ path: String) -> Bool { path.hasPrefix(prefix) }

  /// Where suites of the tool lie; nil when none is named.
  ///
  /// - Throws: `CommandFailure` when others are named beside them, when a name is unknown, or when they cannot be
  ///   written.
  static func sources(_ paths: [String], root: String?) throws(CommandFailure) -> SuiteSources? {
    guard paths.contains(where: names) else { return nil }
    guard paths.allSatisfy(names) else {
      throw CommandFailure("\(prefix) names the tool's own suites; run other suites by themselves")
    }
    guard root == nil else {
      throw CommandFailure("the tool's own suites have a root of their own; leave --root out")
    }
    var found: [String] = []
    for path in paths { found.append(try file(of: path)) }
    let folder = try folder.get()
    return SuiteSources(
      paths: found.map { $0.isEmpty ? folder : folder + "/" + $0 },
      root: folder,
      // The folder above may be a hidden one.
      includesIgnored: true
    )
  }

  /// The groups of rules that paths name, such as `FL`; their cases lie in all suites.
  static func ruleGroups(_ paths: [String]) -> Set<String> {
    Set(paths.filter(names).map { String($0.dropFirst(prefix.count)) }.filter(isRuleGroup))
  }

  /// Paths without those that name groups of rules.
  static func withoutGroups(_ paths: [String]) -> [String] {
    paths.filter { !names($0) || !isRuleGroup(String($0.dropFirst(prefix.count))) }
  }

  private static func isRuleGroup(_ name: String) -> Bool {
    ConformanceRule.all.contains { $0.id.hasPrefix(name + "-") }
  }

  /// The name in the folder that a path asks for, with the line of a case; empty for all suites.
  ///
  /// The last part of a path is enough where one suite alone has it.
  private static func file(of path: String) throws(CommandFailure) -> String {
    let rest = path.dropFirst(prefix.count)
    let name = rest.prefix { $0 != ":" }
    guard !name.isEmpty, !isRuleGroup(String(rest)) else { return "" }
    let suites = files.map(\.path).filter { isSuite($0) }
    for ending in ["", ".xml"] {
      let asked = String(name) + ending
      let alike = suites.contains(asked) ? [asked] : suites.filter { $0.hasSuffix("/" + asked) }
      guard alike.count < 2 else {
        let names = alike.map { prefix + $0 }.joined(separator: ", ")
        throw CommandFailure("\(path) is one of \(names); name it whole")
      }
      if let suite = alike.first { return prefix + suite + rest.dropFirst(name.count) }
    }
    throw CommandFailure(
      "the tool has no suite and no group of rules \(path); `nibmark list \(prefix)` prints the cases of those that it has"
    )
  }
}

// MARK: - Files

extension BuiltinSuites {
  /// A file as it lies in Suites/.
  struct File {
    /// The path below Suites/.
    let path: String
    let bytes: UnsafeRawBufferPointer
  }

  /// All files, by path.
  static var files: [File] {
    UnsafeBufferPointer(start: nibmark_suite_files, count: nibmark_suite_file_count).map { file in
      File(
        path: String(cString: file.path),
        bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count)
      )
    }
  }

  private static func unpack() throws(CommandFailure) -> String {
    do {
      let folder = try TemporaryFolder.make()
      for file in files { try write(file, below: folder) }
      return folder
    } catch {
      throw CommandFailure(
        "cannot write the tool's own suites: \(error); set TMPDIR to a folder that can be written"
      )
    }
  }

  private static func write(_ file: File, below folder: String) throws(TemporaryFolder.Failure) {
    let parts = renamed(file.path).split(separator: "/")
    var path = folder
    for part in parts.dropLast() {
      path += "/" + part
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .init(path) }
    }
    path += "/" + (parts.last ?? "")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o400)
    guard descriptor >= 0 else { throw .init(path) }
    defer { close(descriptor) }
    var rest = file.bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      guard count > 0 else { throw .init(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// The path below the folder: suites carry the prefix, and snapshots lie in a folder named as their suite.
  private static func renamed(_ path: String) -> String {
    let snapshots = "Snapshots/"
    if path.hasPrefix(snapshots) { return snapshots + prefix + path.dropFirst(snapshots.count) }
    return isSuite(path) || path.hasPrefix(conformance) ? prefix + path : path
  }

  /// The folder of the suites that lie in no other way than by their rules.
  private static let conformance = "Conformance/"

  private static func isSuite(_ path: String) -> Bool {
    path.hasSuffix(".xml") && !path.contains("/Snapshots/")
      && (!path.contains("/") || path.hasPrefix(conformance))
  }
}

import Foundation

/// The programs that a calibration of code layouts compares: a commit's, and those of changes of it
/// that change nothing.
public struct LayoutPrograms {
  /// The program of the commit.
  public let base: ArmProgram
  /// The programs of the changes that could be made and built.
  public let changed: [SourceChange: ArmProgram]
  /// Why others could not.
  public let problems: [String]
  /// The commit.
  public let commit: String
  // The programs of a tree may lie in it.
  private let tree: ArmTree

  /// Builds them, each once for a commit.
  ///
  /// - Parameters:
  ///   - product: The runner.
  ///   - named: The folder of its package; looked for when nil.
  ///   - folder: The working directory, in the repository whose commit is built.
  ///   - file: The source file that is changed, from the repository's root; the largest with a
  ///     private function below the package's `Sources` when nil.
  ///   - tell: Hears what takes long.
  /// - Throws: ``MeasuringError`` when the commit cannot be built and linked again.
  public init(
    product: String,
    package named: String? = nil,
    in folder: String,
    changing file: String?,
    tell: (String) -> Void
  ) throws(MeasuringError) {
    guard case .revision(let commit, let repository) = try ArmRequest("HEAD", in: folder) else {
      throw MeasuringError("HEAD is the name of a file here; calibrate in another folder")
    }
    self.commit = commit
    let tree = try ArmTree.checkout(commit, of: repository)
    self.tree = tree
    let package = RunnerPackage(named, from: folder)
    let place = try package.folder(in: tree.folder)
    guard let path = file ?? Self.changeable(in: place, of: tree.folder),
      let text = try? String(contentsOfFile: tree.folder + "/" + path, encoding: .utf8)
    else {
      throw MeasuringError(
        "\(file ?? "Sources") has no Swift file with a private function to rename"
      )
    }
    let build = RunnerBuild(product: product, package: package)
    base = try build.linkable(of: tree, tell: tell)
    var changed: [SourceChange: ArmProgram] = [:]
    var problems: [String] = []
    let source = tree.folder + "/" + path
    for change in SourceChange.allCases {
      guard let other = change.applied(to: text) else {
        problems.append("\(path) has nothing to change for \(change.rawValue)")
        continue
      }
      do throws(MeasuringError) {
        let variant = "-\(change.rawValue)-\(Self.word(of: path))"
        changed[change] = try build.linkable(of: tree, variant: variant, tell: tell) {
          () throws(MeasuringError) in try Self.write(other, to: source)
        }
      } catch {
        problems.append("\(change.rawValue) of \(path): \(error.description)")
      }
      try Self.write(text, to: source)
    }
    (self.changed, self.problems) = (changed, problems)
  }

  /// What tells the changes of one file from those of another.
  private static func word(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func write(_ text: String, to path: String) throws(MeasuringError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw MeasuringError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The largest Swift file of a package in which every change can be made.
  private static func changeable(in package: String, of tree: String) -> String? {
    let sources = package.isEmpty ? "Sources" : package + "/Sources"
    let walk = FileManager.default.enumerator(atPath: "\(tree)/\(sources)")
    var found: (path: String, count: Int)?
    while let name = walk?.nextObject() as? String {
      guard name.hasSuffix(".swift"), !name.hasSuffix("main.swift"),
        let text = try? String(contentsOfFile: "\(tree)/\(sources)/\(name)", encoding: .utf8),
        text.utf8.count > found?.count ?? 0,
        SourceChange.allCases.allSatisfy({ $0.applied(to: text) != nil })
      else { continue }
      found = ("\(sources)/\(name)", text.utf8.count)
    }
    return found?.path
  }
}

import DocumentTools
import Foundation
import NibmarkRunner

/// Writes the package of an app's list classes, and leaves out what does not compile.
struct PackageWriter {
  private var template: PackageTemplate
  private let folder: String
  private let suite: String
  /// Whether the first suite has cases: it has none where code cannot ask for the scenes of all classes.
  private(set) var hasCases = false

  /// Creates the writer of a package in a folder.
  init(_ package: ClassPackage, in folder: String, origin: PackageTemplate.Origin) {
    template = PackageTemplate(package, in: folder, origin: origin)
    self.folder = folder
    suite = folder + "/Suites/nibs.xml"
  }

  /// What is built so far.
  var package: ClassPackage { template.package }

  /// Writes all files into a folder that has none of them.
  ///
  /// - Throws: ``CommandFailure`` where one is there already, or cannot be written.
  mutating func begin() throws(CommandFailure) {
    for path in template.files.map({ folder + "/" + $0.path }) + [suite]
    where FileManager.default.fileExists(atPath: path) {
      throw CommandFailure("\(path) exists already; name another folder with --folder")
    }
    try write()
  }

  /// Builds until what is left compiles: a source with an error is left out, and in the next round what needs it.
  ///
  /// - Throws: ``CommandFailure`` where something else is wrong.
  mutating func build(
    rewriter: String,
    _ tell: (String) -> Void
  ) throws(CommandFailure) {
    while true {
      let sources = template.package.sources
      guard !sources.isEmpty else { return }
      tell("building \(sources.count) sources with \(classNames.count) classes")
      let build = try PackageBuild(of: PackageTemplate.runner, in: folder, rewriter: rewriter)
      if build.isWhole { return }
      let wrong = build.mistakes.filter { sources.contains($0.key) }
      guard !wrong.isEmpty else {
        throw CommandFailure(lines: ["\(folder) cannot be built:"] + build.end)
      }
      template.leaveOut(wrong)
      try write()
    }
  }

  /// The names of the classes that are built.
  var classNames: Set<String> { Set(template.package.classes.values.joined()) }

  /// The nibs and storyboards that the first suite names.
  var documents: [String] { template.package.documents(of: classNames) }

  /// The sources that were left out.
  var leftOut: [LeftOutSource] { template.leftOut }

  /// The list of sources.
  var listPath: String { "\(folder)/Sources/\(template.package.module)/sources.txt" }

  /// Writes a job for GitHub into a repository.
  func writeWorkflow(to path: String, root: String) throws(CommandFailure) {
    try write(template.workflow(below: root, version: Version.current), to: path)
  }

  private mutating func write() throws(CommandFailure) {
    for file in template.files { try write(file.text, to: folder + "/" + file.path) }
    let (names, documents, viewsOfCode) = (
      classNames, self.documents, template.package.viewsOfCode
    )
    let place = (suite as NSString).deletingLastPathComponent
    let made = MainActor.assumeIsolated {
      SuiteTemplate.suite(
        for: documents,
        in: place,
        classes: names,
        madeByCode: viewsOfCode
      )
    }
    hasCases = made.caseCount > 0
    try write(made.text, to: suite)
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}

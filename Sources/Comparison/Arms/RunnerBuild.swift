import Foundation
import Processes

/// Builds a package's own runner for each side of a comparison.
///
/// A runner is an executable product that registers the package's classes and calls
/// `SuiteWorker.serve()`. Runners of commits are kept in the repository's git folder, outside the
/// work tree, so that the next comparison with the same commit builds nothing.
public struct RunnerBuild: Sendable {
  private let product: String
  private let package: RunnerPackage
  private let configuration: String
  private let drawsLayouts: Bool

  /// Creates a builder of a runner.
  ///
  /// - Parameters:
  ///   - product: The executable product's name.
  ///   - package: Where its package lies in a side.
  ///   - configuration: `release` or `debug`.
  ///   - drawsLayouts: Whether what is built can be linked with other code layouts.
  public init(
    product: String,
    package: RunnerPackage,
    configuration: String = "release",
    drawsLayouts: Bool = true
  ) {
    self.product = product
    self.package = package
    self.configuration = configuration
    self.drawsLayouts = drawsLayouts
  }

  /// The runner of a side, built now unless it was kept.
  ///
  /// - Throws: ``MeasuringError`` with the end of the compiler's output when the build fails.
  public func program(
    of tree: ArmTree,
    tell: (String) -> Void = { _ in }
  ) throws(MeasuringError) -> ArmProgram {
    if let reason = try singleLayoutReason(of: tree) {
      return program(try plain(tree, tell), .single(reason: reason))
    }
    guard let linker = SectionLinker.found() else {
      return program(try plain(tree, tell), .single(reason: Self.linkerMissing))
    }
    do throws(MeasuringError) {
      return try program(try inSections(tree, isWarm: true, tell: tell), linker)
    } catch {
      // A package may need another linker. Where the package itself is wrong, this fails as well.
      let reason = "\(product) cannot be linked by lld in sections: \(error.lastLine)"
      return program(try plain(tree, tell), .single(reason: reason))
    }
  }

  /// Why a side is not linked again; nil where it may be.
  private func singleLayoutReason(of tree: ArmTree) throws(MeasuringError) -> String? {
    guard drawsLayouts else { return "--one-layout asks for one" }
    guard !tree.isCheckout else { return nil }
    // The overlay of the user's own build may be older than the sources, and would be built without a word.
    let path = "\(try place(in: tree.folder))/Package.swift"
    guard let manifest = try? String(contentsOfFile: path, encoding: .utf8),
      manifest.contains("vfsoverlay"), !manifest.contains(Self.scratchVariable)
    else { return nil }
    return "\(path) names an overlay in .build; take its folder from \(Self.scratchVariable)"
  }

  /// Tells a manifest where a build lies that does not lie in `.build`.
  static let scratchVariable = "NIBMARK_SCRATCH"

  /// The folder of the package.
  private func place(in folder: String) throws(MeasuringError) -> String {
    let package = try package.folder(in: folder)
    return package.isEmpty ? folder : "\(folder)/\(package)"
  }

  /// The runner of a side, which can be linked in other layouts, or nothing.
  ///
  /// - Parameters:
  ///   - tree: The side.
  ///   - variant: A word for what was changed in the tree; the commit itself when empty.
  ///   - tell: Hears what takes long.
  ///   - change: Changes the tree, unless the variant was kept.
  /// - Returns: The program with its layouts.
  /// - Throws: ``MeasuringError`` when it cannot be built, or not be linked again.
  func linkable(
    of tree: ArmTree,
    variant: String = "",
    tell: (String) -> Void,
    change: () throws(MeasuringError) -> Void = {}
  ) throws(MeasuringError) -> ArmProgram {
    guard let linker = SectionLinker.found() else { throw MeasuringError(Self.linkerMissing) }
    return try program(try inSections(tree, variant: variant, tell: tell, change: change), linker)
  }

  private static let linkerMissing = "the Swift toolchain has no ld.lld that orders functions"

  /// The program, after a first link that shows whether it can be linked again at all.
  private func program(
    _ built: BuiltProgram,
    _ linker: SectionLinker
  ) throws(MeasuringError) -> ArmProgram {
    let layouts = ProgramLayouts(
      executable: built.executable,
      linker: linker,
      inputs: built.inputs,
      folder: built.layouts
    )
    _ = try layouts.executable(seed: 1)
    return program(built.executable, .drawn(layouts))
  }

  private func program(_ executable: String, _ layout: CodeLayout) -> ArmProgram {
    var program = ArmProgram(executable: executable)
    program.layout = layout
    return program
  }

  /// The program as the package's own flags link it.
  private func plain(
    _ tree: ArmTree,
    _ tell: (String) -> Void
  ) throws(MeasuringError) -> String {
    let kept = try keptFolder(of: tree, kind: "")
    if let kept, FileManager.default.isExecutableFile(atPath: kept + "/" + product) {
      return kept + "/" + product
    }
    tellOfBuild(tree, tell)
    guard let kept else { return try build(try place(in: tree.folder)) + "/" + product }
    let warm = buildTree(for: tree, beside: kept, kind: "")
    try BuildTree.using(warm) { () throws(MeasuringError) in
      try keep(try build(try place(in: warm?.folder ?? tree.folder)), in: kept)
    }
    return kept + "/" + product
  }

  /// The program with each function in a section of its own, and what it was linked of.
  private func inSections(
    _ tree: ArmTree,
    isWarm: Bool = false,
    variant: String = "",
    tell: (String) -> Void,
    change: () throws(MeasuringError) -> Void = {}
  ) throws(MeasuringError) -> BuiltProgram {
    let kept = try keptFolder(of: tree, kind: KeptLayouts.mark + variant)
    if let kept {
      let program = BuiltProgram(product, beside: kept)
      KeptLayouts.touch(kept)
      KeptLayouts.prune(in: (kept as NSString).deletingLastPathComponent)
      if program.isWhole { return program }
    }
    try change()
    tellOfBuild(tree, tell)
    let warm = kept.flatMap {
      isWarm ? buildTree(for: tree, beside: $0, kind: KeptLayouts.mark) : nil
    }
    return try BuildTree.using(warm) { () throws(MeasuringError) in
      try build(tree, in: warm?.folder ?? tree.folder, keptIn: kept)
    }
  }

  /// Builds a side in sections, and keeps what a commit came to.
  private func build(
    _ tree: ArmTree,
    in place: String,
    keptIn kept: String?
  ) throws(MeasuringError) -> BuiltProgram {
    let place = try self.place(in: place)
    // The user's own build stays as it is: other flags would compile all of it again.
    let scratch = place + (tree.isCheckout ? "/.build" : "/.build/nibmark-sections")
    let archive = "\(scratch)/\(product)-\(configuration).tar"
    do {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw MeasuringError("\(scratch) cannot be made: \(error.localizedDescription)")
    }
    let flags = ["--scratch-path", scratch] + SectionLinker.buildFlags(inputs: archive)
    let folder = try build(place, flags, variables: [Self.scratchVariable: scratch])
    guard let kept else {
      let place = try tree.folderBeside("layouts-\(product)")
      let program = BuiltProgram(folder + "/" + product, beside: place)
      try LinkerInputs.unpack(archive, of: product, to: program.inputs)
      return program
    }
    try keep(folder, archive, in: kept)
    return BuiltProgram(product, beside: kept)
  }

  /// The tree that is kept for builds of commits; nil where this one has to be built in its own.
  private func buildTree(for tree: ArmTree, beside kept: String, kind: String) -> BuildTree? {
    guard let commit = tree.commit else { return nil }
    let place = (kept as NSString).deletingLastPathComponent + "/build-\(configuration)\(kind)"
    KeptLayouts.touch(place)
    return BuildTree(commit, of: tree.folder, in: place)
  }

  private func tellOfBuild(_ tree: ArmTree, _ tell: (String) -> Void) {
    let name = tree.isCheckout ? tree.commit?.prefix(12).description : nil
    tell("building \(product) of \(name ?? tree.folder)")
  }

  private func build(
    _ place: String,
    _ flags: [String] = [],
    variables: [String: String] = [:]
  ) throws(MeasuringError) -> String {
    let arguments = ["--package-path", place, "-c", configuration] + flags
    let answer = try Self.swift(["build", "--product", product] + arguments, variables)
    guard answer.status == 0 else {
      let lines = (String(decoding: answer.output, as: UTF8.self) + answer.error)
        .split(separator: "\n").suffix(20).joined(separator: "\n")
      throw MeasuringError("\(product) cannot be built of \(place):\n\(lines)")
    }
    let path = try Self.swift(["build", "--show-bin-path"] + arguments, variables)
    let folder = String(decoding: path.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard FileManager.default.isExecutableFile(atPath: folder + "/" + product) else {
      throw MeasuringError("\(product) of \(place) is no executable product")
    }
    return folder
  }

  private static func swift(
    _ arguments: [String],
    _ variables: [String: String] = [:]
  ) throws(MeasuringError) -> Program.Answer {
    do throws(ProgramError) {
      return try Program.run("swift", arguments, variables: variables)
    } catch {
      throw MeasuringError("swift: \(error.description)")
    }
  }

  /// The folder in git's own one that keeps runners and the work trees in which they are built.
  static let keptFolderName = "nibmark-runners"

  // Only what was checked out of a commit: a folder as it lies may be another the next time. Another compiler makes
  // another program.
  private func keptFolder(
    of tree: ArmTree,
    kind: String
  ) throws(MeasuringError) -> String? {
    guard tree.isCheckout, let commit = tree.commit else { return nil }
    let folder: String
    do throws(ProgramError) {
      folder = try Git(tree.folder)
        .text("rev-parse", "--path-format=absolute", "--git-common-dir")
    } catch {
      throw MeasuringError(error.description)
    }
    let version = try Self.swift(["--version"]).output
    let compiler = String(version.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }, radix: 16)
    let place = try package.folder(in: tree.folder)
    let name = place.isEmpty ? "" : "-" + place.replacing("/", with: "+")
    return "\(folder)/\(Self.keptFolderName)/\(commit)-\(configuration)\(kind)\(name)-\(compiler)"
  }

  /// Keeps the runner, the resources beside it, and what lld linked it of.
  private func keep(
    _ built: String,
    _ archive: String? = nil,
    in folder: String
  ) throws(MeasuringError) {
    let manager = FileManager.default
    let part = folder + ".part-\(UUID().uuidString)"
    if let archive {
      let inputs = BuiltProgram(product, beside: part).inputs
      try LinkerInputs.unpack(archive, of: product, to: inputs)
    }
    do {
      try manager.createDirectory(atPath: part, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: built)
      where name == product || name.hasSuffix(".resources") || name.hasSuffix(".so") {
        try manager.copyItem(atPath: built + "/" + name, toPath: part + "/" + name)
      }
      if manager.fileExists(atPath: folder) {
        for name in try manager.contentsOfDirectory(atPath: part)
        where !manager.fileExists(atPath: folder + "/" + name) {
          try manager.moveItem(atPath: part + "/" + name, toPath: folder + "/" + name)
        }
        try manager.removeItem(atPath: part)
      } else {
        try manager.moveItem(atPath: part, toPath: folder)
      }
    } catch {
      throw MeasuringError("\(product) cannot be kept in \(folder): \(error.localizedDescription)")
    }
  }
}

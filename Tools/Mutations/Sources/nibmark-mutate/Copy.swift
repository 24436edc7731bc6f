import Foundation

/// A copy of the package in which mutants have switches.
struct Copy {
  let root: String
  let folder: String

  /// What follows the manifest of the package: the switches, and a program that runs cases under them.
  private static let tail = """

    package.targets.removeAll { $0.type == .test || $0.path != nil }
    for target in package.targets where target.type == .regular || target.type == .executable {
      target.swiftSettings = [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])]
      target.dependencies.append("CMutationSwitch")
    }
    package.targets.append(.target(name: "CMutationSwitch"))
    package.targets.append(
      .executableTarget(
        name: "MutationRunner",
        dependencies: ["SuiteRunner", "TestModel", "CMutationSwitch"],
        swiftSettings: ours
      )
    )
    package.products = [.executable(name: "MutationRunner", targets: ["MutationRunner"])]

    """

  /// Writes the copy; files that stay as they are keep their dates, so that little is built anew.
  func write(_ numbered: [Rewriter.Numbered]) throws {
    let byFile = Dictionary(grouping: numbered) { $0.mutant.file }
    var written: Set<String> = []
    for folder in ["Sources", "Tools/Mutations/Runner"] {
      for path in try files(below: folder) {
        let target = path.replacingOccurrences(of: "Tools/Mutations/Runner", with: "Sources")
        try put(try changed(path, byFile[path]), at: target)
        written.insert(target)
      }
    }
    let manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    try put(Data((manifest + Self.tail).utf8), at: "Package.swift")
    let stale =
      FileManager.default.enumerator(atPath: folder + "/Sources")?
      .compactMap { $0 as? String } ?? []
    for path in stale.map({ "Sources/" + $0 }) where !written.contains(path) {
      let whole = folder + "/" + path
      if !isFolder(whole) { try FileManager.default.removeItem(atPath: whole) }
    }
  }

  private func changed(_ path: String, _ mutants: [Rewriter.Numbered]?) throws -> Data {
    let data = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    guard let mutants else { return data }
    return Data(Rewriter.text(of: String(decoding: data, as: UTF8.self), with: mutants).utf8)
  }

  private func files(below folder: String) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: root + "/" + folder)
    return (found?.compactMap { $0 as? String } ?? []).sorted().map { folder + "/" + $0 }
      .filter { !isFolder(root + "/" + $0) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func put(_ data: Data, at path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    if let former = try? Data(contentsOf: url), former == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }
}

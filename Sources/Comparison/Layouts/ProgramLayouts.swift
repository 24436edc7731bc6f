import Foundation
import Processes

/// The code layouts of one compiled program: each seed links it with its functions in another order.
///
/// What is linked is kept beside the inputs, and made only when it is asked for.
public struct ProgramLayouts: Sendable, Hashable {
  /// The program as the package built it.
  let executable: String
  /// The linker.
  let linker: SectionLinker
  /// The folder of the linker's inputs.
  let inputs: String
  /// The folder that keeps a folder for each seed.
  var folder: String
  /// Such a folder of the other side where that is the same program: what is linked there is copied.
  var twin: String?

  /// The program's name.
  var product: String { (executable as NSString).lastPathComponent }

  /// The linker's arguments, before those of an order.
  private static let arguments = ["@" + LinkerInputs.arguments, "--strip-debug"]

  /// The program of a seed, linked now unless it was kept.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be linked.
  func executable(seed: UInt32) throws(MeasuringError) -> String {
    let place = "\(folder)/\(seed)"
    let path = place + "/" + product
    if FileManager.default.isExecutableFile(atPath: path) {
      KeptLayouts.touch(place)
      return path
    }
    KeptLayouts.keepRecent(in: folder)
    KeptLayouts.touch((inputs as NSString).deletingLastPathComponent)
    let part = place + ".part-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
      try linkResources(to: part)
      if !copy(seed: seed, to: part) { try link(seed: seed, in: part) }
      // Another comparison may have linked the same meanwhile.
      if rename(part, place) != 0 { try FileManager.default.removeItem(atPath: part) }
    } catch let error as MeasuringError {
      try? FileManager.default.removeItem(atPath: part)
      throw error
    } catch {
      try? FileManager.default.removeItem(atPath: part)
      throw MeasuringError("\(path) cannot be linked: \(error.localizedDescription)")
    }
    return path
  }

  /// Copies the program that the other side has of a seed, if there is one.
  private func copy(seed: UInt32, to part: String) -> Bool {
    guard let twin else { return false }
    let path = "\(twin)/\(seed)/\(product)"
    return (try? FileManager.default.copyItem(atPath: path, toPath: part + "/" + product)) != nil
  }

  private func link(seed: UInt32, in part: String) throws {
    guard let machine = GapObject.machine(of: try Self.head(of: executable)) else {
      throw MeasuringError("\(product) is no program in ELF of 64 bits")
    }
    let drawn = DrawnOrder(of: try sections(), seed: seed)
    let order = try LinkOrder(drawn, machine: machine, in: part)
    defer { order.remove() }
    // Links in the path would be followed before "..".
    let place = URL(fileURLWithPath: inputs).resolvingSymlinksInPath().path
    try link(order.arguments(from: place) + ["-o", part + "/" + product])
  }

  private func link(_ arguments: [String]) throws(MeasuringError) {
    let answer: Program.Answer
    do throws(ProgramError) {
      answer = try Program.run(linker.path, Self.arguments + arguments, in: inputs)
    } catch {
      throw MeasuringError("\(linker.path): \(error.description)")
    }
    guard answer.status == 0 else {
      throw MeasuringError("\(product) cannot be linked again: \(answer.error)")
    }
  }

  private static func head(of path: String) throws -> Data {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return try file.read(upToCount: 64) ?? Data()
  }

  /// Puts links to what lies beside the program into a folder, for it looks there.
  private func linkResources(to place: String) throws {
    let origin = (executable as NSString).deletingLastPathComponent
    for name in try FileManager.default.contentsOfDirectory(atPath: origin)
    where name.hasSuffix(".resources") || name.hasSuffix(".so") {
      try FileManager.default.createSymbolicLink(
        atPath: place + "/" + name,
        withDestinationPath: origin + "/" + name
      )
    }
  }
}

// MARK: - Sections

extension ProgramLayouts {
  /// The sections that can be placed, which a first link lists.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be linked, or has no function to place.
  private func sections() throws -> [PlacedSection] {
    let path = inputs + "/sections.txt"
    if let kept = SectionLists.sections(in: path) { return kept }
    let place = folder + "/map-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: place) }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let map = place + "/map.txt"
    try link(["--no-demangle", "-Map=" + map, "-o", place + "/" + product])
    let sections = LinkMap.sections([UInt8](try Data(contentsOf: URL(fileURLWithPath: map))))
    guard sections.contains(where: { $0.output == .code }) else {
      throw MeasuringError("\(product) has no function that a link could place")
    }
    let text = sections.map(\.line).joined(separator: "\n") + "\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return sections
  }
}

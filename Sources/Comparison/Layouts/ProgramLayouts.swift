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

  /// The sections that are shuffled: functions, constants and variables.
  ///
  /// Other sections are lists that the runtime walks, whose order is left alone.
  private static let shuffled = [".text*", ".rodata*", ".data*", ".bss*"]

  /// The program's name.
  var product: String { (executable as NSString).lastPathComponent }

  /// The linker's arguments for a seed.
  ///
  /// - Parameters:
  ///   - seed: From 1; lld takes 0 for a random one.
  ///   - output: The path of the program.
  /// - Returns: What lld is called with, in the folder of the inputs.
  static func arguments(seed: UInt32, output: String) -> [String] {
    ["@" + LinkerInputs.arguments] + shuffled.map { "--shuffle-sections=\($0)=\(seed)" }
      + ["--randomize-section-padding=\(seed)", "--strip-debug", "-o", output]
  }

  /// The program of a seed, linked now unless it was kept.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be linked.
  func executable(seed: UInt32) throws(MeasuringError) -> String {
    let place = "\(folder)/\(seed)"
    let path = place + "/" + product
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    KeptLayouts.touch((inputs as NSString).deletingLastPathComponent)
    let part = place + ".part-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
      try linkResources(to: part)
      try link(seed: seed, output: part + "/" + product)
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

  private func link(seed: UInt32, output: String) throws(MeasuringError) {
    let answer: Program.Answer
    do throws(ProgramError) {
      answer = try Program.run(
        linker.path,
        Self.arguments(seed: seed, output: output),
        in: inputs
      )
    } catch {
      throw MeasuringError("\(linker.path): \(error.description)")
    }
    guard answer.status == 0 else {
      throw MeasuringError("\(product) cannot be linked again: \(answer.error)")
    }
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

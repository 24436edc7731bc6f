import Foundation
import Processes

/// The files by which lld places a program's sections for a seed.
struct LinkOrder {
  /// The file of the symbols in their order.
  private static let symbols = "order.txt"

  /// The folder of the files.
  let folder: String
  /// Their names.
  private(set) var objects: [String] = []

  /// Writes the files into a folder.
  ///
  /// - Throws: What Foundation throws when one cannot be written.
  init(_ order: DrawnOrder, machine: Int, in folder: String) throws {
    self.folder = folder
    let text = order.symbols.joined(separator: "\n") + "\n"
    try text.write(toFile: folder + "/" + Self.symbols, atomically: false, encoding: .utf8)
    for start in stride(from: 0, to: order.gaps.count, by: GapObject.countMax) {
      let end = min(start + GapObject.countMax, order.gaps.count)
      let name = "gaps-\(start).o"
      let bytes = GapObject.bytes(order.gaps[start..<end], machine: machine)
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
      objects.append(name)
    }
  }

  /// What lld is told; `inputs` is the folder in which it runs.
  func arguments(from inputs: String) -> [String] {
    // lld takes whole paths for paths below the folder of its inputs.
    let up = String(repeating: "../", count: inputs.split(separator: "/").count)
    let place = up + folder.drop { $0 == "/" } + "/"
    return objects.map { place + $0 }
      + ["--symbol-ordering-file=" + place + Self.symbols, "--no-warn-symbol-ordering"]
  }

  /// Removes the files.
  func remove() {
    for name in objects + [Self.symbols] {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}

import Foundation
import Testing

@testable import Comparison

@Suite("The files that order a link")
struct LinkOrderTests {
  private static func sections(_ count: Int) -> [PlacedSection] {
    (0..<count).map {
      PlacedSection(
        output: .code,
        key: UInt64($0) &* 0x9e37_79b9_7f4a_7c15,
        symbol: "function \($0)"
      )
    }
  }

  private func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("nibmark-order-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("hold every function and gap, however many, and are removed")
  func files() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let drawn = DrawnOrder(of: Self.sections(150_000), seed: 3)
    #expect(drawn.gaps.count > GapObject.countMax, "one object would do")
    let order = try LinkOrder(drawn, machine: 62, in: folder)
    #expect(order.objects.count == 2)
    let text = try String(contentsOfFile: folder + "/order.txt", encoding: .utf8)
    #expect(text.split(separator: "\n").map(String.init) == drawn.symbols)
    var symbols: Set<String> = []
    for name in order.objects {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      #expect(GapObject.machine(of: bytes) == 62)
      for word in bytes.split(separator: 0) where word.starts(with: "nibmark.gap.".utf8) {
        symbols.insert(String(decoding: word, as: UTF8.self))
      }
    }
    #expect(symbols == Set(drawn.symbols.filter { $0.hasPrefix("nibmark") }))
    order.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("are named from the folder of the linker's inputs, below which whole paths are looked for")
  func paths() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let order = try LinkOrder(
      DrawnOrder(of: Self.sections(3), seed: 3),
      machine: 62,
      in: folder
    )
    let inputs = "/some/folder/App.inputs"
    let arguments = order.arguments(from: inputs)
    #expect(arguments.first == "../../.." + folder + "/gaps-0.o")
    #expect(arguments.contains("--symbol-ordering-file=../../.." + folder + "/order.txt"))
    #expect(arguments.last == "--no-warn-symbol-ordering")
  }

  @Test("programs of 32 bits, of another order of bytes, and other files are none to order")
  func formats() {
    let program = GapObject.bytes([], machine: 183)
    #expect(GapObject.machine(of: program) == 183)
    for (position, value) in [(0, 0), (4, 1), (5, 2)] as [(Int, UInt8)] {
      var other = program
      other[position] = value
      #expect(GapObject.machine(of: other) == nil)
    }
    #expect(GapObject.machine(of: program.prefix(63)) == nil)
    #expect(GapObject.machine(of: [UInt8]("#!/bin/sh".utf8)) == nil)
  }
}

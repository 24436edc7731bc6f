import Foundation
import InterfaceBuilder
import Testing

@Suite("Damaged documents never trap", .enabled(if: Corpus.folder != nil, Corpus.absence))
struct MutationTests {
  /// A small generator, so that a failure can be repeated by its seed.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Reads and walks everything; a trap would end the process.
  private func exercise(_ bytes: [UInt8]) -> Bool {
    do throws(IBError) {
      let document = try IBDocument(bytes: bytes, file: "damaged.xib")
      for object in document.objects {
        _ = (object.frame, object.autoresizingMask, object.parentView, object.label?.text)
        _ = (object.connections.map(\.destination), object.viewAttributes.tag, object.variations)
      }
      for constraint in document.constraints {
        _ = (constraint.firstObject, constraint.secondObject, constraint.multiplier)
      }
      for attribute in document.runtimeAttributes { _ = attribute.value }
      _ = (document.scenes.map(\.viewController), document.resources, document.designableSizes)
      _ = document.notes.map(\.description)
      return true
    } catch {
      #expect(error.location != nil, "\(error)")
      return false
    }
  }

  private var samples: [String] {
    Corpus.paths.enumerated().filter { $0.offset % 40 == 7 }.map(\.element)
  }

  @Test("cut off at every 97th byte")
  func truncated() throws {
    for path in samples.prefix(8) {
      let bytes = try Corpus.bytes(path)
      for end in stride(from: 0, to: min(bytes.count - 8, 30_000), by: 97) {
        #expect(!exercise(Array(bytes[..<end])), "\(path) cut at \(end)")
      }
    }
  }

  @Test("flipped bytes", arguments: [1, 2, 3] as [UInt64])
  func flipped(seed: UInt64) throws {
    var generator = Generator(state: seed)
    for path in samples {
      var bytes = try Corpus.bytes(path)
      for _ in 0..<20 {
        let index = Int.random(in: bytes.indices, using: &generator)
        let old = bytes[index]
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        _ = exercise(bytes)
        if Bool.random(using: &generator) { bytes[index] = old }
      }
    }
  }

  @Test("attributes and lines left out", arguments: [4, 5] as [UInt64])
  func removed(seed: UInt64) throws {
    var generator = Generator(state: seed)
    var survivors = 0
    for path in samples {
      let text = String(decoding: try Corpus.bytes(path), as: UTF8.self)
      for _ in 0..<10 {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = Int.random(in: lines.indices, using: &generator)
        if Bool.random(using: &generator) {
          lines.remove(at: index)
        } else {
          let words = lines[index].split(separator: " ", omittingEmptySubsequences: false)
          let left = Int.random(in: words.indices, using: &generator)
          lines[index] = words.enumerated().filter { $0.offset != left }.map(\.element)
            .joined(separator: " ")
        }
        if exercise(Array(lines.joined(separator: "\n").utf8)) { survivors += 1 }
      }
    }
    #expect(survivors > 20)
  }
}

import Foundation
import Testing

@testable import Processes

@Suite("What a worker printed")
struct OutputBufferTests {
  private static func text(of output: Data, pieces: Int) -> String {
    var buffer = OutputBuffer()
    var rest = output[...]
    while !rest.isEmpty {
      buffer.append(Data(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    return buffer.text
  }

  @Test("is whole where it is short enough, also a character in its middle", arguments: 0...3)
  func whole(offset: Int) {
    let text = String(repeating: "a", count: offset) + String(repeating: "\u{1F600}", count: 12_000)
    #expect(Self.text(of: Data(text.utf8), pieces: 1000) == text)
    #expect(Self.text(of: Data(text.utf8), pieces: .max) == text)
  }

  @Test("is its beginning and its end where it is long")
  func long() {
    let count = 10 * OutputBuffer.sideCountMax
    let text = "begin" + String(repeating: "-", count: count) + "end"
    let shown = Self.text(of: Data(text.utf8), pieces: 5000)
    #expect(shown.hasPrefix("begin-") && shown.hasSuffix("-end"))
    let left = count + 8 - 2 * OutputBuffer.sideCountMax
    #expect(shown.contains("\n… \(left) bytes left out …\n"))
  }
}

import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("What a verdict comes from, as a picture")
struct RatioDrawingTests {
  private static func explained(_ count: Int, layouts: Int? = nil) throws -> TimeComparison {
    var time = try #require(SampleComparison.comparison.times.first)
    let arm = { (value: Double) in ProcessTimes.Arm(cpu: [value, value * 1.001], wall: [value]) }
    time.processes = (0..<count).map { group in
      ProcessTimes(
        base: arm(100),
        control: arm(100.2),
        head: arm(104 + Double(group % 3))
      )
    }
    time.layoutCount = layouts
    time.instructions = TimeComparison.Instructions(base: 1000, head: 1010, areEqual: false)
    return time
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test("has each pair and each control once, the gate, the interval and the instructions")
  func picture() throws {
    let drawing = try #require(RatioDrawing(Self.explained(10, layouts: 10)))
    let text = drawing.markup.html
    #expect(Self.count("<circle", in: text) == 40)
    #expect(Self.count("<g class=\"head\">", in: text) == 10)
    #expect(Self.count("<g class=\"control\">", in: text) == 10)
    #expect(Self.count("class=\"gate\"", in: text) == 1)
    #expect(Self.count("class=\"interval-band\"", in: text) == 1)
    #expect(Self.count("class=\"counted\"", in: text) == 1 && text.contains("+1.00 %"))
    #expect(text.contains("10 groups, each with code layouts of its own"))
  }

  @Test("says where each side has one layout, and draws nothing without samples")
  func others() throws {
    var time = try Self.explained(20)
    time.instructions = nil
    let text = try #require(RatioDrawing(time)).markup.html
    #expect(text.contains("20 groups of processes, one code layout of each side"))
    #expect(!text.contains("counted") && !text.contains("nan"))
    time.processes = nil
    #expect(RatioDrawing(time) == nil)
    time.processes = [
      ProcessTimes(
        base: .init(cpu: [0], wall: []),
        control: .init(cpu: [0], wall: []),
        head: .init(cpu: [1], wall: [])
      )
    ]
    #expect(RatioDrawing(time) == nil, "a clock that did not move")
  }

  @Test("is in the page for the benchmarks that were asked for, and for no other")
  func page() throws {
    var comparison = SampleComparison.comparison
    comparison.times[0] = try Self.explained(10)
    let without = HTMLComparison(comparison: comparison).markup.html
    #expect(!without.contains("samples why"))
    comparison.times[0].isExplained = true
    let with = HTMLComparison(comparison: comparison).markup.html
    #expect(Self.count("samples why", in: with) == 1)
  }
}

import Foundation
import HeadlessUIKit
import Statistics
import Testing

@testable import SuiteRunner

/// Holds the runs of generated data to plain arrays.
@MainActor
@Suite("Edited data")
struct DataModelTests {
  /// A row by the numbers that it was generated with.
  private struct Row: Equatable {
    let section: Int
    let item: Int
  }

  private static func model() throws -> DataModel {
    let harness = try SuiteHarness(
      """
      <fixture id="rows"><tableView width="100" height="100">
      <register class="UITableViewCell" reuseIdentifier="Row"/>
      <data><section repeat="4"><row reuseIdentifier="Row" repeat="5"/></section>
      <section repeat="2"><row reuseIdentifier="Row"/><row reuseIdentifier="Row" repeat="2"/></section></data>
      </tableView></fixture>
      <case id="a" fixture="rows" smoke="YES"><layout/></case>
      """
    )
    let runner = CaseRunner(
      entry: try #require(try harness.plan.entries.first),
      options: RunOptions(),
      meter: nil,
      prepareClasses: { _ in }
    )
    return try #require(try runner.makeContext().stage.data).model
  }

  private static func rows(of model: DataModel) -> [[Row]] {
    (0..<model.sectionCount).map { section in
      (0..<model.rowCount(of: section)).compactMap { item in
        model.row(section: section, item: item).map { Row(section: $0.section, item: $0.item) }
      }
    }
  }

  @Test("Random insertions, deletions and moves agree with plain arrays", arguments: 0..<8)
  func random(seed: Int) throws {
    let model = try Self.model()
    var plain = Self.rows(of: model)
    #expect(plain.map(\.count) == [5, 5, 5, 5, 3, 3])
    var random = SeededGenerator(seed: UInt64(seed))
    var next = plain.enumerated().map { ($0.element.count) }
    for _ in 0..<300 {
      let section = Int.random(in: 0..<plain.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let item = Int.random(in: 0...plain[section].count, using: &random)
        let owner = try #require(model.section(at: section)).number
        #expect(model.insertNewRows(2, nil, section: section, item: item))
        plain[section].insert(
          contentsOf: [
            Row(section: owner, item: next[owner]), Row(section: owner, item: next[owner] + 1),
          ],
          at: item
        )
        next[owner] += 2
      case 1 where !plain[section].isEmpty:
        let item = Int.random(in: 0..<plain[section].count, using: &random)
        #expect(model.removeRow(section: section, item: item) != nil)
        plain[section].remove(at: item)
      case 2 where !plain[section].isEmpty:
        let item = Int.random(in: 0..<plain[section].count, using: &random)
        let target = Int.random(in: 0..<plain.count, using: &random)
        let run = try #require(model.removeRow(section: section, item: item))
        let row = plain[section].remove(at: item)
        let place = Int.random(in: 0...plain[target].count, using: &random)
        #expect(model.insert(run, section: target, item: place))
        plain[target].insert(row, at: place)
      default:
        let target = Int.random(in: 0..<plain.count, using: &random)
        let moved = try #require(model.removeSection(at: section))
        model.insert(moved, at: target)
        plain.insert(plain.remove(at: section), at: target)
      }
      #expect(Self.rows(of: model) == plain)
    }
  }

  @Test("An insertion and its deletion leave the runs as they were")
  func undone() throws {
    let model = try Self.model()
    let section = try #require(model.edited(at: 1))
    #expect(section.runs.count == 1)
    #expect(model.insertNewRows(1, nil, section: 1, item: 2))
    #expect(section.runs.count == 3)
    #expect(model.removeRow(section: 1, item: 2) != nil)
    #expect(model.removeRow(section: 1, item: 9) == nil)
    #expect(model.insertNewRows(1, nil, section: 1, item: 9) == false)
    let run = try #require(model.removeRow(section: 1, item: 0))
    #expect(model.insert(run, section: 1, item: 0))
    #expect(section.count == 5)
    #expect(section.runs.count <= 2)
  }

  @Test("Growth is the slope of the logarithms")
  func growth() throws {
    let sizes = [10.0, 100, 1000]
    let linear = try #require(GrowthFit(sizes: sizes, quantities: sizes.map { $0 * 3 - 1 }))
    #expect(abs(linear.exponent - 1) < 0.01)
    let constant = try #require(GrowthFit(sizes: sizes, quantities: [7, 7, 7]))
    #expect(constant.exponent == 0)
    let slow = try #require(GrowthFit(sizes: sizes, quantities: sizes.map { log($0) }))
    #expect(abs(slow.exponent - slow.logarithmicExponent) < 0.01)
    #expect(GrowthFit(sizes: [10], quantities: [1]) == nil)
    #expect(GrowthFit(sizes: [10, 10], quantities: [1, 2]) == nil)
  }
}

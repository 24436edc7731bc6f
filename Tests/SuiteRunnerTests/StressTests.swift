import Foundation
import HeadlessUIKit
import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Stresses", .serialized)
struct StressTests {
  private static func results(
    _ attributes: String,
    fixture: String,
    operations: String = ""
  ) throws -> [CaseResult] {
    let harness = try SuiteHarness(
      "\(fixture)<stress id=\"a\" fixture=\"list\" \(attributes)>\(operations)</stress>"
    )
    return try harness.run()
  }

  private static func table(_ style: String, _ more: String = "") -> String {
    "<fixture id=\"list\"><tableView width=\"320\" height=\"480\" style=\"\(style)\">\(more)</tableView></fixture>"
  }

  @Test(
    "Tables of every style hold, with sizes of their own and uniform ones",
    arguments: ["plain", "grouped", "insetGrouped"],
    ["varied", "uniform"]
  )
  func tables(style: String, sizes: String) throws {
    let results = try Self.results(
      "operations=\"800\" seeds=\"2\" sizes=\"\(sizes)\"",
      fixture: Self.table(style)
    )
    #expect(results.map(\.identity.name) == ["a[seed=1]", "a[seed=2]"])
    for result in results {
      #expect(result.verdict == "passed", "\(result.failures.first?.details.map(\.text) ?? [])")
      let kinds = result.properties.filter { $0.name.hasPrefix("stress.operations.") }
      #expect(kinds.count >= 30, "\(kinds.map { $0.name + " " + $0.value })")
      #expect(result.properties.contains { $0.name == "stress.operations" && $0.value == "800" })
    }
  }

  @Test("Without a seed the run's holds; with fixed operations only those are done")
  func weights() throws {
    let result = try Self.results(
      "operations=\"200\" sections=\"3\" items=\"30\"",
      fixture: Self.table("plain"),
      operations: "<operation kind=\"scroll\" weight=\"3\"/><operation kind=\"insert\"/>"
        + "<operation kind=\"delete\"/><operation kind=\"reload\"/>"
    )[0]
    #expect(result.verdict == "passed")
    #expect(result.identity.name == "a")
    let kinds = result.properties.map(\.name).filter { $0.hasPrefix("stress.operations.") }
    let expected = ["scroll", "reload", "insert", "delete"].map { "stress.operations.\($0)" }
    #expect(kinds == expected)
    #expect(result.systemOut.contains("200 operations with seed"))
  }

  @Test("The command line's count of operations replaces the suite's")
  func operationCount() throws {
    var harness = try SuiteHarness(
      "<stress id=\"a\" fixture=\"table\" operations=\"5000\" seed=\"4\"/>"
    )
    harness.options.stressOperationCount = 20
    let result = try harness.run()[0]
    #expect(result.properties.contains { $0.name == "stress.operations" && $0.value == "20" })
  }

  @Test("A fixture that is no list is told of")
  func noList() throws {
    let result = try SuiteHarness(
      "<fixture id=\"v\"><view width=\"10\" height=\"10\"/></fixture>"
        + "<stress id=\"a\" fixture=\"v\"/>"
    ).run()[0]
    #expect(result.status == .error)
    #expect(result.verdict.contains("is no list"))
  }

  private static let collection =
    "<fixture id=\"list\"><collectionView width=\"320\" height=\"480\">"
    + "<collectionViewFlowLayout key=\"collectionViewLayout\"><size key=\"headerReferenceSize\" width=\"10\" height=\"20\"/>"
    + "</collectionViewFlowLayout></collectionView></fixture>"

  @Test(
    "Flow layouts and custom layouts hold",
    arguments: [
      "operations=\"700\"", "operations=\"700\" sizes=\"uniform\"",
      "operations=\"500\" layout=\"waterfall\"",
      "operations=\"500\" layout=\"circle\" items=\"40\"",
    ]
  )
  func collections(attributes: String) throws {
    for result in try Self.results("seeds=\"2\" " + attributes, fixture: Self.collection) {
      #expect(result.verdict == "passed", "\(result.failures.first?.details.map(\.text) ?? [])")
      let kinds = result.properties.filter { $0.name.hasPrefix("stress.operations.") }
      #expect(kinds.count >= 24, "\(kinds.map { $0.name + " " + $0.value })")
    }
  }

  @Test(
    "Snapshots of a diffable data source hold, and their mistakes are refused",
    arguments: ["plain", "grouped", "flow", "waterfall"]
  )
  func snapshots(kind: String) throws {
    let isTable = kind == "plain" || kind == "grouped"
    let layout = kind == "waterfall" ? " layout=\"waterfall\"" : ""
    for result in try Self.results(
      "operations=\"500\" seeds=\"2\" data=\"snapshots\"" + layout,
      fixture: isTable ? Self.table(kind) : Self.collection
    ) {
      #expect(result.verdict == "passed", "\(result.failures.first?.details.map(\.text) ?? [])")
      let names = Set(result.properties.map(\.name))
      #expect(names.contains("stress.operations.snapshot"))
      #expect(names.contains("stress.operations.illegalSnapshot"))
      #expect(!names.contains("stress.operations.batch"))
    }
  }

  @Test("Changes by calls and by snapshots exclude each other")
  func snapshotsAlone() throws {
    let result = try Self.results(
      "operations=\"10\" data=\"snapshots\"",
      fixture: Self.table("plain"),
      operations: "<operation kind=\"batch\"/>"
    )[0]
    #expect(result.verdict.contains("none of the operations can be done"), "\(result.verdict)")
  }

  @Test("The fixture's own cells are used, of nibs and of classes, and registered again")
  func ownCells() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="N" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="T" id="l"><rect key="frame" x="9" y="9" width="90" height="20"/></label>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    let registrations =
      "<register nib=\"Row\" reuseIdentifier=\"N\"/><register class=\"UITableViewCell\" reuseIdentifier=\"D\"/>"
    let harness = try SuiteHarness(
      "<nib name=\"Row\" file=\"Row.xib\"/>" + Self.table("plain", registrations)
        + "<stress id=\"a\" fixture=\"list\" operations=\"600\" seed=\"2\"/>",
      files: ["Row.xib": nib]
    )
    let result = try harness.run()[0]
    #expect(result.verdict == "passed", "\(result.failures.first?.details.map(\.text) ?? [])")
  }

  @Test("The same seed does the same; steps can be left out without changing the others' draws")
  func determinism() throws {
    func log(_ attributes: String) throws -> String {
      try Self.results("seed=\"7\" " + attributes, fixture: Self.table("plain"))[0].systemOut
    }
    let all = try log("operations=\"300\"")
    #expect(try log("operations=\"300\"") == all)
    let listed = (1...300).map { "\($0)" }.joined(separator: " ")
    #expect(try log("steps=\"\(listed)\"") == all)
    #expect(try log("steps=\"3 5\"").hasPrefix("2 operations with seed 7"))
  }
}

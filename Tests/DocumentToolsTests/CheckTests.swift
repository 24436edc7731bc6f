import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

/// Hears a run and keeps its results.
final class Listener: TestEventSink {
  let accumulator = RunAccumulator()

  func receive(_ event: TestEvent) { accumulator.receive(event) }
}

@MainActor
@Suite("check finds what breaks an app, and nothing else", .serialized)
struct CheckTests {
  /// Checks documents given by name, and returns the failures by type with their lines.
  func failures(
    _ documents: [String: String],
    strict: Bool = false,
    least: FindingSeverity = .warning,
    sweep: SweepOptions? = nil
  ) throws -> [Failure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents {
      let path = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(
        to: path,
        atomically: true,
        encoding: .utf8
      )
    }
    var options = DocumentChecker.Options()
    options.isStrict = strict
    options.root = folder.path
    options.judge.least = least
    options.sweep = sweep
    let checker = DocumentChecker(
      options: options,
      clock: { 0 },
      now: { Timestamp(millisecondsSince1970: 0) }
    )
    let listener = Listener()
    let host = HostFingerprint(
      hostName: "test",
      operatingSystem: "test",
      processorModel: "test",
      coreCount: 1,
      swiftVersion: "6"
    )
    let header = RunHeader(
      toolVersion: "test",
      startedAt: Timestamp(millisecondsSince1970: 0),
      seed: 1,
      host: host,
      root: folder.path
    )
    let found = try DocumentFinder.documents(at: [folder.path])
    let run = CheckRun(
      found,
      roots: found.paths.map { checker.roots(of: $0) },
      options: options,
      clock: { 0 },
      sink: listener
    )
    run.run(header, checker)
    let result = try #require(listener.accumulator.result)
    #expect(result.summary.isComplete)
    return result.cases.flatMap { one in
      one.failures.map {
        Failure(type: $0.type, line: $0.location?.line ?? 0, severity: $0.severity)
      }
    }
  }

  struct Failure: Equatable, CustomStringConvertible {
    var type: String
    var line: Int
    var severity: FindingSeverity?
    var description: String { "\(type)@\(line)" }

    static func == (one: Self, other: Self) -> Bool {
      one.type == other.type && one.line == other.line
    }
  }

  func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  func frame(_ width: Int = 320) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"44\"/>"
  }

  @Test("a good cell has no finding")
  func goodCell() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="A" id="c" customClass="Cell">\(frame())
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\(frame())
      <subviews><label text="x" id="l">\(frame())</label></subviews></tableViewCellContentView>
      <connections><outlet property="name" destination="l" id="o"/></connections></tableViewCell>
      """
    #expect(try failures(["Cell.xib": xib(cell)]) == [])
  }

  @Test("a cell beside a second top-level object (NB-13)")
  func secondTopLevelObject() throws {
    let objects = """
      <tableViewCell contentMode="scaleToFill" id="c">\(frame())</tableViewCell>
      <view contentMode="scaleToFill" id="v">\(frame())</view>
      """
    let registered = ["Cell.xib": xib(objects)].merging(registration(of: "Cell")) { $1 }
    #expect(try failures(registered) == [Failure(type: "TopLevelObjects", line: 7)])
    // Nothing says what these nibs are for.
    #expect(try failures(["Cell.xib": xib(objects)]) == [])
    let other = ["Cell.xib": xib(objects)].merging(registration(of: "Other")) { $1 }
    #expect(try failures(other) == [])
  }

  /// A project whose code registers a nib.
  private func registration(of name: String) -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": "",
      "List.swift": "table.register(UINib(nibName: \"\(name)\", bundle: nil), "
        + "forCellReuseIdentifier: \"x\")",
    ]
  }

  @Test("two plain views are a nib like any other")
  func twoViews() throws {
    let objects = """
      <view contentMode="scaleToFill" id="c">\(frame())</view>
      <view contentMode="scaleToFill" id="v">\(frame())</view>
      """
    #expect(try failures(["Views.xib": xib(objects)]) == [])
  }

  private func cellWithLabel() -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="c">\(frame())
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\(frame())
    <subviews><label text="x" id="l">\(frame())</label></subviews></tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func ownerOutlet(to id: String) -> String {
    "<connections><outlet property=\"it\" destination=\"\(id)\" id=\"o\"/></connections>"
  }

  @Test("an outlet of a cell's nib on File's Owner (NB-8)")
  func ownerOutlet() throws {
    let text = xib(cellWithLabel(), owner: ownerOutlet(to: "l"))
    var files = ["Cell.xib": text].merging(registration(of: "Cell")) { $1 }
    #expect(try failures(files) == [Failure(type: "OwnerOutlet", line: 4)])
    #expect(try failures(["Cell.xib": text]) == [])
    files["Owner.m"] = "[NSBundle.mainBundle loadNibNamed:@\"Cell\" owner:self options:nil];"
    #expect(try failures(files) == [])
  }

  @Test("a cell that the owner takes whole is loaded by its owner")
  func cellOfItsOwner() throws {
    #expect(try failures(["Cell.xib": xib(cellWithLabel(), owner: ownerOutlet(to: "c"))]) == [])
  }

  @Test("connections that lead nowhere, and one outlet to two objects")
  func connections() throws {
    let view = """
      <view contentMode="scaleToFill" id="v" customClass="Titled">\(frame())
      <subviews><label text="x" id="l">\(frame())</label><label text="y" id="m">\(frame())</label></subviews>
      <connections>
      <outlet property="gone" destination="nowhere" id="o"/>
      <outlet property="title" destination="l" id="p"/>
      <outlet property="title" destination="m" id="q"/>
      </connections></view>
      """
    let expected = [
      Failure(type: "DanglingConnection", line: 9), Failure(type: "RepeatedOutlet", line: 11),
    ]
    let found = try failures(["View.xib": xib(view)])
    #expect(found == expected, "\(found)")
  }

  @Test("an outlet that UIKit's own class has not (NB-7)")
  func outletOfAPlainView() throws {
    let view = """
      <view contentMode="scaleToFill" id="v">\(frame())
      <connections><outlet property="title" destination="v" id="o"/></connections></view>
      """
    #expect(try failures(["View.xib": xib(view)]) == [Failure(type: "Instantiation", line: 6)])
  }

  @Test("constraints on what is not there, and on what lies outside of their owner")
  func constraints() throws {
    let views = """
      <view contentMode="scaleToFill" id="v">\(frame())<constraints>
      <constraint firstItem="nowhere" firstAttribute="width" constant="1" id="a"/>
      <constraint firstItem="w" firstAttribute="width" constant="1" id="b"/>
      </constraints></view>
      <view contentMode="scaleToFill" id="w">\(frame())</view>
      """
    #expect(
      try failures(["View.xib": xib(views)]) == [
        Failure(type: "DanglingConstraint", line: 7), Failure(type: "ForeignConstraint", line: 8),
      ]
    )
  }

  @Test("constraints whose sides do not go together")
  func pairings() throws {
    func constraint(_ rest: String) -> String {
      "<constraint firstItem=\"a\" firstAttribute=\(rest)/>"
    }
    let bad = [
      "\"leading\" secondItem=\"b\" secondAttribute=\"leading\" multiplier=\"0\" id=\"c1\"",
      "\"leading\" secondItem=\"b\" secondAttribute=\"top\" id=\"c2\"",
      "\"width\" secondItem=\"b\" secondAttribute=\"leading\" id=\"c3\"",
      "\"leading\" secondItem=\"b\" secondAttribute=\"left\" id=\"c4\"",
      "\"top\" constant=\"5\" id=\"c5\"",
    ]
    let good = [
      "\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"2\" id=\"d1\"",
      "\"leading\" secondItem=\"b\" secondAttribute=\"centerX\" id=\"d2\"",
      "\"top\" secondItem=\"b\" secondAttribute=\"firstBaseline\" id=\"d3\"",
      "\"width\" constant=\"5\" id=\"d4\"",
    ]
    let views = ["a", "b"].map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\">\(frame())</view>"
    }
    func faults(_ rests: [String]) throws -> [String] {
      let view = """
        <view contentMode="scaleToFill" id="v">\(frame())<subviews>\(views.joined())</subviews>
        <constraints>
        \(rests.map(constraint).joined(separator: "\n"))
        </constraints></view>
        """
      return try failures(["View.xib": xib(view)]).map(\.type)
    }
    #expect(try faults(bad).filter { $0 == "InvalidConstraint" }.count == bad.count)
    #expect(try !faults(good).contains("InvalidConstraint"))
  }

  @Test("one class on two kinds of views, across documents")
  func classes() throws {
    let label = "<label text=\"x\" id=\"l\" customClass=\"Fancy\">\(frame())</label>"
    let button = "<button id=\"b\" customClass=\"Fancy\">\(frame())</button>"
    #expect(
      try failures(["A.xib": xib(label), "B.xib": xib(button)])
        == [Failure(type: "ClassMismatch", line: 6)]
    )
    // A text view that is made of what a label saved shows its text.
    let text = "<textView id=\"t\" customClass=\"Fancy\">\(frame())</textView>"
    #expect(try failures(["A.xib": xib(label), "B.xib": xib(text)]) == [])
    // A template's word becomes another name in each file.
    let template = [label, button].map {
      xib($0.replacingOccurrences(of: "Fancy", with: "___FILEBASENAMEASIDENTIFIER___"))
    }
    #expect(try failures(["A.xib": template[0], "B.xib": template[1]]) == [])
  }

  @Test("strict classes raise what UIKit raises")
  func strict() throws {
    let view = """
      <view contentMode="scaleToFill" id="v" customClass="Nobody">\(frame())
      <connections><outlet property="other" destination="v" id="o"/></connections></view>
      """
    #expect(try failures(["View.xib": xib(view)]) == [])
    #expect(
      try failures(["View.xib": xib(view)], strict: true).map(\.type) == ["Instantiation"]
    )
  }

  @Test("an unreadable document is one error, and the others are checked")
  func unreadable() throws {
    let good = "<view contentMode=\"scaleToFill\" id=\"v\">\(frame())</view>"
    let found = try failures(["A.xib": "<document", "B.xib": xib(good)])
    #expect(found.count == 1)
  }
}

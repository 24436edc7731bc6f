import DocumentTools
import Foundation
import SuiteRunner
import TestModel

/// What commands read, of any size.
@MainActor
enum CommandFamily: String, CaseIterable {
  /// Each scene embeds the next.
  case chain = "scenes in a chain"
  /// Each scene embeds two others.
  case tree = "scenes in a tree"
  /// A stack that is pinned at both ends, so that its labels cannot have their own heights.
  case stack = "labels in a stack, diagnosed"
  case cases = "cases in a suite, validated"
  case documents = "documents in a tree of folders"

  /// Writes what is read into a folder, and answers how to read it.
  func prepare(_ count: Int, in folder: String) throws(BenchInputError) -> () -> Void {
    switch self {
    case .chain, .tree:
      let text = Self.storyboard((0..<count).map { inner($0).filter { $0 < count } })
      return try check(text, folder + "/Main.storyboard")
    case .stack:
      let path = folder + "/Labels.xib"
      try BenchFolder.write(Array(Self.labels(count).utf8), to: path)
      var inspector = DocumentInspector()
      inspector.isDiagnosing = true
      return { blackHole(inspector.inspect(path)) }
    case .cases:
      let path = folder + "/cases.xml"
      try BenchFolder.write(Array(Self.suite(count).utf8), to: path)
      do throws(SuiteLoadError) {
        _ = try SuiteValidator().validate(paths: [path])
      } catch {
        throw BenchInputError("\(error)")
      }
      return { blackHole(try? SuiteValidator().validate(paths: [path])) }
    case .documents:
      let text = Array(Self.labels(1).utf8)
      for index in 0..<count {
        try BenchFolder.write(text, to: "\(folder)/\(index / 100)/\(index % 10)/\(index).xib")
      }
      return { Self.check(folder) }
    }
  }

  private func inner(_ scene: Int) -> [Int] {
    self == .chain ? [scene + 1] : [2 * scene + 1, 2 * scene + 2]
  }

  private func check(_ text: String, _ path: String) throws(BenchInputError) -> () -> Void {
    try BenchFolder.write(Array(text.utf8), to: path)
    return { Self.check(path) }
  }

  private final class NoSink: TestEventSink {
    func receive(_ event: TestEvent) {}
  }

  private static func check(_ path: String) {
    guard let found = try? DocumentFinder.documents(at: [path]) else { return }
    let options = DocumentChecker.Options()
    let checker = DocumentChecker(
      options: options,
      clock: { 0 },
      now: { Timestamp(secondsSince1970: 0) }
    )
    let run = CheckRun(
      found,
      roots: found.paths.map { checker.roots(of: $0) },
      options: options,
      clock: { 0 },
      sink: NoSink()
    )
    let header = RunHeader(
      toolVersion: "",
      startedAt: Timestamp(secondsSince1970: 0),
      seed: 1,
      host: HostFingerprint(
        hostName: "",
        operatingSystem: "",
        processorModel: "",
        coreCount: 1,
        swiftVersion: ""
      ),
      root: ""
    )
    run.run(header, checker)
  }
}

// MARK: - Texts

extension CommandFamily {
  private static func document(_ type: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    \(content)
    </document>
    """
  }

  private static let frame =
    #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#
  private static let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

  private static func storyboard(_ inner: [[Int]]) -> String {
    let scenes = inner.enumerated().map { scene, children in
      let containers = children.map { child in
        "<containerView id=\"c\(scene)-\(child)\">\(frame)<connections><segue "
          + "destination=\"vc\(child)\" kind=\"embed\" id=\"s\(scene)-\(child)\"/>"
          + "</connections></containerView>"
      }
      return "<scene sceneID=\"sc\(scene)\"><objects><viewController id=\"vc\(scene)\" "
        + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(scene)\">\(frame)"
        + "<subviews>\(containers.joined())</subviews></view></viewController></objects></scene>"
    }
    return document("Storyboard.XIB", "<scenes>\(scenes.joined(separator: "\n"))</scenes>")
  }

  private static func labels(_ count: Int) -> String {
    let labels = (0..<count).map {
      "<label text=\"Row \($0)\" \(free) id=\"l\($0)\">\(frame)</label>"
    }
    let pins = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"st\" firstAttribute=\"\($0)\" secondItem=\"root\" "
        + "secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    return document(
      "XIB",
      "<objects><view id=\"root\">\(frame)<subviews><stackView axis=\"vertical\" \(free) "
        + "id=\"st\">\(frame)<subviews>\(labels.joined(separator: "\n"))</subviews></stackView>"
        + "</subviews><constraints>\(pins.joined())</constraints></view></objects>"
    )
  }

  private static func suite(_ count: Int) -> String {
    let cases = (0..<count).map {
      "<case id=\"c\($0)\" fixture=\"w\"><resize width=\"\($0 % 300 + 1)\" height=\"100\"/>"
        + "<assert test=\"//view/@width = \($0 % 300 + 1)\"/></case>"
    }
    return """
      <suite name="Many" version="1" profile="ios7">
      <fixture id="w"><view width="320" height="100"/></fixture>
      \(cases.joined(separator: "\n"))
      </suite>
      """
  }
}

import Devices
import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

/// Lays documents out that tests write down.
@MainActor
enum CanvasFixture {
  /// The frames of a document's views, by id.
  static func frames(
    of text: String,
    _ name: String,
    _ sizes: DocumentInspector.IntrinsicSizes = .stored
  ) throws -> [String: CGRect] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("canvas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    var inspector = DocumentInspector()
    inspector.intrinsicSizes = sizes
    let result = inspector.inspect(file.path)
    #expect(result.error == nil)
    return Dictionary(
      result.views.compactMap { view in view.frame.map { (view.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The safe area of a root of this size, with the bars that a change gives it.
  static func insets(
    _ device: CanvasDevice,
    _ width: Double,
    _ height: Double,
    isScene: Bool,
    _ change: (inout SceneSurroundings) -> Void
  ) -> UIEdgeInsets {
    var bars = SceneSurroundings()
    change(&bars)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return device.safeArea(of: frame, bars, isScene: isScene)
  }

  /// A nib with these objects.
  static func nib(
    _ objects: String,
    device: String = "retina4_7",
    tools: Int = 17701,
    more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/>
    <objects>\(objects)</objects>\(more)
    </document>
    """
  }

  /// A rectangle as documents write it.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  /// A constraint: the first item's attribute equals the second's, plus a constant.
  static func tie(
    _ first: String,
    _ attribute: String,
    _ second: String? = nil,
    _ secondAttribute: String? = nil,
    _ constant: Double = 0,
    id: String
  ) -> String {
    var text = #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)""#
    if let second {
      text +=
        #" secondItem="\#(second)" secondAttribute="\#(secondAttribute ?? attribute)""#
    }
    return text + #" constant="\#(constant)" id="\#(id)"/>"#
  }
}

extension CanvasDevice {
  /// The device with an id of Interface Builder, as a version simulates it.
  init(_ id: String, tools: Int, isOnSide: Bool = false, usesSafeAreas: Bool = true) {
    self.init(
      id.isEmpty ? nil : DeviceTable.device(like: id),
      CanvasRules(ToolsVersion(tools)),
      isOnSide: isOnSide,
      usesSafeAreas: usesSafeAreas
    )
  }
}

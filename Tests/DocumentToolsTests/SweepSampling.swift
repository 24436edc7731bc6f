import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

@testable import DocumentTools

/// Small documents, and what a sweep finds in them.
@MainActor
protocol SweepSampling {}

extension SweepSampling {
  /// A nib of a view of 375 × 667 points, whose owner has the outlet `panel` to what is called `linked`.
  func nib(_ views: String, _ constraints: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\
    <device id="retina4_7"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="panel" destination="linked" id="out-le-t00"/></connections></placeholder>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  /// The severity and kind of each finding.
  func told(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.severity ?? $0.kind.severity) \($0.kind.rawValue)" }
  }

  /// The findings of the roots of a document, as `type: message`.
  func findings(
    _ text: String,
    widths: [Double] = [320, 414],
    texts: [SweepOptions.Text] = [.short],
    devices: [Device] = [],
    appearances: [SweepOptions.Appearance] = [],
    file: String = "Test.xib"
  ) throws -> [String] {
    try swept(
      text,
      widths: widths,
      texts: texts,
      devices: devices,
      appearances: appearances,
      file: file
    ).map { "\($0.kind.rawValue)@\($0.location?.line ?? 0): \($0.message)" }
  }

  /// The findings of the roots of a document.
  func swept(
    _ text: String,
    widths: [Double] = [320, 414],
    texts: [SweepOptions.Text] = [.short],
    devices: [Device] = [],
    appearances: [SweepOptions.Appearance] = [],
    file: String = "Test.xib"
  ) throws -> [Finding] {
    // As check does: an outlet that nobody declared raises otherwise, and nothing would be found.
    let state = EngineState()
    defer { state.restore() }
    NibEnvironment.current = NibEnvironment(folders: [], policy: .lenient)
    let document = try IBDocument(bytes: Array(text.utf8), file: file)
    let sweep = DocumentSweep(
      document,
      named: "Test",
      options: SweepOptions(
        widths: widths,
        texts: texts,
        devices: devices,
        appearances: appearances
      ),
      facts: file.contains("/") ? .of(file) : .none
    )
    return Array(sweep.findings().joined())
  }

  func cell(_ subviews: String, _ constraints: String, width: Int = 375, height: Int = 44)
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
    <tableViewCell id="cel-l0-000" contentMode="scaleToFill">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="con-te-nt0" tableViewCell="cel-l0-000">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """
  }

  func view(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></view>
    """
  }

  func label(
    _ id: String,
    _ text: String,
    _ frame: (Double, Double, Double, Double),
    _ more: String = ""
  ) -> String {
    """
    <label id="\(id)" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  func edge(_ id: String, _ side: String, _ constant: Double) -> String {
    let isEnd = side == "trailing" || side == "bottom"
    let inner = "Item=\"\(id)\""
    return isEnd
      ? "<constraint firstAttribute=\"\(side)\" second\(inner) secondAttribute=\"\(side)\" "
        + "constant=\"\(constant)\" id=\"\(id)-\(side)\"/>"
      : "<constraint first\(inner) firstAttribute=\"\(side)\" secondItem=\"con-te-nt0\" "
        + "secondAttribute=\"\(side)\" constant=\"\(constant)\" id=\"\(id)-\(side)\"/>"
  }

  func length(_ id: String, _ attribute: String, _ constant: Double, _ more: String = "")
    -> String
  {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" "
      + "id=\"\(id)-\(attribute)\" \(more)/>"
  }

  var box: String { view("box", 20, 10, 335, 24) }
  var boxPlace: String { edge("box", "top", 10) + length("box", "height", 24) }

  func measured(_ text: String) -> (width: Double, height: Double) {
    let label = UILabel(frame: .zero)
    label.text = text
    let size = label.intrinsicContentSize
    return (Double(size.width), Double(size.height))
  }
}

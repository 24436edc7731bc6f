import Foundation
import HeadlessUIKit
import TestModel

@testable import SuiteRunner

/// Runs suites that are written in a test.
@MainActor
struct SuiteHarness {
  static let headerNib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="NO">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <collectionReusableView id="hdr" customClass="Header">
    <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <subviews>
    <label opaque="NO" text="Title" id="lbl">
    <rect key="frame" x="20" y="10" width="200" height="30"/></label>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn">
    <rect key="frame" x="230" y="10" width="80" height="30"/>
    <state key="normal" title="More"/>
    <connections><action selector="more:" destination="hdr" eventType="touchUpInside" id="act"/></connections>
    </button>
    </subviews>
    <connections><outlet property="label" destination="lbl" id="out"/></connections>
    </collectionReusableView>
    </objects>
    </document>
    """

  static let constrainedNib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="box"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews><label id="txt" text="Title" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="11" width="335" height="20"/>
    <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="10" id="w"/>
    <constraint firstAttribute="height" constant="22" id="h"/></constraints></label></subviews>
    <constraints>
    <constraint firstItem="txt" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstAttribute="trailing" secondItem="txt" secondAttribute="trailing" constant="20" id="t"/>
    <constraint firstItem="txt" firstAttribute="top" secondItem="box" secondAttribute="top" constant="11" id="p"/>
    <constraint firstAttribute="bottom" secondItem="txt" secondAttribute="bottom" constant="11" id="b"/>
    </constraints></view>
    </objects>
    </document>
    """

  static let twoViewsNib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell id="one"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
    <view id="two"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    </objects>
    </document>
    """

  let folder: TemporaryFolder
  var options = RunOptions()
  var meter: (any AllocationMeter)?
  var prepareClasses: @MainActor (NibClassRegistry) -> Void = { _ in }

  init(_ body: String, attributes: String = "", files: [String: String] = [:]) throws {
    var files = files
    files["Header.xib"] = Self.headerNib
    files["Two.xib"] = Self.twoViewsNib
    files["Constrained.xib"] = Self.constrainedNib
    files["s.xml"] = """
      <suite name="s" version="1" \(attributes)>
      <nib name="Header" file="Header.xib"/><nib name="Two" file="Two.xib"/>\
      <nib name="Constrained" file="Constrained.xib"/>
      <class name="Header" superclass="UICollectionReusableView">
      <outlet name="label" class="UILabel"/><action name="more:"/></class>
      <fixture id="photos"><collectionView width="320" height="480">
      <collectionViewFlowLayout key="collectionViewLayout"/>
      <register nib="Header" kind="UICollectionElementKindSectionHeader" reuseIdentifier="H"/>
      <register class="UICollectionViewCell" reuseIdentifier="C"/>
      </collectionView></fixture>
      <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
      <register class="UITableViewCell" reuseIdentifier="C"/>
      <register class="UITableViewHeaderFooterView" reuseIdentifier="H" forHeaderFooter="YES"/>
      </tableView></fixture>
      \(body)
      </suite>
      """
    folder = try TemporaryFolder(files)
  }

  var plan: RunPlan {
    get throws {
      let suites = try SuiteLoader(root: folder.path).load(paths: [folder.path + "/s.xml"])
      return try RunPlan(suites: suites, options: options)
    }
  }

  func run() throws -> [CaseResult] {
    let executor = SuiteExecutor(meter: meter, prepareClasses: prepareClasses)
    let plan = try plan
    return plan.entries.map { executor.result(of: $0, options) }
  }

  /// The result of one case with these steps.
  static func result(
    of steps: String,
    fixture: String? = nil,
    attributes: String = ""
  ) throws -> CaseResult {
    let fixture = fixture.map { "fixture=\"\($0)\"" } ?? ""
    let harness = try SuiteHarness(
      "<case id=\"a\" smoke=\"YES\" \(fixture) \(attributes)>\(steps)</case>"
    )
    return try harness.run()[0]
  }
}

extension CaseResult {
  /// The first failure's message, or `passed`.
  var verdict: String { failures.first?.message ?? status.rawValue }
}

import Foundation
import InterfaceBuilder
import Testing

@Suite("Typed values")
struct FamilyTests {
  private func object(_ text: String, _ id: String = "a") throws -> IBObject {
    try #require(try document(text).object(withID: id))
  }

  @Test("the document's own attributes")
  func header() throws {
    let document = try document("<view id=\"a\"/>")
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == "21507.1")
    #expect(document.toolsVersionNumber == 21507)
    #expect(document.useAutolayout && document.useSafeAreas && !document.isLaunchScreen)
    #expect(document.device?.id == "retina6_12")
    #expect(document.device?.orientation == .portrait)
    #expect(document.topLevelObjects.map(\.id) == ["-1", "-2", "a"])
    #expect(document.topLevelObjects.map(\.role) == [.placeholder, .placeholder, .view])
    #expect(document.topLevelObjects[0].placeholderIdentifier == "IBFilesOwner")
    #expect(document.notes == [])
  }

  @Test("texts in base 64 are read as what they say, and as they stand where they are none")
  func base64() throws {
    func text(_ content: String, _ attribute: String) throws -> String? {
      let label = "<label id=\"a\"><string key=\"text\"\(attribute)>\(content)</string></label>"
      return try object(label).element.string(.text, key: "text")
    }
    let encoded = "\nRWFyb iAyMCBwb2ludHMgZm9yIGV2ZXJ5IBAkMSBzcGVudA\n".replacing(" ", with: "")
    let yes = " base64-UTF8=\"YES\""
    #expect(try text(encoded, yes) == "Earn 20 points for every \u{10}$1 spent")
    #expect(try text("w6k", yes) == "é")
    #expect(try text("no § digits", yes) == "no § digits")
    #expect(try text("w6k", "") == "w6k")
  }

  @Test("a view: absent is nil, present is typed")
  func view() throws {
    let plain = try object("<view id=\"a\"/>")
    #expect(plain.frame == nil && plain.autoresizingMask == nil)
    #expect(plain.viewAttributes.hidden == nil && plain.viewAttributes.contentMode == nil)
    let full = try object(
      """
      <view id="a" hidden="YES" alpha="0.59999999999999998" tag="-3" contentMode="TopLeft"
        placeholderIntrinsicWidth="infinite" verticalHuggingPriority="251" key="k" customClass="C"
        customModule="M" customModuleProvider="target" userLabel="ü &amp; &#x41;">
        <rect key="frame" x="-1" y="0.0" width="13.666666666666666" height="285.33333206176758"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </view>
      """
    )
    let view = full.viewAttributes
    #expect(
      full.frame == CGRect(x: -1, y: 0, width: 13.666666666666666, height: 285.33333206176758)
    )
    #expect(full.autoresizingMask == [.widthSizable, .flexibleMaxY])
    #expect(full.autoresizingMask?.rawValue == 34)
    #expect(view.hidden == true && view.alpha == 0.6 && view.tag == -3)
    #expect(view.contentMode == .topLeft)
    #expect(view.placeholderIntrinsicWidth == .infinity)
    #expect(view.verticalHuggingPriority == 251)
    #expect(
      view.backgroundColor == .gray(white: 0.5, alpha: 1, space: "genericGamma22GrayColorSpace")
    )
    #expect(view.layoutMargins == IBInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(full.userLabel == "ü & A")
    #expect([full.key, full.customClass, full.customModule] == ["k", "C", "M"])
  }

  @Test("constraints in all notations, with what they refer to")
  func constraints() throws {
    let document = try document(
      """
      <view id="a"><subviews><label id="b"/></subviews><viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
      <constraint firstAttribute="width" constant="-8.5" id="c1"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:4" id="c2"/>
      <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="g" secondAttribute="trailingMargin" multiplier="1/3" priority="999.5" symbolic="YES" id="c3"/>
      <constraint firstItem="x" firstAttribute="lastBaseline" placeholder="YES" identifier="n" multiplier="0.25" id="c4"/>
      </constraints>
      <connections><outlet property="w" destination="c2" id="o"/></connections></view>
      """
    )
    let all = document.constraints
    let view = document.object(withID: "a")
    #expect(all.map(\.multiplier) == [1, 0.75, 1.0 / 3, 0.25])
    #expect(all[0].owner == view?.index && all[0].firstObject == view?.index)
    #expect(all[0].constant == -8.5 && all[0].priority == 1000 && all[0].secondAttribute == nil)
    #expect(all[1].secondObject == document.object(withID: "b")?.index)
    #expect(all[1].multiplierText == "3:4")
    #expect(all[2].relation == .greaterThanOrEqual && all[2].priority == 999.5 && all[2].isSymbolic)
    #expect(all[2].secondObject == document.object(withID: "g")?.index)
    #expect(all[2].secondAttribute == .trailingMargin)
    #expect(all[3].firstItem == .dangling && all[3].firstObject == nil && all[3].isPlaceholder)
    #expect(all[3].firstAttribute == .baseline && all[3].identifier == "n")
    #expect(document.connections[0].destination == .constraint(1))
    #expect(document.notes.map(\.kind) == [.danglingReference])
    #expect(document.notes[0].location.line == 12)
  }

  @Test("booleans as generators of documents write them")
  func generatedBooleans() throws {
    let view = try object(#"<view id="a" hidden="true" opaque="false" clipsSubviews="YES"/>"#)
    let attributes = view.viewAttributes
    #expect(attributes.hidden == true && attributes.opaque == false)
  }

  @Test("connections")
  func connections() throws {
    let button = try object(
      """
      <button id="a"><connections>
      <outlet property="p" destination="-1" id="1"/>
      <outletCollection property="ps" destination="a" collectionClass="NSMutableArray" appends="YES" id="2"/>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="3"/>
      <segue destination="zz" kind="show" identifier="s" id="4"/>
      </connections></button>
      """
    )
    let all = button.connections
    #expect(all.map(\.kind) == [.outlet, .outletCollection, .action, .segue])
    #expect(all.allSatisfy { $0.source == button.index })
    #expect(all[0].property == "p" && all[0].destination?.object?.rawValue == 0)
    #expect(all[1].appends && all[1].collectionClass == "NSMutableArray")
    #expect(all[2].selector == "tap:" && all[2].eventType == "touchUpInside")
    #expect(all[3].segueKind == "show" && all[3].destination == .dangling)
  }

  @Test("a key path with line breaks is a child of its runtime attribute")
  func keyPathChild() throws {
    let text =
      "<userDefinedRuntimeAttribute type=\"string\" value=\"v\">"
      + "<string key=\"keyPath\">a\nb</string></userDefinedRuntimeAttribute>"
    let view = try object(
      "<view id=\"a\"><userDefinedRuntimeAttributes>\(text)</userDefinedRuntimeAttributes></view>"
    )
    #expect(view.runtimeAttributes.map(\.keyPath) == ["a\nb"])
  }

  @Test("runtime attributes of every type")
  func runtimeAttributes() throws {
    func attribute(_ type: String, _ rest: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"k\" \(rest)</userDefinedRuntimeAttribute>"
    }
    let texts = [
      attribute("string", "value=\"x\">"), attribute("string", ">"),
      attribute("string", "><string key=\"value\">a\nb</string>"),
      attribute("number", "><integer key=\"value\" value=\"8\"/>"),
      attribute("number", "><real key=\"value\" value=\"0.5\"/>"),
      attribute("boolean", "value=\"YES\">"),
      attribute("color", "><color key=\"value\" name=\"Accent\"/>"),
      attribute("rect", "><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
      attribute("point", "><point key=\"value\" x=\"1\" y=\"2\"/>"),
      attribute("size", "><size key=\"value\" width=\"1\" height=\"2\"/>"),
      attribute("range", "><range key=\"value\" location=\"1\" length=\"2\"/>"),
      attribute("image", "value=\"i\">"), attribute("nil", ">"),
    ]
    let view = try object(
      "<view id=\"a\"><userDefinedRuntimeAttributes>\(texts.joined())</userDefinedRuntimeAttributes></view>"
    )
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .string("x"), .string(""), .string("a\nb"), .number(8), .number(0.5), .boolean(true),
        .color(.named("Accent")), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 1, height: 2)),
        .range(location: 1, length: 2), .image("i"), .nil,
      ]
    )
  }

  @Test("labels, fonts and attributed texts")
  func labels() throws {
    let label = try #require(
      try object(
        """
        <label id="a" text="A &lt;b&gt;" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0"
          adjustsFontSizeToFit="NO" minimumFontSize="9" preferredMaxLayoutWidth="240">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="17" weight="heavy"/>
          <color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/>
        </label>
        """
      ).label
    )
    #expect(label.text == "A <b>" && label.numberOfLines == 0 && label.textAlignment == .center)
    #expect(label.font?.choice == .system(.boldSystem, weight: .heavy))
    #expect(label.font?.pointSize == 17 && label.preferredMaxLayoutWidth == 240)
    #expect(label.textColor == .system("labelColor") && label.highlightedColor == nil)
    #expect(label.element.isNil(key: "highlightedColor"))
    let attributed = try #require(
      try object(
        """
        <label id="a"><string key="text">two
        lines</string><attributedString key="attributedText"><fragment content="x"><attributes>
        <color key="NSColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <font key="NSFont" size="14" metaFont="system"/><paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
        </attributes></fragment><fragment><string key="content">y
        </string></fragment></attributedString></label>
        """
      ).label
    )
    #expect(attributed.text == "two\nlines")
    #expect(attributed.attributedText?.string == "xy\n")
    let first = try #require(attributed.attributedText?.fragments.first)
    #expect(first.alignment == .right && first.lineBreakMode == .wordWrap)
    #expect(first.font?.choice == .role("system") && first.font?.pointSize == 14)
    #expect(
      first.color == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: "calibratedRGB")
    )
  }

  @Test("buttons, controls and segments")
  func controls() throws {
    let button = try object(
      """
      <button id="a" buttonType="roundedRect" contentHorizontalAlignment="leading">
      <state key="normal" title="T" image="i"><color key="titleColor" name="Accent"/></state>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <buttonConfiguration key="configuration" style="filled" title="C"/></button>
      """
    )
    #expect(button.button?.buttonType == .roundedRect)
    #expect(button.button?.state("normal")?.title == "T")
    #expect(button.button?.state("normal")?.titleColor == .named("Accent"))
    #expect(button.button?.contentEdgeInsets == IBInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.button?.configuration?.style == "filled")
    #expect(button.control?.contentHorizontalAlignment == .leading && button.label == nil)
    let segments = try object(
      "<segmentedControl id=\"a\" selectedSegmentIndex=\"1\"><segments><segment title=\"x\"/><segment title=\"y\"/></segments></segmentedControl>"
    )
    #expect(segments.segmentedControl?.segments.map(\.title) == ["x", "y"])
    let slider = try object(
      "<slider id=\"a\" value=\"0.5\" minValue=\"0.0\" maxValue=\"6.2831849999999996\"/>"
    )
    #expect(slider.slider?.value == 0.5 && slider.slider?.maxValue == 6.2831849999999996)
    #expect(try object("<switch id=\"a\" on=\"YES\"/>").switchControl?.on == true)
  }

  @Test("lists: tables, sections, prototypes, flow layouts")
  func lists() throws {
    let document = try document(
      """
      <tableView id="a" style="insetGrouped" separatorStyle="none" rowHeight="-1" dataMode="prototypes">
      <prototypes><tableViewCell id="b" style="IBUITableViewCellStyleValue1" reuseIdentifier="R"
        accessoryType="checkmark" textLabel="l" indentationLevel="-1"><tableViewCellContentView key="contentView" tableViewCell="b" id="c">
        <subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
      <sections><tableViewSection id="s" headerTitle="H"><cells><tableViewCell id="t"/></cells></tableViewSection></sections>
      </tableView>
      <collectionView id="d"><collectionViewFlowLayout key="collectionViewLayout" id="f" minimumLineSpacing="20"
        scrollDirection="horizontal"><size key="itemSize" width="80" height="120"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="e" reuseIdentifier="C"><view key="contentView"><subviews><view id="v"/></subviews></view></collectionViewCell></cells>
      </collectionView>
      """
    )
    let table = try #require(document.object(withID: "a"))
    #expect(table.tableView?.style == .insetGrouped && table.tableView?.rowHeight == -1)
    let cell = try #require(table.objects(in: .prototypes).first)
    #expect(cell.tableViewCell?.style == .IBUITableViewCellStyleValue1)
    #expect(cell.tableViewCell?.textLabel == "l" && cell.tableViewCell?.indentationLevel == -1)
    #expect(cell.object(key: "contentView")?.subviews.map(\.id) == ["l"])
    let section = try #require(table.objects(in: .sections).first)
    #expect(section.role == .section && section.tableViewSection?.headerTitle == "H")
    #expect(section.objects(in: .cells).first?.parentView == table)
    let collection = try #require(document.object(withID: "d"))
    let flow = try #require(collection.object(key: "collectionViewLayout"))
    #expect(flow.role == .layout && flow.flowLayout?.scrollDirection == .horizontal)
    #expect(flow.flowLayout?.itemSize == CGSize(width: 80, height: 120))
    #expect(flow.flowLayout?.sectionInset?.left == 1)
    let inner = try #require(document.object(withID: "v"))
    // The content view has no identifier: it is a view, and no view's parent by identifier.
    #expect(inner.parent?.key == "contentView" && inner.parentView?.id == "e")
  }

  @Test("resources, designables, fonts and variations")
  func resources() throws {
    let document = try document(
      """
      <view id="a"><subviews><view id="b"/></subviews>
      <variation key="heightClass=compact-widthClass=regular"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
      """,
      after: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="9" height="8"/></designable></designables>
        <customFonts key="customFonts"><array key="f.ttf"><string>F</string></array></customFonts>
        <resources><image name="i" width="12" height="11"/><image name="star" catalog="system" width="1" height="2"/>
        <namedColor name="N"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <systemColor name="S"><color white="1" alpha="1" colorSpace="calibratedWhite"/></systemColor></resources>
        """
    )
    let view = try #require(document.object(withID: "a"))
    #expect(document.designableSizes == [view.index: CGSize(width: 9, height: 8)])
    #expect(document.customFonts.map(\.file) == ["f.ttf"])
    #expect(document.customFonts.map(\.names) == [["F"]])
    #expect(
      document.resources == [
        .image(name: "i", size: CGSize(width: 12, height: 11), catalog: nil),
        .image(name: "star", size: CGSize(width: 1, height: 2), catalog: "system"),
        .namedColor(name: "N", value: .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: "sRGB")),
        .systemColor(name: "S", value: .gray(white: 1, alpha: 1, space: "calibratedWhite")),
      ]
    )
    let variation = try #require(view.variations.first)
    #expect(variation.conditions == ["heightClass": "compact", "widthClass": "regular"])
    #expect(variation.masks.first?.excluded == [.object(view.subviews[0].index)])
  }

  @Test("what is unknown is kept and noted once per name")
  func unknown() throws {
    let document = try document(
      """
      <view id="a" newThing="1"><subviews><holoView id="h" depth="3"/><holoView id="i">text</holoView></subviews></view>
      <button id="k" buttonType="holographic"/><view id="a"/>
      """
    )
    let hologram = try #require(document.object(withID: "h"))
    #expect(
      hologram.elementName == .unknown && hologram.elementText == "holoView" && hologram.isView
    )
    #expect(hologram.element.attributes.map(\.value) == ["h", "3"])
    #expect(document.object(withID: "i")?.element.content == "text")
    #expect(document.object(withID: "k")?.button?.buttonType == nil)
    #expect(document.object(withID: "k")?.element.text(.buttonType) == "holographic")
    let notes = Dictionary(grouping: document.notes, by: \.kind).mapValues { $0.map(\.count) }
    #expect(
      notes == [
        .unknownElement: [2], .unknownAttribute: [1, 1], .unknownKeyword: [1],
        .duplicateIdentifier: [1],
      ]
    )
  }

  @Test("an element that is unknown may mean something else by a known attribute")
  func unknownKinds() throws {
    let document = try document(
      #"<view id="a"><holoEdge key="edges" left="YES" alpha="deep" hidden="2" id="h"/></view>"#
    )
    let edge = try #require(document.object(withID: "a")?.element.children.first { _ in true })
    #expect(edge.attributes.map(\.value) == ["edges", "YES", "deep", "2", "h"])
    #expect(edge.number(.alpha) == nil)
  }

  @Test("storyboards and their scenes")
  func storyboard() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV" initialViewController="vc">
      <scenes><scene sceneID="s1"><objects><viewController id="vc" storyboardIdentifier="Main" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
      <view key="view" id="v"/><navigationItem key="navigationItem" title="N" id="n"/></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes></document>
      """
    let document = try IBDocument(bytes: text.utf8)
    #expect(document.kind == .storyboard && document.isTV)
    let controller = try #require(document.scenes.first?.viewController)
    #expect(document.initialViewController == controller.index)
    #expect(controller.viewController?.storyboardIdentifier == "Main")
    #expect(controller.object(key: "view")?.id == "v")
    #expect(controller.object(key: "navigationItem")?.navigationItem?.title == "N")
    #expect(controller.objects(in: .layoutGuides).map(\.guideKey) == ["top"])
    #expect(document.scenes.first?.objects.map(\.id) == ["vc", "fr"])
  }
}

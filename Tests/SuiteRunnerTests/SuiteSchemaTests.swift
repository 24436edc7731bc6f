import Statistics
import Testing
import XMLSupport

@testable import SuiteRunner

/// Holds the decoder and the schema to one verdict.
@Suite("Schema and decoder")
struct SuiteSchemaTests {
  static let good = """
    <suite name="Nibs" version="1" profile="ios7" strictClasses="NO" tags="a b" timeout="30s">
      <description>Words.</description>
      <nib name="Header" file="Nibs/Header.xib"/>
      <storyboard name="Main" file="Main.storyboard"/>
      <class name="Header" superclass="UICollectionReusableView" module="App">
        <outlet name="label" class="UILabel" collection="NO"/>
        <action name="pressed:"/>
      </class>
      <fixture id="bare"><collectionView width="9" height="9"><collectionViewLayout customClass="CircleLayout"/></collectionView></fixture>
      <fixture id="photos">
        <collectionView width="768" height="1024">
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20">
            <size key="itemSize" width="80" height="120"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4.5"/>
            <decoration kind="Back" of="item" class="UICollectionReusableView" margin="2" zIndex="-3" alpha="0.5" hidden="NO"/>
          </collectionViewFlowLayout>
          <register nib="Header" kind="UICollectionElementKindSectionHeader" reuseIdentifier="H"/>
          <data>
            <section minimumLineSpacing="{$section}" minimumInteritemSpacing="3">
              <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4.5"/>
              <size key="headerReferenceSize" width="1" height="2"/>
              <header reuseIdentifier="H"/>
              <item reuseIdentifier="C" repeat="3" width="{$item}" height="4"/>
            </section>
          </data>
        </collectionView>
      </fixture>
      <fixture id="table"><tableView width="375" height="667" style="plain" rowHeight="-1" allowsSelection="NO" allowsMultipleSelection="YES" sectionIndexMinimumDisplayRowCount="3"/></fixture>
      <fixture id="rows">
        <tableView width="375" height="667">
          <register class="UITableViewCell" reuseIdentifier="C"/>
          <data>
            <section repeat="{$n}" headerTitle="Section {$section}" footerHeight="-1" estimatedHeaderHeight="30"
              estimatedFooterHeight="{$n}">
              <header reuseIdentifier="H"/>
              <footer reuseIdentifier="H"/>
              <row reuseIdentifier="C" repeat="{$section * 3}" height="{$item + 1}" estimatedHeight="40">
                <set outlet="textLabel" property="text" value="Row {$item}"/>
              </row>
            </section>
          </data>
        </tableView>
      </fixture>
      <fixture id="plain"><view width="375" height="667"/></fixture>
      <fixture id="phone"><view device="iphone-se"/></fixture>
      <steps id="shared" parameters="k"><scroll y="{$k}"/></steps>
      <case id="all" fixture="photos" rule="NB-17 TV-29a" tags="x" sweep="n: 1 2; m: -1.5; style: plain grouped">
        <instantiate nib="Header" owner="UIView" into="//window" as="header" show="YES"/>
        <decode nib="Header"/>
        <dequeue reuseIdentifier="H" kind="K" section="{$n}" item="3" count="2" as="h" keep="NO"/>
        <recycle count="1"/>
        <discardCalls/>
        <dequeueStorm operations="10" seed="3" onScreenMax="4">
          <reusable reuseIdentifier="H" kind="K" weight="2"/>
        </dequeueStorm>
        <set object="h" outlet="label" property="text" value="Header {$n + 1}"/>
        <scroll y="{$n * 2}"/>
        <scroll by="44" steps="3" in="//tableView"/>
        <reload/>
        <resize width="{$n * 100}" height="20"/>
        <layout/>
        <tap on="//button"/>
        <send on="//button" event="valueChanged"/>
        <advance by="0.3s"/>
        <settle/>
        <assert test="//label/@text = 'x' and $viewsCreated &lt; 9" message="says x"/>
        <assertFrame of="//label" x="1" width="3" tolerance="0.25" in="window"/>
        <assertLayout of="//tableViewCell" width="{$n + 320}" height="44" open="YES" outside="YES"/>
        <assertLayout of="//label" conflicts="YES" clipped="NO"/>
        <assertLayout of="//label" is="nothing"/>
        <assertSame objects="h header" same="NO"/>
        <during call="willDisplay" section="0" item="{$n}" times="2"><layout/></during>
        <invalidate items="0.1 1.0" kind="K" elements="0.0" metrics="NO" offset="0 5" bare="NO"/>
        <outline section="a"><branch method="append" names="x y" parent="p" before="b"/><branch method="insert" names="z" after="x"/></outline>
        <assertOutline section="a" query="level" name="x" is="{$n}"/>
        <fetch reuseIdentifier="C" sections="group" sort="group name" descending="name" limit="3" offset="1" leastRank="2" heard="NO" titles="x"/>
        <records told="saved"><record method="insert" names="a b" group="g" rank="1.5" parent="p"/></records>
        <assertRecords query="place" name="a" is="{$n}"/>
        <assertProperties object="h" member="h-1" outlet="label" path="superview" are="hidden: NO; tag: {$n}"/>
        <assertProperties of="//label" are="text: x"/>
        <assertSettled of="//label" tolerance="0.5"/>
        <assertWindow is="tableView 0 0 320 480"/>
        <invoke on="//label" method="sizeThatFits(_:)" with="{$n} 20" is="{$n} 20"/>
        <invoke object="h" member="h-1" outlet="label" path="superview" method="viewWithTag(_:)" with="3" as="tagged"/>
        <assertAnswer query="rectForRow" section="0" item="{$n}" is="0 0 320 44"/>
        <expectFailure name="NSRangeException" reasonContains="r"><layout/></expectFailure>
        <expectFailure name="NSRangeException" reason="a  b" spaces="YES"><layout/></expectFailure>
        <expectCalls are="willDisplay 0.1; Twin.awakeFromNib"/>
        <expectLog contains="x" absent="YES"><layout/></expectLog>
        <expectLog is="x" count="2"><layout/></expectLog>
        <instantiate storyboardName="Main" viewController="V"/>
        <set object="h" outlet="label" path="superview" property="tag" value="3"/>
        <constrain item="//label" anchor="leading" toObject="h" toAnchor="left" constant="-2.5"/>
        <policy name="prefetchScreens" value="2"/>
        <expectCalls order="some" class="Header">
          <call name="awakeFromNib" outlets="label" keyPath="tag" value="{$n}"/>
          <call name="viewForSupplementaryElementOfKind" kind="K"/>
        </expectCalls>
        <snapshot name="one" of="//label"/>
        <repeat count="3" variable="i"><advance by="{0}ms"/></repeat>
        <insert section="0" item="{$n}" count="2" changes="both" animation="fade">
          <row reuseIdentifier="C"/>
        </insert>
        <delete section="1" changes="data"/>
        <move section="0" item="1" toSection="1" toItem="2"/>
        <batch form="beginUpdates"><reload section="0" item="1" count="2"/></batch>
        <batch name="outer">
          <batch name="inner"><delete section="0"/></batch>
          <completion><layout/></completion>
        </batch>
        <perform steps="shared"><with name="k" value="{$n}"/></perform>
        <scrollTo section="1" item="2" position="middle" animated="YES"/>
        <select section="0" item="1"/>
        <deselect item="1"/>
        <setEditing editing="NO" animated="YES"/>
        <setEditing object="controller"/>
        <appear object="controller"/>
        <disappear object="controller"/>
        <tapRow item="1"/>
        <touchDownRow item="1"/>
        <touchUpRow item="1"/>
        <touchCancelRow item="1"/>
        <tapItem item="1"/>
        <touchDownItem item="1"/>
        <touchUpItem item="1"/>
        <touchCancelItem item="1"/>
        <tapEditControl item="1"/>
        <tapAccessory item="1"/>
        <swipe item="1"/>
        <confirmDeletion/>
        <cancelDeletion/>
        <drag item="1" through="0.2 1.0" toItem="2"/>
        <drag item="1" toItem="2" cancelled="YES"><layout/></drag>
        <tapIndexTitle index="1"/>
        <pullToRefresh delay="1s"><endRefreshing/></pullToRefresh>
        <beginRefreshing/>
        <rotate/>
        <connect outlet="dataSource" to="data"/>
        <connect outlet="tableHeaderView" to="head"/>
        <releaseData/>
        <policy name="invalidUpdate" value="logAndReload"/>
        <reloadIndexTitles/>
        <expectRefusal><tapIndexTitle index="9"/></expectRefusal>
        <switchLayout animated="YES"><collectionViewFlowLayout minimumLineSpacing="1"/></switchLayout>
        <switchLayout><collectionViewLayout customClass="CircleLayout"/></switchLayout>
        <constrain format="H:|-gap-[a]" options="alignAllTop" metrics="gap=8" in="//view" priority="900" as="made"/>
        <constrain item="//label" anchor="leading" relation="equal" to="//view" toGuide="safeArea" toAnchor="left"
          multiplier="1" constant="-2.5"/>
        <apply reuseIdentifier="C" animated="NO">
          <edit method="appendSections" names="A B"/>
          <edit method="appendItems" names="a" section="A"/>
          <edit method="insertItems" names="b" before="a"/>
          <edit method="moveItem" names="b" after="a"/>
        </apply>
        <transition progress="{$n}"><collectionViewLayout customClass="CircleLayout"/></transition>
        <transition progress="0.5"/>
        <endTransition cancelled="YES"/>
        <focus item="1"/>
        <springLoad section="1"/>
        <connect outlet="delegate" to="acting"/>
        <interact kind="pan" section="0" item="1" toSection="1" toItem="{$n}"/>
        <interact kind="showMenu" item="1" text="10 20"/>
        <assertAnswer query="contextMenu" is="More Share"/>
        <tapStatusBar/>
        <expectCalls order="some">
          <unordered><call name="commit" min="0" max="2"/></unordered>
        </expectCalls>
      </case>
      <stress id="edits" fixture="table" operations="20" seed="0" seeds="2" sections="3" items="40"
        sizes="uniform" tags="x" rule="TV-91" timeout="5s">
        <description>Words.</description>
        <operation kind="scroll" weight="3"/>
        <operation kind="insert"/>
      </stress>
      <stress id="again" fixture="table" seed="3" steps="1 2 30"/>
      <benchmark id="bench" fixture="table" samples="3" minimumTime="1ms" frameBudget="16ms" sweep="n: 10 100">
        <description>Measures.</description>
        <setup><unregister reuseIdentifier="H" forHeaderFooter="YES"/></setup>
        <measure><layout/></measure>
        <budget metric="viewsCreated" max="0" min="0" scope="engine"/>
        <scaling metric="viewsCreated" of="n" max="O(1)" scope="engine"/>
      </benchmark>
    </suite>
    """.replacing("<advance by=\"{0}ms\"/>", with: "<layout/>")

  private func validator() throws -> XMLSchemaValidator {
    try XMLSchemaValidator(bytes: Array(SuiteSchema.text.utf8), file: "suite.xsd")
  }

  @Test("The schema is a schema, and takes a suite with every element")
  func takesGoodSuite() throws {
    #expect(mistakes(in: Self.good) == [])
    #expect(try validator().validate(bytes: Array(Self.good.utf8), file: "s.xml").isEmpty)
    for name in SuiteGrammar.elements.map(\.name) {
      let isOfOtherRoot = ["declarations", "expectations", "expect", "include"].contains(name)
      #expect(isOfOtherRoot || Self.good.contains("<\(name)"), "\(name) is in no test")
    }
  }

  @Test("Decoder and schema agree over seeded mutations", arguments: 1...3)
  func agree(seed: Int) throws {
    let validator = try validator()
    var mutator = SuiteMutator(seed: UInt64(seed))
    var refused = 0
    for round in 0..<100 {
      let (text, what) = mutator.mutated(Self.good)
      let verdict = mistakes(in: text)
      let byDecoder = verdict.filter { !isKnownException($0) }.isEmpty
      let bySchema = validator.validate(bytes: Array(text.utf8), file: "s.xml")
      // A mistake of one of the documented kinds says nothing about the schema.
      if byDecoder, !verdict.isEmpty { continue }
      if !byDecoder { refused += 1 }
      #expect(
        byDecoder == bySchema.isEmpty,
        "seed \(seed) round \(round): \(what)\n\(verdict)\n\(bySchema.map(\.description))"
      )
    }
    #expect(refused > 40, "the mutations hardly ever break anything")
  }

  /// The kinds of `SuiteSchema.exceptions`.
  private func isKnownException(_ mistake: String) -> Bool {
    [
      "needs exactly one of", "takes no \"on\" inside", "takes no \"object\" inside",
      "takes only one of", "needs at least one of", "only together with",
      "XPath", "xpath", "variable", "sweep ", "\n", "expected '", "expected an expression",
    ]
    .contains { mistake.contains($0) }
  }

  @Test("The reference names every element and attribute")
  func reference() {
    for rule in SuiteGrammar.elements {
      #expect(SuiteReference.text.contains("### `<\(rule.name)>`"))
      for attribute in rule.attributes {
        #expect(SuiteReference.text.contains("`\(attribute.name)`"))
      }
    }
  }

  @Test("Every step of the grammar can be decoded, and every element has one rule")
  func stepsDecode() {
    #expect(StepDecoder.names == Set(SuiteGrammar.stepNames))
    #expect(SendStep.eventNames == Set(SuiteGrammar.controlEvents))
    #expect(SuiteGrammar.rules.count == SuiteGrammar.elements.count)
    let named = SuiteGrammar.elements.flatMap(\.content.names)
    #expect(named.allSatisfy { SuiteGrammar.rules[$0] != nil })
  }

  @Test(
    "Patterns and lexical checks agree",
    arguments: [
      "", " ", "a", "a b", "a  b", "A-1", "NB-17", "NB-17 TV-3", "nb-1", "1", "-1", "01", "1.",
      ".5",
      "n: a", "n: a 1", "n: a-b.c; m: _x", "n: -a", "n: é",
      "1.5", "-0", "1e3", "NaN", "9999999999", "YES", "yes", "0.3s", "3", "3ms", "3 ms", "1min",
      "n: 1", "n:1", "n: 1 2; m: 3", "n: ", "n: 1;m: 2", "/abs", "rel/x", "a.b", "a..b", "_x", "9x",
      "App.Cell", "App.", "$x", "é", "a\u{0}b", "{", "{$x}", "a\nb",
    ]
  )
  func lexical(value: String) throws {
    let kinds: [ValueKind] = [
      .text, .nonEmptyText, .identifier, .className, .number, .count, .positiveCount, .boolean,
      .duration, .identifiers, .rules, .sweep, .path, .choice(["a", "a b"]), .xpath,
    ]
    for kind in kinds {
      guard let pattern = kind.pattern else { continue }
      let expression = try Regex(pattern)
      #expect(
        kind.accepts(value) == (value.wholeMatch(of: expression) != nil),
        "\(kind) and \"\(value)\""
      )
    }
  }
}

/// Breaks a suite's text in one place at a time, the same places for the same seed.
struct SuiteMutator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func mutated(_ text: String) -> (text: String, what: String) {
    var lines = text.split(separator: "\n").map(String.init)
    let line = generator.next(below: lines.count)
    let kind = generator.next(below: 7)
    let before = lines[line]
    switch kind {
    case 0: lines.swapAt(line, generator.next(below: lines.count))
    case 1: lines.insert(lines[line], at: generator.next(below: lines.count))
    case 2: lines[line] = renamedAttribute(before)
    case 3: lines[line] = changedValue(before)
    case 4: lines[line] = droppedAttribute(before)
    case 5: lines[line] = renamedElement(before)
    default: lines.remove(at: line)
    }
    return (lines.joined(separator: "\n"), "mutation \(kind) of line \(line): \(before)")
  }

  private mutating func pick<Element>(_ items: [Element]) -> Element? {
    items.isEmpty ? nil : items[generator.next(below: items.count)]
  }

  private mutating func renamedAttribute(_ line: String) -> String {
    guard let match = pick(line.matches(of: /([a-zA-Z]+)="/)) else { return line }
    return line.replacingCharacters(in: match.range, with: "\(match.1)x=\"")
  }

  private mutating func changedValue(_ line: String) -> String {
    guard let match = pick(line.matches(of: /="([^"]*)"/)) else { return line }
    let values = ["", "x", "1", "-1", "YES", "1.5", "a b", "H", "photos", "Header", "0.3s", " 1"]
    return line.replacingCharacters(in: match.range, with: "=\"\(pick(values) ?? "")\"")
  }

  private mutating func droppedAttribute(_ line: String) -> String {
    guard let match = pick(line.matches(of: #/ [a-zA-Z]+="[^"]*"/#)) else { return line }
    return line.replacingCharacters(in: match.range, with: "")
  }

  private mutating func renamedElement(_ line: String) -> String {
    guard let match = pick(line.matches(of: /<([a-zA-Z]+)([^<>]*\/>)/)) else { return line }
    let names = ["layout", "size", "register", "nib", "foo", "case", "settle"]
    return line.replacingCharacters(in: match.range, with: "<\(pick(names) ?? "")\(match.2)")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}

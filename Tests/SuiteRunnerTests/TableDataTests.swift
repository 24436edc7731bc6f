import TestModel
import Testing

@testable import SuiteRunner

private let rows = """
  <row reuseIdentifier="C" repeat="20">\
  <set outlet="textLabel" property="text" value="Row {$section}.{$item}"/></row>
  """

/// One step on generated data that holds and its twin that does not.
private let pairs: [StepPair] = [
  StepPair(
    name: "rows appear on layout, with their text",
    fixture: rows,
    green: "<assert test=\"count(//tableViewCell) = 5 and "
      + "//tableViewCell[@section = 0 and @item = 4]//label/@text = 'Row 0.4'\"/>",
    red: "<assert test=\"//tableViewCell[@item = 4]//label/@text = 'Row 0.5'\"/>",
    message: "not true: //tableViewCell[@item = 4]//label/@text = 'Row 0.5'"
  ),
  StepPair(
    name: "scroll to an offset",
    fixture: rows,
    green: "<scroll y=\"44\"/><assert test=\"//tableViewCell[1]/@item = 1\"/>",
    red: "<scroll y=\"43\"/><assert test=\"//tableViewCell[1]/@item = 1\"/>",
    message: "not true: //tableViewCell[1]/@item = 1"
  ),
  StepPair(
    name: "scroll by steps, no further than the end",
    fixture: rows,
    green:
      "<scroll by=\"44\" steps=\"{2 + 1}\"/><assert test=\"//tableView/@contentOffsetY = 132\"/>"
      + "<scroll by=\"500\" steps=\"9\"/><assert test=\"//tableView/@contentOffsetY = 680\"/>",
    red: "<scroll by=\"44\" steps=\"3\"/><assert test=\"//tableView/@contentOffsetY = 680\"/>",
    message: "not true: //tableView/@contentOffsetY = 680"
  ),
  StepPair(
    name: "a step from beyond an end is not pulled back",
    fixture: rows,
    green: "<scroll y=\"-50\"/><scroll by=\"-10\"/>"
      + "<assert test=\"//tableView/@contentOffsetY = -50\"/><scroll by=\"10\"/>"
      + "<assert test=\"//tableView/@contentOffsetY = -40\"/>",
    red: "<scroll y=\"-50\"/><assert test=\"//tableView/@contentOffsetY = 0\"/>",
    message: "not true"
  ),
  StepPair(
    name: "scroll something else",
    fixture: rows,
    green: "<scroll in=\"//tableView\" y=\"44\"/><assert test=\"//tableViewCell[1]/@item = 1\"/>",
    red: "<scroll in=\"/tree/window\" y=\"44\"/>",
    message: "/tree/window is no scroll view"
  ),
  StepPair(
    name: "reload",
    fixture: rows,
    green:
      "<layout/><reload/><layout/><expectCalls order=\"some\"><call name=\"numberOfSections\"/>"
      + "<call name=\"cellForRowAt\" item=\"4\"/><call name=\"numberOfSections\"/>"
      + "<call name=\"didEndDisplaying\" item=\"4\"/></expectCalls>",
    red: "<layout/><expectCalls order=\"some\"><call name=\"numberOfSections\"/>"
      + "<call name=\"numberOfSections\"/></expectCalls>",
    message: "numberOfSections did not come after numberOfSections"
  ),
  StepPair(
    name: "reload something else",
    fixture: rows,
    green: "<reload in=\"//tableView\"/>",
    red: "<reload in=\"//tableViewCell[1]\"/>",
    message: "//tableViewCell[1] is no list"
  ),
  StepPair(
    name: "calls with section and item",
    fixture: rows,
    green: "<layout/><expectCalls order=\"some\" class=\"UITableViewDataSource\">"
      + "<call name=\"numberOfRowsInSection\" section=\"0\"/>"
      + "<call name=\"cellForRowAt\" section=\"0\" item=\"{1 + 1}\"/></expectCalls>",
    red:
      "<layout/><expectCalls order=\"some\"><call name=\"cellForRowAt\" item=\"5\"/></expectCalls>",
    message: "cellForRowAt at item 5 did not come"
  ),
  StepPair(
    name: "the views that calls carry",
    fixture: "<row reuseIdentifier=\"C\" repeat=\"9\"><set outlet=\"textLabel\" property=\"text\" "
      + "value=\"Row {$item}\"/></row>",
    green: "<layout/><expectCalls order=\"some\">"
      + "<call name=\"willDisplay\" item=\"1\" keyPath=\"text\" value=\"Row 1\"/></expectCalls>"
      + "<scroll y=\"88\"/><expectCalls order=\"some\">"
      + "<call name=\"didEndDisplaying\" item=\"1\" keyPath=\"inList\" value=\"NO\"/></expectCalls>",
    red: "<layout/><expectCalls order=\"some\">"
      + "<call name=\"willDisplay\" item=\"1\" keyPath=\"text\" value=\"Row 2\"/></expectCalls>",
    message: "willDisplay at item 1 having text=Row 2 did not come"
  ),
  StepPair(
    name: "a nib's header, and one that is not registered",
    fixture: "<header reuseIdentifier=\"H\"><set outlet=\"textLabel\" property=\"text\" "
      + "value=\"Head {$section}\"/></header>" + rows,
    green: "<assert test=\"//tableViewHeaderFooterView[@section = 0]//label/@text = 'Head 0'\"/>",
    red: "<unregister reuseIdentifier=\"H\" forHeaderFooter=\"YES\"/><layout/>",
    message: "line 4: no header or footer view is registered for \"H\""
  ),
  StepPair(
    name: "several kinds of rows",
    fixture: "<row reuseIdentifier=\"C\" repeat=\"2\"/><row reuseIdentifier=\"D\" repeat=\"2\"/>",
    green: "<register class=\"UITableViewCell\" reuseIdentifier=\"D\"/>"
      + "<assert test=\"//pool[@reuseIdentifier = 'D']/@created = 2 and count(//tableViewCell) = 4\"/>",
    red: "<layout/>",
    message: "unable to dequeue a cell with identifier D"
  ),
  StepPair(
    name: "an outlet that is not there",
    fixture:
      "<row reuseIdentifier=\"C\"><set outlet=\"lable\" property=\"text\" value=\"x\"/></row>",
    green: "<resize width=\"0\" height=\"0\"/>",
    red: "<layout/>",
    message: "UITableViewCell has no connected outlet \"lable\""
  ),
  StepPair(
    name: "a property that is not there",
    fixture: "<row reuseIdentifier=\"C\"><set property=\"tga\" value=\"1\"/></row>",
    green: "<resize width=\"0\" height=\"0\"/>",
    red: "<layout/>",
    message: "has no property \"tga\" that a suite can set"
  ),
  StepPair(
    name: "a count that is none",
    fixture: "<row reuseIdentifier=\"C\" repeat=\"{2 - $section}\"/>",
    green: "<assert test=\"count(//tableViewCell) = 2\"/>",
    red: "<resize width=\"1\" height=\"1\"/><assert test=\"count(//tableViewCell) = 2\"/>",
    message: "not true"
  ),
  StepPair(
    name: "heights by template",
    fixture: "<row reuseIdentifier=\"C\" repeat=\"3\" height=\"{10 * $item + 5}\"/>",
    green: "<assert test=\"//tableView/@contentHeight = 45\"/>"
      + "<assertFrame of=\"//tableViewCell[@item = 2]\" y=\"20\" height=\"25\"/>",
    red: "<assertFrame of=\"//tableViewCell[@item = 2]\" y=\"88\"/>",
    message: "//tableViewCell[@item = 2]: y is 20, not 88"
  ),
]

@MainActor
@Suite("Tables with generated data", .serialized)
struct TableDataTests {
  /// The result of steps on a table of 200 points with one section of these rows.
  private func result(
    _ content: String,
    _ steps: String,
    section: String = "",
    attributes: String = ""
  ) throws -> CaseResult {
    let suite = try SuiteHarness(Self.body(content, steps, section, attributes))
    return try suite.run()[0]
  }

  private static func body(
    _ content: String,
    _ steps: String,
    _ section: String = "",
    _ attributes: String = ""
  ) -> String {
    let content = content.replacing("\n", with: "")
    return "<fixture id=\"rows\"><tableView width=\"320\" height=\"200\" rowHeight=\"44\">"
      + "<register class=\"UITableViewCell\" reuseIdentifier=\"C\"/>"
      + "<register class=\"UITableViewHeaderFooterView\" reuseIdentifier=\"H\" "
      + "forHeaderFooter=\"YES\"/><data><section \(section)>\(content)</section></data>"
      + "</tableView></fixture>"
      + "<case id=\"a\" smoke=\"YES\" fixture=\"rows\" \(attributes)>\(steps)</case>"
  }

  @Test("Each step passes where it should", arguments: pairs)
  func green(_ pair: StepPair) throws {
    #expect(try result(pair.fixture ?? "", pair.green).verdict == "passed")
  }

  @Test("Each step can go red, and says why", arguments: pairs)
  func red(_ pair: StepPair) throws {
    let result = try result(pair.fixture ?? "", pair.red)
    #expect(result.status.isRed)
    #expect(result.verdict.contains(pair.message.replacing("line 4: ", with: "")))
  }

  @Test("A sweep's variables stand in data, and a million rows cost one count")
  func sweep() throws {
    let row = "<row reuseIdentifier=\"C\" repeat=\"{$items}\"/>"
    let suite = try SuiteHarness(
      Self.body(
        row,
        "<scroll by=\"1000000000\"/>"
          + "<assert test=\"//tableViewCell[last()]/@item = $items - 1\"/>"
          + "<expectCalls order=\"exact\" class=\"UITableViewDataSource\">"
          + "<call name=\"numberOfSections\"/></expectCalls>",
        "",
        "sweep=\"items: 5 1000000\""
      )
    )
    let results = try suite.run()
    #expect(results.count == 2)
    // The calls hold the counts and one call for each cell, however many rows there are.
    for result in results {
      let lines = result.failures.first?.actual?.split(separator: "\n") ?? []
      #expect((7...16).contains(lines.count), "\(result.verdict) \(lines)")
      #expect(result.failures.count == 1)
    }
  }

  @Test("A template that gives no count or no height says where and what")
  func wrongValues() throws {
    let count = try result("<row reuseIdentifier=\"C\" repeat=\"{$section - 1}\"/>", "<layout/>")
    #expect(count.verdict.hasSuffix("{$section - 1} is -1; expected a whole number"))
    #expect(count.verdict.hasPrefix("data of fixture \"rows\", line "))
    #expect(count.failures.first?.type == "NibmarkDataException")
    let height = try result(
      "<row reuseIdentifier=\"C\" height=\"{$item div 0}\"/>",
      "<layout/>"
    )
    #expect(height.verdict.hasSuffix("{$item div 0} is NaN; expected a number"))
    let sections = try result(rows, "<layout/>", section: "repeat=\"{0.5}\"")
    #expect(sections.verdict == "{0.5} is 0.5; expected a whole number")
  }

  @Test("What the data does not say counts as not implemented")
  func optionalMethods() throws {
    let calls =
      "<layout/><expectCalls class=\"UITableViewDelegate\">"
      + (0..<5).map { "<call name=\"willDisplay\" item=\"\($0)\"/>" }.joined() + "</expectCalls>"
    #expect(try result(rows, calls).verdict == "passed")
    let asked = try result(rows, calls, section: "headerHeight=\"30\"")
    #expect(asked.failures.first?.actual?.contains("heightForHeaderInSection at section 0") == true)
    let grown = "<assert test=\"//tableView/@contentHeight = 932\"/>"
    #expect(try result(rows, grown, section: "headerHeight=\"30\"").verdict == "passed")
  }

  @Test("A variable that no sweep gives is found before anything runs")
  func missingVariable() throws {
    let row = "<row reuseIdentifier=\"C\" repeat=\"{$items}\"/>"
    let suite = try SuiteHarness(Self.body(row, "<layout/>", "", "sweep=\"itms: 1\""))
    do {
      _ = try suite.plan
      Issue.record("loaded")
    } catch {
      let found = (error as? SuiteLoadError)?.mistakes.map(\.message)
      #expect(
        found == [
          "the fixture \"rows\" needs the variable $items; expected sweep=\"items: …\" of "
            + "<case> (did you mean \"itms\"?)"
        ]
      )
    }
  }

  @Test("A benchmark scrolls without new cells, and names those it makes")
  func benchmark() throws {
    let bench = "<benchmark id=\"b\" fixture=\"rows\" samples=\"2\" minimumTime=\"1ms\">"
    let suite = try SuiteHarness(
      Self.body(rows, "<layout/>") + bench
        + "<measure><scroll by=\"44\" steps=\"10\"/><scroll by=\"-44\" steps=\"10\"/></measure>"
        + "<budget metric=\"viewsCreated\" max=\"0\"/>"
        + "<budget metric=\"dequeues\" min=\"20\" max=\"20\"/></benchmark>"
        + bench.replacing("\"b\"", with: "\"c\"")
        + "<measure><scroll by=\"44\" steps=\"1\"/><scroll y=\"0\"/></measure>"
        + "<budget metric=\"dequeues\" max=\"1\"/></benchmark>"
    )
    let results = try suite.run()
    #expect(results[1].verdict == "passed")
    #expect(results[2].verdict == "dequeues is 2 in one iteration; at most 1")
  }
}

@Suite("Mistakes in generated data")
struct TableDataMistakeTests {
  private func found(_ data: String) -> [String] {
    mistakes(
      in: "<suite name=\"s\" version=\"1\"><fixture id=\"f\"><tableView width=\"1\" height=\"1\">\n"
        + data + "\n</tableView></fixture></suite>"
    )
  }

  @Test("Unknown elements and attributes are answered with the known ones")
  func unknown() {
    #expect(
      found("<data><section><rows reuseIdentifier=\"C\"/></section></data>") == [
        "suite.xml:2:16: unknown element \"rows\" in <section>; expected inset, size, header, footer, "
          + "row or item (did you mean \"row\"?)"
      ]
    )
    #expect(
      found("<data><section><row reuseIdentifer=\"C\"/></section></data>") == [
        "suite.xml:2:16: <row> needs the attribute \"reuseIdentifier\": a text that is not empty",
        "suite.xml:2:37: unknown attribute \"reuseIdentifer\" of <row>; expected reuseIdentifier, "
          + "repeat, height, estimatedHeight, canEdit, canMove, moveTargetItem, editingStyle, shouldHighlight, willSelectItem, indents, indentationLevel, deleteTitle, primaryAction, willDeselectItem or cell (did you mean "
          + "\"reuseIdentifier\"?)",
      ]
    )
  }

  @Test("A variable stands only where it has a value")
  func scopes() {
    #expect(found("<data><section repeat=\"{$items}\" headerTitle=\"{$section}\"/></data>") == [])
    let item = found("<data><section headerTitle=\"{$item}\"/></data>")
    #expect(item.count == 1)
    #expect(item.first?.contains("$item") == true)
    #expect(found("<data><section repeat=\"{$section}\"/></data>").count == 1)
    let row = "<data><section><row reuseIdentifier=\"C\" repeat=\"{$item}\"/></section></data>"
    #expect(found(row).count == 1)
    #expect(found(row.replacing("$item", with: "$section")) == [])
  }

  @Test("A <set> of data has a view already; one in a case has none")
  func settings() {
    #expect(
      found(
        "<data><section><row reuseIdentifier=\"C\"><set on=\"//x\" property=\"tag\" value=\"1\"/>"
          + "</row></section></data>"
      ) == ["suite.xml:2:41: <set> takes no \"on\" inside <row>: it sets the view of the <row>"]
    )
    #expect(
      mistakes(in: suiteText("<case id=\"a\"><set property=\"tag\" value=\"1\"/></case>"))
        == ["suite.xml:4:14: <set> needs exactly one of the attributes on or object"]
    )
  }

  @Test("Scrolling needs a goal")
  func scroll() {
    #expect(
      mistakes(in: suiteText("<case id=\"a\"><scroll/><scroll y=\"1\" steps=\"2\"/></case>")) == [
        "suite.xml:4:14: <scroll> needs at least one of the attributes x, y or by",
        "suite.xml:4:23: <scroll> takes \"steps\" only together with \"by\"",
      ]
    )
  }
}

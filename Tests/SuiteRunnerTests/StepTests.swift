import TestModel
import Testing

@testable import SuiteRunner

/// One step that holds and its twin that does not.
struct StepPair: Sendable, CustomTestStringConvertible {
  let name: String
  var fixture: String?
  let green: String
  let red: String
  /// A part of the red twin's first message.
  let message: String

  var testDescription: String { name }
}

private let header = "<instantiate nib=\"Header\" as=\"h\"/>"
private let headerKind = "kind=\"UICollectionElementKindSectionHeader\" reuseIdentifier=\"H\""

private func layoutOf(_ attributes: String) -> String {
  "<instantiate nib=\"Constrained\"/><assertLayout of=\"//view[@id = 'box']\" \(attributes)/>"
}

private let twoRows =
  "<apply reuseIdentifier=\"C\"><edit method=\"appendSections\" names=\"A\"/>"
  + "<edit method=\"appendItems\" names=\"a b\"/></apply>"

/// Waits for a block: its name, its delay and its interval.
private func waiting(_ values: String) -> String {
  "<instantiate class=\"UIView\" as=\"v\"/>"
    + "<invoke object=\"v\" method=\"schedule(_:after:repeating:)\" with=\"\(values)\"/>"
}

private let pairs: [StepPair] = [
  StepPair(
    name: "instantiate and assert",
    green: header + "<assert test=\"//collectionReusableView/label/@text = 'Title'\"/>",
    red: header + "<assert test=\"//collectionReusableView/label/@text = 'Other'\"/>",
    message: "not true: //collectionReusableView/label/@text = 'Other'"
  ),
  StepPair(
    name: "instantiate into nothing",
    green: "<instantiate nib=\"Header\" show=\"NO\"/><assert test=\"not(//label)\"/>",
    red: header + "<assert test=\"not(//label)\" message=\"no label\"/>",
    message: "no label: not(//label)"
  ),
  StepPair(
    name: "outlets are seen",
    green: header
      + "<assert test=\"//collectionReusableView/outlet[@property = 'label']/@destination "
      + "= //label/@id\"/>",
    red: header + "<assert test=\"count(//outlet[@property = 'lost']) = 1\"/>",
    message: "not true"
  ),
  StepPair(
    name: "top-level objects without placeholders",
    green: "<instantiate nib=\"Two\" as=\"t\"/><assert test=\"//instantiated[@as = 't']/@count = 2 "
      + "and //instantiated/object[1]/@id = 'one'\"/>",
    red: "<instantiate nib=\"Two\" as=\"t\"/><assert test=\"//instantiated/@count = 3\"/>",
    message: "not true"
  ),
  StepPair(
    name: "instantiate by name",
    green: "<instantiate nibName=\"Header\"/><assert test=\"//label/@text = 'Title'\"/>",
    red: "<instantiate nibName=\"Nowhere\"/>",
    message: "with name 'Nowhere'"
  ),
  StepPair(
    name: "instantiate a class",
    green:
      "<instantiate class=\"UIViewController\"/><assert test=\"count(/tree/window/view/view) = 1\"/>",
    red: "<instantiate class=\"UIViewControler\"/>",
    message: "no class \"UIViewControler\""
  ),
  StepPair(
    name: "instantiate with an owner of before",
    green: "<instantiate class=\"UIView\" as=\"o\"/>"
      + "<instantiate nib=\"Header\" ownerObject=\"o\" as=\"h\"/><assertSame objects=\"o h.owner\"/>",
    red: "<instantiate nib=\"Header\" ownerObject=\"o\"/>",
    message: "no object \"o\""
  ),
  StepPair(
    name: "instantiate with objects from outside",
    green: "<instantiate class=\"UIView\" as=\"o\"/>"
      + "<instantiate nib=\"Header\" externals=\"helper=o\" as=\"h\"/>"
      + "<assert test=\"//instantiated[@as = 'h']/@count = 1\"/>",
    red: "<instantiate nib=\"Header\" externals=\"helper=o\"/>",
    message: "no object \"o\""
  ),
  StepPair(
    name: "instantiate with an owner",
    green: "<instantiate nib=\"Header\" owner=\"NSObject\" as=\"h\"/>"
      + "<assertSame objects=\"h h.owner\" same=\"NO\"/>",
    red: "<instantiate nib=\"Header\" owner=\"Nobody\"/>",
    message: "Nobody cannot be made as an owner"
  ),
  StepPair(
    name: "a list by path",
    fixture: "photos",
    green: "<dequeue reuseIdentifier=\"C\" in=\"//collectionView\"/>"
      + "<assert test=\"//collectionView/collectionViewCell and //registry/pool/@created = 1\"/>",
    red: "<dequeue reuseIdentifier=\"C\" in=\"/tree/window\"/>",
    message: "/tree/window is no table and no collection"
  ),
  StepPair(
    name: "a declared class by class",
    fixture: "photos",
    green:
      "<register class=\"Header\" kind=\"K\" reuseIdentifier=\"X\"/><dequeue kind=\"K\" reuseIdentifier=\"X\"/>"
      + "<assert test=\"//collectionReusableView/@customClass = 'Header'\"/>",
    red: "<register class=\"UICollectionReusableView\" kind=\"K\" reuseIdentifier=\"X\"/>"
      + "<dequeue kind=\"K\" reuseIdentifier=\"X\"/>"
      + "<assert test=\"boolean(//collectionReusableView/@customClass)\"/>",
    message: "not true"
  ),
  StepPair(
    name: "attributes of lists",
    fixture: "table",
    green: "<assert test=\"//tableView/@rowHeight = 44 and //tableView/@style = 'plain'\"/>",
    red: "<assert test=\"//tableView/@rowHeight = 45\"/>",
    message: "not true"
  ),
  StepPair(
    name: "decode",
    green: "<decode nib=\"Header\"/><assert test=\"$nibsDecoded = 1\"/>",
    red: "<decode nib=\"Header\"/><assert test=\"$nibsDecoded = 2\"/>",
    message: "not true: $nibsDecoded = 2"
  ),
  StepPair(
    name: "dequeue",
    fixture: "photos",
    green: "<dequeue \(headerKind) section=\"3\" as=\"x\"/>"
      + "<assert test=\"//collectionReusableView[@as = 'x']/@section = 3\"/>",
    red: "<dequeue reuseIdentifier=\"Nobody\"/>",
    message: "could not dequeue a view of kind: UICollectionElementKindCell with identifier Nobody"
  ),
  StepPair(
    name: "optional dequeue",
    fixture: "table",
    green: "<dequeue reuseIdentifier=\"Nobody\" optional=\"YES\"/>"
      + "<assert test=\"count(//tableViewCell) = 0\"/>",
    red: "<dequeue reuseIdentifier=\"Nobody\"/>",
    message: "unable to dequeue a cell with identifier Nobody"
  ),
  StepPair(
    name: "register and unregister",
    fixture: "table",
    green:
      "<register class=\"UITableViewCell\" reuseIdentifier=\"D\"/><dequeue reuseIdentifier=\"D\"/>",
    red: "<unregister reuseIdentifier=\"C\"/><dequeue reuseIdentifier=\"C\"/>",
    message: "unable to dequeue a cell with identifier C"
  ),
  StepPair(
    name: "recycle and reuse",
    fixture: "table",
    green:
      "<dequeue reuseIdentifier=\"C\" as=\"a\"/><recycle/><dequeue reuseIdentifier=\"C\" as=\"b\"/>"
      + "<assertSame objects=\"a b\"/>"
      + "<assert test=\"//pool[@reuseIdentifier = 'C']/@created = 1 and $reuseHits = 1\"/>",
    red: "<dequeue reuseIdentifier=\"C\" as=\"a\"/><dequeue reuseIdentifier=\"C\" as=\"b\"/>"
      + "<assertSame objects=\"a b\"/>",
    message: "a and b are different objects"
  ),
  StepPair(
    name: "layout by constraints",
    fixture: "table",
    green: layoutOf("width=\"320\"") + "<assertFrame of=\"//label\" width=\"280\" height=\"22\"/>",
    red: layoutOf("width=\"20\""),
    message: "constraints cannot hold together by"
  ),
  StepPair(
    name: "a conflict that must be there",
    fixture: "table",
    green: layoutOf("width=\"20\" height=\"40\" conflicts=\"YES\" clipped=\"YES\""),
    red: layoutOf("width=\"320\" conflicts=\"YES\""),
    message: "has no conflict, and should have"
  ),
  StepPair(
    name: "all findings of a layout",
    fixture: "table",
    green: layoutOf("width=\"320\" is=\"nothing\""),
    red: layoutOf("width=\"20\" height=\"40\" is=\"nothing\""),
    message: "the layout has "
  ),
  StepPair(
    name: "menus and other interactions",
    fixture: "table",
    green: "<connect outlet=\"delegate\" to=\"acting\"/><interact kind=\"endMenu\"/>"
      + "<expectRefusal><interact kind=\"showMenu\"/></expectRefusal>"
      + "<assertAnswer query=\"contextMenu\" is=\"nothing\"/>",
    red: "<connect outlet=\"delegate\" to=\"acting\"/><interact kind=\"tapPreview\"/>",
    message: "<interact kind=\"tapPreview\"> at section 0, item 0 does nothing"
  ),
  StepPair(
    name: "answers",
    fixture: "table",
    green: "<assertAnswer query=\"rectForRow\" is=\"0 0 0 0\"/>"
      + "<assertAnswer query=\"indexPathsForRows\" at=\"0 0 320 44\" is=\"none\"/>"
      + "<assertAnswer query=\"indexPathsForVisibleRows\" is=\"nothing\"/>",
    red: "<assertAnswer query=\"rectForRow\" is=\"0 0 320 44\"/>",
    message: "rectForRow is 0 0 0 0, not 0 0 320 44"
  ),
  StepPair(
    name: "answers of the other list",
    fixture: "table",
    green: "<assertAnswer query=\"headerView\" is=\"nothing\"/>",
    red: "<assertAnswer query=\"indexPathForItem\" at=\"1 1\" is=\"nothing\"/>",
    message: "the list has no indexPathForItem for these attributes"
  ),
  StepPair(
    name: "different objects",
    fixture: "table",
    green: "<dequeue reuseIdentifier=\"C\" as=\"a\"/><dequeue reuseIdentifier=\"C\" as=\"b\"/>"
      + "<assertSame objects=\"a b\" same=\"NO\"/>",
    red: "<dequeue reuseIdentifier=\"C\" as=\"a\"/><recycle object=\"a\"/>"
      + "<dequeue reuseIdentifier=\"C\" as=\"b\"/><assertSame objects=\"a b\" same=\"NO\"/>",
    message: "a and b are one object"
  ),
  StepPair(
    name: "steps inside of calls",
    green: "<during call=\"awakeFromNib\"><layout/></during><instantiate nib=\"Header\"/>"
      + "<assert test=\"//label/@text = 'Title'\"/>",
    red: "<during call=\"awakeFromNib\"><set object=\"nobody\" property=\"tag\" value=\"1\"/>"
      + "</during><instantiate nib=\"Header\"/>",
    message: "no object \"nobody\""
  ),
  StepPair(
    name: "invalidation",
    fixture: "photos",
    green: "<invalidate items=\"0.1\"/><layout/><assert test=\"count(//collectionView) = 1\"/>",
    red: "<invalidate items=\"0\"/>",
    message: "\"0\" is no index path; expected SECTION.ITEM"
  ),
  StepPair(
    name: "refresh controls",
    fixture: "photos",
    green: "<connect outlet=\"refreshControl\" to=\"nothing\"/><layout/>"
      + "<assert test=\"count(//collectionView) = 1 and not(//refreshControl)\"/>",
    red: header + "<connect outlet=\"refreshControl\" to=\"h\"/>",
    message: "\"h\" is no refresh control"
  ),
  StepPair(
    name: "properties",
    fixture: "table",
    green: "<assertProperties of=\"//tableView\" are=\"rowHeight: 44; style: plain\"/>"
      + "<assertProperties of=\"//tableView\" are=\"superview.subviews.count: 1\"/>",
    red: "<assertProperties of=\"//tableView\" are=\"rowHeight: 44; bounces: NO\"/>",
    message: "//tableView: bounces is YES, not NO"
  ),
  StepPair(
    name: "properties that nobody has",
    fixture: "table",
    green: "<assertProperties of=\"//tableView\" path=\"superview\" are=\"hidden: NO\"/>",
    red: "<assertProperties of=\"//tableView\" are=\"rowHeigth: 44\"/>",
    message: "UITableView has no property \"rowHeigth\" that a suite can read (did you mean"
  ),
  StepPair(
    name: "objects at the end of a path",
    fixture: "table",
    green: "<assertProperties of=\"//tableView\" path=\"layer\" are=\"cornerRadius: 0\"/>",
    red: "<assertProperties of=\"//tableView\" path=\"backgroundView\" are=\"hidden: NO\"/>",
    message: "//tableView: backgroundView is nothing, and no object"
  ),
  StepPair(
    name: "frames from scratch",
    fixture: "table",
    green: layoutOf("width=\"320\"") + "<assertSettled of=\"//label\"/>",
    red: layoutOf("width=\"320\"") + "<set on=\"//label\" property=\"frame\" value=\"1 2 3 4\"/>"
      + "<assertSettled of=\"//label/..\"/>",
    message: "from scratch it is at"
  ),
  StepPair(
    name: "recycle some",
    fixture: "table",
    green:
      "<dequeue reuseIdentifier=\"C\" count=\"3\"/><recycle reuseIdentifier=\"C\" count=\"2\"/>"
      + "<assert test=\"count(//tableViewCell) = 1 and //pool[@kind = 'UITableViewCell']/@pooled = 2\"/>",
    red: "<dequeue reuseIdentifier=\"C\" as=\"a\"/><recycle/><recycle object=\"a\"/>",
    message: "\"a\" is not in use"
  ),
  StepPair(
    name: "storm",
    fixture: "table",
    green:
      "<dequeueStorm operations=\"500\" seed=\"1\"><reusable reuseIdentifier=\"C\" weight=\"2\"/>"
      + "<reusable reuseIdentifier=\"H\" forHeaderFooter=\"YES\"/></dequeueStorm>",
    red: "<dequeueStorm operations=\"5\"><reusable reuseIdentifier=\"Nobody\"/></dequeueStorm>",
    message: "unable to dequeue a cell with identifier Nobody"
  ),
  StepPair(
    name: "set by outlet",
    green: header + "<set object=\"h\" outlet=\"label\" property=\"text\" value=\"New {1 + 1}\"/>"
      + "<assert test=\"//label/@text = 'New 2'\"/>",
    red: header + "<set object=\"h\" outlet=\"lable\" property=\"text\" value=\"New\"/>",
    message: "has no connected outlet \"lable\"; connected: label (did you mean \"label\"?)"
  ),
  StepPair(
    name: "set by path",
    green: header + "<set on=\"//label\" property=\"hidden\" value=\"YES\"/>"
      + "<assert test=\"//label/@hidden = 'YES'\"/>",
    red: header + "<set on=\"//label\" property=\"hiden\" value=\"YES\"/>",
    message: "UILabel has no property \"hiden\" that a suite can set; expected text, "
  ),
  StepPair(
    name: "set of a value of the wrong form",
    green: header + "<set on=\"//label\" property=\"frame\" value=\"1 2 3 4\"/>"
      + "<assertFrame of=\"//label\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
    red: header + "<set on=\"//label\" property=\"frame\" value=\"1 2 3\"/>",
    message: "frame of UILabel is four numbers: x y width height, not \"1 2 3\""
  ),
  StepPair(
    name: "resize",
    green: header
      + "<resize width=\"400\" height=\"300\"/><assertFrame of=\"/tree/window\" width=\"400\" "
      + "height=\"300\"/><assertFrame of=\"/tree/window/view\" width=\"400\" height=\"300\"/>",
    red: "<resize width=\"400\" height=\"300\"/><assertFrame of=\"/tree/window\" width=\"375\"/>",
    message: "/tree/window: width is 400, not 375"
  ),
  StepPair(
    name: "frame within tolerance",
    green: header + "<assertFrame of=\"//label\" x=\"20.4\" width=\"199.6\"/>",
    red: header + "<assertFrame of=\"//label\" x=\"20.6\" y=\"10\"/>",
    message: "//label: x is 20, not 20.6"
  ),
  StepPair(
    name: "frame in the window",
    green: header
      + "<set on=\"//collectionReusableView\" property=\"frame\" value=\"5 100 320 50\"/>"
      + "<assertFrame of=\"//label\" in=\"window\" x=\"25\" y=\"110\"/>",
    red: header + "<assertFrame of=\"//label\" in=\"window\" x=\"25\"/>",
    message: "//label: x is 20, not 25"
  ),
  StepPair(
    name: "tap",
    green: header
      + "<tap on=\"//button\"/><expectCalls order=\"some\"><call name=\"more:\" class=\"Header\"/>"
      + "</expectCalls>",
    red: header + "<set on=\"//button\" property=\"hidden\" value=\"YES\"/><tap on=\"//button\"/>",
    message: "a tap on //button reaches "
  ),
  StepPair(
    name: "send",
    green: header + "<send on=\"//button\" event=\"touchUpInside\"/><expectCalls order=\"some\">"
      + "<call name=\"more:\"/></expectCalls>",
    red: header + "<send on=\"//label\" event=\"touchUpInside\"/>",
    message: "//label is no control"
  ),
  StepPair(
    name: "calls in order, with outlets",
    green: header + "<expectCalls><call name=\"init(coder:)\"/>"
      + "<call name=\"awakeFromNib\" outlets=\"label\"/></expectCalls><layout/><expectCalls/>",
    red: header
      + "<expectCalls><call name=\"awakeFromNib\"/><call name=\"init(coder:)\"/></expectCalls>",
    message: "call 1 is Header.init(coder:), not awakeFromNib"
  ),
  StepPair(
    name: "values when awakeFromNib comes",
    green: header
      + "<expectCalls order=\"some\"><call name=\"awakeFromNib\" keyPath=\"tag\" value=\"0\"/>"
      + "</expectCalls>",
    red: header + "<set on=\"//collectionReusableView\" property=\"tag\" value=\"3\"/>"
      + "<expectCalls order=\"some\"><call name=\"awakeFromNib\" keyPath=\"tag\" value=\"3\"/></expectCalls>",
    message: "awakeFromNib having tag=3 did not come"
  ),
  StepPair(
    name: "calls in any order",
    green: header
      + "<expectCalls order=\"any\"><call name=\"awakeFromNib\"/><call name=\"init(coder:)\"/>"
      + "</expectCalls>",
    red: header
      + "<expectCalls order=\"any\"><call name=\"awakeFromNib\"/><call name=\"awakeFromNib\"/>"
      + "</expectCalls>",
    message: "awakeFromNib did not come"
  ),
  StepPair(
    name: "an outlet that is not connected in time",
    green: header
      + "<expectCalls order=\"some\"><call name=\"awakeFromNib\" outlets=\"label\"/></expectCalls>",
    red: header
      + "<expectCalls order=\"some\"><call name=\"init(coder:)\" outlets=\"label\"/></expectCalls>",
    message: "init(coder:) with label did not come"
  ),
  StepPair(
    name: "expected failure",
    fixture: "table",
    green:
      "<expectFailure name=\"NSInternalInconsistencyException\" reason=\"unable to dequeue  a cell with "
      + "identifier X - must register a nib or a class for the identifier or connect a prototype cell "
      + "in a storyboard\"><dequeue reuseIdentifier=\"X\"/></expectFailure>",
    red: "<expectFailure name=\"NSInternalInconsistencyException\"><layout/></expectFailure>",
    message: "its steps did not raise NSInternalInconsistencyException"
  ),
  StepPair(
    name: "expected failure with its white space",
    fixture: "table",
    green:
      "<expectFailure name=\"NSInternalInconsistencyException\" spaces=\"YES\" reason=\"unable to dequeue a cell with "
      + "identifier X - must register a nib or a class for the identifier or connect a prototype cell "
      + "in a storyboard\"><dequeue reuseIdentifier=\"X\"/></expectFailure>",
    red:
      "<expectFailure name=\"NSInternalInconsistencyException\" spaces=\"YES\" reasonContains=\"to  dequeue\">"
      + "<dequeue reuseIdentifier=\"X\"/></expectFailure>",
    message: "but its reason is another one"
  ),
  StepPair(
    name: "all calls in one text",
    green: header
      + "<expectCalls are=\"Header.init(coder:); Header.awakeFromNib with label\"/><layout/><expectCalls/>",
    red: header + "<expectCalls class=\"Header\" are=\"init(coder:); awakeFromNib\"/>",
    message: "the calls have awakeFromNib with label, not awakeFromNib"
  ),
  StepPair(
    name: "all views in one text",
    green: "<assertWindow is=\"view 0 0 375 667\"/>",
    red: header + "<assertWindow is=\"view 0 0 375 667\"/>",
    message: "the window has > collectionReusableView"
  ),
  StepPair(
    name: "expected failure of another reason",
    fixture: "table",
    green: "<register nib=\"Two\" reuseIdentifier=\"T\"/><expectFailure "
      + "name=\"NSInternalInconsistencyException\" reasonContains=\"exactly one top level object\">"
      + "<dequeue reuseIdentifier=\"T\"/></expectFailure>",
    red: "<register nib=\"Two\" reuseIdentifier=\"T\"/><expectFailure "
      + "name=\"NSInternalInconsistencyException\" reason=\"another\"><dequeue reuseIdentifier=\"T\"/>"
      + "</expectFailure>",
    message: "raised NSInternalInconsistencyException, but its reason is another one"
  ),
  StepPair(
    name: "expected log",
    green: "<expectLog contains=\"nothing\" absent=\"YES\"><layout/></expectLog>",
    red: "<expectLog contains=\"Unknown class\"><layout/></expectLog>",
    message: "not logged: Unknown class"
  ),
  StepPair(
    name: "time",
    green: "<advance by=\"300ms\"/><settle/><layout/>",
    red: "<advance by=\"300ms\"/><assert test=\"$scheduledBlocks = 1\"/>",
    message: "not true"
  ),
  StepPair(
    name: "places to scroll to",
    fixture: "table",
    green: twoRows + "<scrollTo item=\"1\" position=\"top\"/>",
    red: twoRows + "<scrollTo item=\"1\" position=\"left\"/>",
    message: "a table has no position left; expected none, top, middle or bottom"
  ),
  StepPair(
    name: "places to scroll a selection to",
    fixture: "table",
    green: twoRows + "<select item=\"1\" position=\"bottom\"/>",
    red: twoRows + "<select item=\"1\" position=\"right\"/>",
    message: "a table has no position right; expected none, top, middle or bottom"
  ),
  StepPair(
    name: "line feeds in expressions",
    green: header + "<set on=\"//label\" property=\"text\" value=\"A&#xA;B\"/>"
      + "<assert test=\"//label/@text&#xA; = 'A&#xA;B'\"/>",
    red: header + "<assert test=\"//label/@text&#xA; = 'A&#xA;B'\"/>",
    message: "not true"
  ),
  StepPair(
    name: "time until nothing waits",
    green: waiting("tick; 1; 1") + waiting("late; 59; nothing") + "<settle/>",
    red: waiting("tick; 1; 1") + waiting("late; 61; nothing") + "<settle/>",
    message: "something still waits after 60 virtual seconds"
  ),
  StepPair(
    name: "properties that are none",
    green: header + "<assertProperties of=\"//label\" are=\"text: Title;\"/>",
    red: header + "<repeat count=\"1\" variable=\"i\">"
      + "<assertProperties of=\"//label\" are=\"{substring(';', $i + 1)}\"/></repeat>",
    message: "names no property; expected \"name: value\""
  ),
  StepPair(
    name: "no calls of a class",
    green: header
      + "<discardCalls/><layout/><expectCalls class=\"Header\" order=\"some\">"
      + "<call name=\"more:\" max=\"0\"/></expectCalls>",
    red: header
      + "<discardCalls/><layout/><expectCalls class=\"Heade\" order=\"some\">"
      + "<call name=\"more:\" max=\"0\"/></expectCalls>",
    message: "no class \"Heade\" records calls"
  ),
  StepPair(
    name: "repeat",
    fixture: "table",
    green:
      "<repeat count=\"3\" variable=\"i\"><dequeue reuseIdentifier=\"C\" item=\"{$i * 2}\"/></repeat>"
      + "<assert test=\"count(//tableViewCell) = 3 and //tableViewCell[3]/@item = 4\"/>",
    red: "<repeat count=\"3\" variable=\"i\"><dequeue reuseIdentifier=\"C\"/>"
      + "<assert test=\"$i &lt; 2 and //window/@width = 375\"/></repeat>",
    message: "not true: $i < 2 and //window/@width = 375"
  ),
  StepPair(
    name: "constraints of a visual format",
    green: "<instantiate nib=\"Two\"/>"
      + "<constrain format=\"H:[safeArea(&gt;=w)]\" metrics=\"w=10\"/><assert test=\"//tableViewCell\"/>",
    red: "<constrain format=\"H:[nobody]\"/>",
    message: "nobody is not a key in the views dictionary"
  ),
  StepPair(
    name: "constraints between anchors",
    green:
      "<instantiate nib=\"Two\"/><constrain item=\"//view[@id = 'two']\" anchor=\"width\" constant=\"33\"/>"
      + "<layout/><assertFrame of=\"//view[@id = 'two']\" width=\"33\"/>",
    red:
      "<instantiate nib=\"Two\"/><constrain item=\"//view[@id = 'two']\" anchor=\"width\" to=\"//window\" "
      + "toAnchor=\"top\"/>",
    message: "the anchors width and top cannot be compared"
  ),
  StepPair(
    name: "apply a snapshot",
    fixture: "table",
    green: "<apply reuseIdentifier=\"C\"><edit method=\"appendSections\" names=\"A\"/>"
      + "<edit method=\"appendItems\" names=\"a b\"/></apply><assert test=\"count(//tableViewCell) = 2\"/>",
    red: "<apply reuseIdentifier=\"C\"><edit method=\"appendItems\" names=\"a\"/></apply>",
    message: "There are currently no sections"
  ),
  StepPair(
    name: "the snapshot of a section",
    fixture: "photos",
    green: "<outline section=\"A\"><branch method=\"append\" names=\"a b\"/></outline>"
      + "<assertOutline section=\"A\" query=\"index\" name=\"b\" is=\"1\"/>",
    red: "<outline section=\"A\"><branch method=\"append\" names=\"a\" parent=\"x\"/></outline>",
    message: "parentIndex != NSNotFound"
  ),
  StepPair(
    name: "fetch records",
    fixture: "table",
    green:
      "<records><record method=\"insert\" names=\"b a\"/></records><fetch sort=\"name\" reuseIdentifier=\"C\"/>"
      + "<assertRecords query=\"fetched\" is=\"a b\"/><assert test=\"count(//tableViewCell) = 2\"/>",
    red: "<fetch sort=\"name\" reuseIdentifier=\"C\"/><assertRecords query=\"fetched\" is=\"a\"/>",
    message: "fetched is none, not a"
  ),
  StepPair(
    name: "records that are not there",
    fixture: "table",
    green: "<records told=\"saved\"><record method=\"insert\" names=\"a\"/></records>"
      + "<records><record method=\"delete\" names=\"a\"/></records><assertRecords query=\"deleted\" is=\"a\"/>",
    red: "<records><record method=\"delete\" names=\"a\"/></records>",
    message: "there is no record \"a\""
  ),
  StepPair(
    name: "a transition between layouts",
    fixture: "photos",
    green:
      "<transition progress=\"0.5\"><collectionViewFlowLayout minimumLineSpacing=\"3\"/></transition>"
      + "<endTransition/><assert test=\"//collectionViewFlowLayout/@minimumLineSpacing = 3\"/>",
    red: "<transition progress=\"0.5\"/>",
    message: "no transition is under way"
  ),
  StepPair(
    name: "a tap on the status bar",
    fixture: "table",
    green: "<scroll y=\"50\"/><tapStatusBar/><assert test=\"//tableView/@contentOffsetY = 0\"/>",
    red: "<set on=\"//tableView\" property=\"scrollsToTop\" value=\"NO\"/><tapStatusBar/>",
    message: "the host does not allow it"
  ),
  StepPair(
    name: "an assertion that selects nothing",
    green: header
      + "<assert test=\"count(//switch) = 0 and not(//switch) and not(boolean(//switch))\"/>",
    red: header + "<assert test=\"//nothing/@x != 1 or //window/@width = 375\"/>",
    message: "//nothing/@x selects nothing, in: //nothing/@x != 1 or //window/@width = 375"
  ),
  StepPair(
    name: "a frame of a view that is missing",
    green: header + "<assertFrame of=\"//label\" x=\"20\"/>",
    red: "<assertFrame of=\"//label\" x=\"20\"/>",
    message: "//label selects nothing"
  ),
  StepPair(
    name: "selecting several",
    green: header + "<tap on=\"//button[1]\"/>",
    red: header + header + "<set on=\"//label\" property=\"text\" value=\"x\"/>",
    message: "//label selects 2 nodes"
  ),
]

@MainActor
@Suite("Steps", .serialized)
struct StepTests {
  @Test("Each step passes where it should", arguments: pairs + methodPairs)
  func green(_ pair: StepPair) throws {
    #expect(try SuiteHarness.result(of: pair.green, fixture: pair.fixture).verdict == "passed")
  }

  @Test("Each step can go red, and says why", arguments: pairs + methodPairs)
  func red(_ pair: StepPair) throws {
    let result = try SuiteHarness.result(of: pair.red, fixture: pair.fixture)
    #expect(result.status.isRed)
    #expect(result.verdict.contains(pair.message))
    #expect(result.failures.first?.location?.file == "s.xml")
  }
}

/// Steps that call methods, go along paths or hold messages, green and red.
let methodPairs: [StepPair] = [
  StepPair(
    name: "methods",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"numberOfRows(inSection:)\" with=\"0\" is=\"0\"/>"
      + "<invoke on=\"//tableView\" method=\"setContentOffset(_:animated:)\" with=\"0 5; NO\"/>"
      + "<assertProperties of=\"//tableView\" are=\"contentOffset: 0 5\"/>",
    red: "<invoke on=\"//tableView\" method=\"isDescendant(of:)\" with=\"//tableView\" is=\"NO\"/>",
    message: "//tableView: isDescendant(of:) answers YES, not NO"
  ),
  StepPair(
    name: "methods that nobody has",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"cellForRow(at:)\" with=\"0.0\" is=\"nothing\"/>",
    red: "<invoke on=\"//tableView\" method=\"cellForRow(in:)\" with=\"0.0\"/>",
    message: "UITableView has no method \"cellForRow(in:)\" that a suite can call (did you mean"
  ),
  StepPair(
    name: "values of methods",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"7\" is=\"nothing\"/>",
    red: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"seven\"/>",
    message: "\"seven\" is not a whole number"
  ),
  StepPair(
    name: "guides, and constraints to named objects",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"addLayoutGuide(_:)\" with=\"new\" as=\"guide\"/>"
      + "<constrain item=\"//tableView\" anchor=\"left\" toObject=\"guide\" as=\"tie\"/>"
      + "<assertProperties object=\"tie\" are=\"active: YES\"/>",
    red: "<invoke on=\"//tableView\" method=\"addLayoutGuide(_:)\" with=\"new\" as=\"guide\"/>"
      + "<constrain item=\"//tableView\" anchor=\"left\" toObject=\"guide\" toAnchor=\"top\"/>",
    message: "the anchors left and top cannot be compared"
  ),
  StepPair(
    name: "index paths of any length",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"cellForRow(at:)\" with=\"0\" is=\"nothing\"/>"
      + "<invoke on=\"//tableView\" method=\"cellForRow(at:)\" with=\"0.-1\" is=\"nothing\"/>",
    red: "<invoke on=\"//tableView\" method=\"cellForRow(at:)\" with=\"0.x\"/>",
    message: "\"0.x\" is not an index path such as 0.3"
  ),
  StepPair(
    name: "new layouts and completions",
    fixture: "photos",
    green:
      "<invoke on=\"//collectionView\" method=\"setCollectionViewLayout(_:animated:completion:)\" "
      + "with=\"new CircleLayout; NO; done\"/><settle/>"
      + "<expectCalls class=\"Batch\"><call name=\"completion(done)\"/></expectCalls>",
    red:
      "<invoke on=\"//collectionView\" method=\"setCollectionViewLayout(_:animated:completion:)\" "
      + "with=\"new UILabel; NO; done\"/>",
    message: "\"new UILabel\" is no layout; expected the class of one"
  ),
  StepPair(
    name: "as many values as a method takes",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"7\" is=\"nothing\"/>",
    red: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"7; 8\"/>",
    message: "viewWithTag(_:) takes 1 values, and with=\"…\" has 2"
  ),
  StepPair(
    name: "whole and counted messages",
    green: "<expectLog contains=\"could not find\" absent=\"YES\"><layout/></expectLog>",
    red: "<expectLog is=\"Unknown class\" count=\"2\"><layout/></expectLog>",
    message: "logged 0 times, not 2: Unknown class"
  ),
  StepPair(
    name: "storyboards by name",
    green: "<expectFailure name=\"NSInvalidArgumentException\" reasonContains=\"named 'Nowhere'\">"
      + "<instantiate storyboardName=\"Nowhere\"/></expectFailure>",
    red: "<instantiate storyboardName=\"Nowhere\"/>",
    message: "Could not find a storyboard named 'Nowhere'"
  ),
  StepPair(
    name: "set along a path",
    fixture: "photos",
    green:
      "<set on=\"//collectionView\" path=\"collectionViewLayout\" property=\"itemSize\" value=\"3 4\"/>"
      + "<assertProperties of=\"//collectionView\" are=\"collectionViewLayout.itemSize: 3 4\"/>",
    red: "<set on=\"//collectionView\" path=\"backgroundView\" property=\"tag\" value=\"3\"/>",
    message: "backgroundView is nothing, and no object"
  ),
  StepPair(
    name: "delegates that record scrolling",
    fixture: "table",
    green: "<connect outlet=\"delegate\" to=\"scrolling\"/>"
      + "<set on=\"//tableView\" property=\"contentInset\" value=\"0 0 5 0\"/>"
      + "<expectCalls class=\"UIScrollViewDelegate\"><call name=\"didChangeAdjustedContentInset(0 0 5 0)\"/></expectCalls>",
    red: "<connect outlet=\"delegate\" to=\"scrolling\"/>"
      + "<expectCalls class=\"UIScrollViewDelegate\"><call name=\"didScroll(0 5)\"/></expectCalls>",
    message: "didScroll(0 5), did not come"
  ),
  StepPair(
    name: "states of controls",
    fixture: "table",
    green: "<instantiate class=\"UIButton\" show=\"NO\" as=\"button\"/>"
      + "<invoke object=\"button\" method=\"setTitle(_:for:)\" with=\"On; selected highlighted\"/>"
      + "<invoke object=\"button\" method=\"title(for:)\" with=\"highlighted selected\" is=\"On\"/>",
    red: "<instantiate class=\"UIButton\" show=\"NO\" as=\"button\"/>"
      + "<invoke object=\"button\" method=\"title(for:)\" with=\"chosen\"/>",
    message: "\"chosen\" is not states such as highlighted selected"
  ),
  StepPair(
    name: "colours",
    fixture: "table",
    green: "<instantiate class=\"UIButton\" show=\"NO\" as=\"button\"/>"
      + "<invoke object=\"button\" method=\"setTitleColor(_:for:)\" with=\"systemRed; normal\"/>"
      + "<invoke object=\"button\" method=\"titleColor(for:)\" with=\"normal\" is=\"systemRedColor\"/>"
      + "<invoke object=\"button\" method=\"setTitleColor(_:for:)\" with=\"1 0.5 0 1; normal\"/>"
      + "<invoke object=\"button\" method=\"titleColor(for:)\" with=\"normal\" is=\"1 0.5 0 1\"/>",
    red: "<instantiate class=\"UIButton\" show=\"NO\" as=\"button\"/>"
      + "<invoke object=\"button\" method=\"setTitleColor(_:for:)\" with=\"crimson; normal\"/>",
    message: "\"crimson\" is not a colour such as systemRed or 1 0 0 1"
  ),
  StepPair(
    name: "several objects",
    fixture: "table",
    green: "<instantiate class=\"UITabBarController\" show=\"NO\" as=\"tabs\"/>"
      + "<instantiate class=\"UIViewController\" show=\"NO\" as=\"one\"/>"
      + "<instantiate class=\"UIViewController\" show=\"NO\" as=\"two\"/>"
      + "<invoke object=\"tabs\" method=\"setViewControllers(_:animated:)\" with=\"one two; NO\"/>"
      + "<assertProperties object=\"tabs\" are=\"viewControllers.count: 2\"/>",
    red: "<instantiate class=\"UITabBarController\" show=\"NO\" as=\"tabs\"/>"
      + "<instantiate class=\"UILabel\" show=\"NO\" as=\"label\"/>"
      + "<invoke object=\"tabs\" method=\"setViewControllers(_:animated:)\" with=\"label; NO\"/>",
    message: "\"label\" is no UIViewController"
  ),
  StepPair(
    name: "content configurations",
    fixture: "table",
    green: "<instantiate class=\"UITableViewCell\" show=\"NO\" as=\"cell\"/>"
      + "<invoke object=\"cell\" method=\"setContentConfiguration(text:secondaryText:)\" with=\"One; Two\"/>"
      + "<assertProperties object=\"cell\" are=\"contentView.subviews.count: 1\"/>",
    red: "<instantiate class=\"UITableViewCell\" show=\"NO\" as=\"cell\"/>"
      + "<invoke object=\"cell\" method=\"setContentConfiguration(text:secondaryText:)\" with=\"nothing; Two\"/>"
      + "<assertProperties object=\"cell\" are=\"contentView.subviews.count: 1\"/>",
    message: "contentView.subviews.count"
  ),
  StepPair(
    name: "blocks that wait",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"schedule(_:after:repeating:)\" "
      + "with=\"tick; 0.5; 0.5\" as=\"tick\"/>"
      + "<during call=\"ran(tick)\"><invoke object=\"tick\" method=\"cancel()\"/></during>"
      + "<advance by=\"5s\"/><expectCalls class=\"MainLoop\"><call name=\"ran(tick)\"/></expectCalls>",
    red: "<invoke on=\"//tableView\" method=\"schedule(_:after:repeating:)\" "
      + "with=\"tick; soon; nothing\"/>",
    message: "\"soon\" is not a number"
  ),
  StepPair(
    name: "colours and fonts of other forms",
    fixture: "table",
    green: "<instantiate class=\"UILabel\" as=\"label\"/>"
      + "<invoke object=\"label\" method=\"setFont(_:)\" with=\"20 bold\"/>"
      + "<assertProperties object=\"label\" path=\"font\" are=\"weight: 0.4; italic: NO\"/>",
    red: "<instantiate class=\"UILabel\" as=\"label\"/>"
      + "<invoke object=\"label\" method=\"setFont(_:)\" with=\"20 fat\"/>",
    message: "\"20 fat\" is not a font such as 20 or 20 bold"
  ),
  StepPair(
    name: "answers of alerts",
    fixture: "table",
    green: "<instantiate class=\"UIAlertController\" show=\"NO\" as=\"alert\"/>"
      + "<invoke object=\"alert\" method=\"addAction(_:style:)\" with=\"Go; cancel\" as=\"go\"/>"
      + "<invoke object=\"alert\" method=\"choose(_:)\" with=\"go\"/>"
      + "<expectCalls class=\"UIAlertAction\"><call name=\"chosen(Go)\"/></expectCalls>",
    red: "<instantiate class=\"UIAlertController\" show=\"NO\" as=\"alert\"/>"
      + "<invoke object=\"alert\" method=\"addAction(_:style:)\" with=\"Go; loud\"/>",
    message: "\"loud\" is not default, cancel or destructive"
  ),
]

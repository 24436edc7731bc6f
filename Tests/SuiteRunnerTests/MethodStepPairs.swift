/// Steps that call methods, green and red.
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
    name: "as many values as a method takes",
    fixture: "table",
    green: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"7\" is=\"nothing\"/>",
    red: "<invoke on=\"//tableView\" method=\"viewWithTag(_:)\" with=\"7; 8\"/>",
    message: "viewWithTag(_:) takes 1 values, and with=\"…\" has 2"
  ),
]

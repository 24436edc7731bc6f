/// What a suite can define by a name and refer to.
enum ReferenceKind: String, Sendable, CaseIterable {
  case nib
  case storyboard
  case fixture
  /// Cases and benchmarks share one space of ids, since both become test cases of one class.
  case testCase = "case"
  case declaredClass = "class"
  /// Steps that cases share.
  case steps

  /// The elements that define it, and by which attribute.
  var definedBy: (elements: [String], attribute: String) {
    switch self {
    case .nib: (["nib"], "name")
    case .storyboard: (["storyboard"], "name")
    case .fixture: (["fixture"], "id")
    case .testCase: (["case", "benchmark", "stress"], "id")
    case .declaredClass: (["class"], "name")
    case .steps: (["steps"], "id")
    }
  }
}

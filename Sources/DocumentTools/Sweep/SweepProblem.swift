import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Something wrong with a root at one point of a sweep.
struct SweepProblem {
  /// What problems of one root at one point are told together by.
  enum Group: Hashable {
    /// Texts that are cut off.
    case texts
    /// Views that reach over an edge of what the text names.
    case edge(String, of: String)
    /// Texts that have the colour of what lies below them in the appearance that the text names.
    case unseen(String)
  }

  /// A stable word for grouping.
  var type: String
  /// What tells it from other problems of the root: the ids of those concerned.
  var key: String
  /// What is wrong, up to where it is.
  var what: String
  /// How much, after the colon; nil where there is nothing to add.
  var measure: String?
  /// What it points at in the document.
  var element: IBElement?
  /// Whether it is the same at every width, so that none is named.
  var isEverywhere = false
  /// More for those who look into it.
  var details: [FailureDetail] = []
  /// The views to mark in a picture.
  var views: [UIView] = []
  /// What it is told together with; nil where it stands for itself.
  var group: Group?
  /// What a sentence about several calls it.
  var name = ""
  /// How many points it is about; the greatest stands for several.
  var amount = 0.0

  /// Those that it stands for, with itself; none where it stands for itself only.
  var members: [SweepProblem] = []

  /// The same with those that a person would tell in one sentence as one.
  ///
  /// - Parameters:
  ///   - problems: Those of one root at one point.
  ///   - subject: The id of what they are told together for.
  ///   - text: The texts there; the document's own are told apart, each being mended where it stands.
  /// - Returns: Those that stand for themselves, then one for each group.
  static func joined(
    _ problems: [SweepProblem],
    of subject: String,
    _ text: SweepOptions.Text
  ) -> [SweepProblem] {
    var order: [Group] = []
    var groups: [Group: [SweepProblem]] = [:]
    var result: [SweepProblem] = []
    for problem in problems {
      guard let group = problem.group, !(group == .texts && text == .short) else {
        result.append(problem)
        continue
      }
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(problem)
    }
    for group in order {
      guard let members = groups[group], var joined = members.first else { continue }
      joined.key = [subject, "\(group)", text == .short ? "" : "other texts"]
        .joined(separator: "\n")
      joined.views = members.flatMap(\.views)
      joined.members = members
      result.append(joined)
    }
    return result
  }

  /// Takes in what is told together with it.
  mutating func add(_ others: [SweepProblem]) {
    members += others.filter { other in !members.contains { $0.key == other.key } }
  }

  /// The same as one sentence about all members.
  func told() -> SweepProblem {
    guard members.count > 1, let group else { return self }
    var told = self
    let names = members.map(\.name)
    let lines = members.map { member -> String in
      let place = member.element.map { "line \($0.location.line): " } ?? ""
      return place + member.name + (member.measure.map { ": " + $0 } ?? "")
    }
    var title = "texts"
    switch group {
    case .texts:
      told.what = "The texts \(Names.listed(names)) are cut off"
      told.measure = nil
    case .edge(let edge, let root):
      let most = members.map(\.amount).max() ?? 0
      let whose = root.hasPrefix("its ") ? "their " + root.dropFirst(4) : root
      told.what = "\(Names.listed(names, noun: " views")) reach beyond the \(edge) edge of \(whose)"
      told.measure = "up to \(Points.counted(most, "of them")) lost"
      title = "views"
    case .unseen(let appearance):
      told.what = "The texts \(Names.listed(names)) cannot be seen in the \(appearance) appearance"
      told.measure =
        "they have the colours of what lies below them, and those do not change together"
    }
    told.details.append(FailureDetail(title: title, text: lines.joined(separator: "\n")))
    return told
  }
}

/// A root at the document's own size and at one point of a sweep.
@MainActor
struct SweepComparison {
  let own: SweepLayout.Root
  let now: SweepLayout.Root
  let places: DocumentPlaces
  let text: SweepOptions.Text
  /// The views whose frames the constraints leave open, which lie anywhere.
  private let open: Set<ObjectIdentifier>

  init(
    own: SweepLayout.Root,
    now: SweepLayout.Root,
    places: DocumentPlaces,
    text: SweepOptions.Text
  ) {
    self.own = own
    self.now = now
    self.places = places
    self.text = text
    open = Set(now.outcome.ambiguities.map { ObjectIdentifier($0.view) })
  }

  // Where the constraints or an app's code may put it elsewhere.
  private func isOpen(_ index: Int) -> Bool {
    var index = index
    while index > 0 {
      let node = now.tree.nodes[index]
      if open.contains(ObjectIdentifier(node.view)) || places.isMovedByCode(node.view) {
        return true
      }
      index = node.parent
    }
    return now.tree.nodes.first.map { open.contains(ObjectIdentifier($0.view)) } ?? false
  }

  /// The word for the root.
  var rootName: String {
    switch now.tree.nodes.first?.view {
    case is UITableViewCell, is UICollectionViewCell: "its cell"
    default: now.extent.role == .screen ? "the screen" : "its view"
    }
  }

  /// Whether an app gives the root its size, which then goes with its texts.
  var isSizedByApp: Bool { now.extent.role == .fixed && now.live.root.kind != .scene }

  /// A node of now with the same of the document's own size, where both can be trusted and seen.
  func pair(_ index: Int) -> (own: SweepTree.Node, now: SweepTree.Node)? {
    let node = now.tree.nodes[index]
    guard !node.isHidden, let id = node.view.interfaceBuilderID, own.reproduced.contains(id),
      !places.standardParts.contains(id),
      let former = own.tree.node(id), !former.isHidden, !isOpen(index)
    else { return nil }
    return (former, node)
  }

  /// Whether the node is a picture with something on it in the document: where it lies is a matter of looks.
  func isGround(_ node: SweepTree.Node) -> Bool {
    node.view.interfaceBuilderID.map(own.tree.isGround) ?? false
  }

  /// Whether something else hides the node in the document, so that nobody misses it.
  func isCovered(_ node: SweepTree.Node) -> Bool {
    node.view.interfaceBuilderID.map(own.tree.isCovered) ?? false
  }
}

/// Points as a sentence has them: whole where that is near enough.
enum Points {
  static func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() || abs(rounded) >= 10
      ? String(Int(rounded.rounded())) : String(rounded)
  }

  static func measured(_ value: Double) -> String {
    let number = text(value)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// The same as the subject of a sentence, with its verb, as in `1 point of it is`.
  static func counted(_ value: Double, _ whole: String = "") -> String {
    let points = measured(value)
    let verb = points == "1 point" ? "is" : "are"
    return ([points, whole, verb].filter { !$0.isEmpty }).joined(separator: " ")
  }
}

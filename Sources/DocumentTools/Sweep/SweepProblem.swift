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

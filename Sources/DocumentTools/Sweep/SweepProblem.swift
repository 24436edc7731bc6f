import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// A problem of a root at one point of a sweep.
struct SweepProblem {
  /// The key by which problems of one root at one point are reported together.
  enum Group: Hashable {
    /// Texts that are cut off.
    case texts
    /// Views that exceed an edge of the named root.
    case edge(String, of: String)
    /// Texts in the colour of their background, in the named appearance.
    case unseen(String)
    /// Views that overlap one and the same, which is named.
    case overlaps(String)
  }

  /// What kind of thing is wrong.
  var kind: FindingKind
  /// The identity of the problem within its root: the ids of its objects.
  var key: String
  /// The first part of the message, before the points of the sweep.
  var what: String
  /// The part of the message after the colon; nil for none.
  var measure: String?
  /// Whether nothing that a person reads or touches is known to be lost, so that it is only a note.
  var isNote = false
  /// Why it is a note, as the message says it; nil where its kind's page does.
  private(set) var noteReason: String?
  /// What contradicts one another; nil for other kinds.
  var conflict: LayoutConflict?
  /// The element that the finding points at.
  var element: IBElement?
  /// Whether it occurs at every width, so that the message names none.
  var isEverywhere = false
  /// Further text for whoever looks into it.
  var details: [FailureDetail] = []
  /// The views to mark in a picture.
  var views: [UIView] = []
  /// The constraints to draw in a picture of the layout that they are from.
  var constraints: [NSLayoutConstraint] = []
  /// The views whose natural size it rests on.
  var natural: [UIView] = []
  /// The group that it is reported with; nil when it is reported alone.
  var group: Group?
  /// Its name in a sentence about several problems.
  var name = ""
  /// The names of the views that overlap; empty for any other kind.
  var names: [String] = []
  /// Its extent in points; a group has the greatest of its members'.
  var amount = 0.0

  /// The problems of a group, itself included; empty when it is reported alone.
  var members: [SweepProblem] = []

  /// The kind and the key, which a problem has at all sizes and with all texts.
  var identity: String { kind.rawValue + "\n" + key }

  /// The problem as a note, with the reason for its message.
  func asNote(_ reason: String) -> SweepProblem {
    var problem = self
    (problem.isNote, problem.noteReason) = (true, reason)
    return problem
  }

  /// The problem as another layout has it.
  func measured(as other: SweepProblem) -> SweepProblem {
    var problem = self
    (problem.measure, problem.amount) = (other.measure, other.amount)
    (problem.isNote, problem.noteReason) = (other.isNote, other.noteReason)
    return problem
  }

  /// Joins problems that one sentence can report together.
  ///
  /// - Parameters:
  ///   - problems: The problems of one root at one point.
  ///   - subject: The id of the root or list that they are joined for.
  ///   - text: The texts at the point. Problems of the document's own texts stay separate: each is
  ///     mended on its own.
  /// - Returns: The separate problems, then one for each group.
  static func joined(
    _ problems: [SweepProblem],
    of subject: String,
    _ text: SweepOptions.Text
  ) -> [SweepProblem] {
    struct Weighed: Hashable {
      let group: Group
      let isNote: Bool
    }
    var order: [Weighed] = []
    var groups: [Weighed: [SweepProblem]] = [:]
    var result: [SweepProblem] = []
    for problem in problems {
      guard let group = problem.group, !(group == .texts && text == .short) else {
        result.append(problem)
        continue
      }
      let weighed = Weighed(group: group, isNote: problem.isNote)
      if groups[weighed] == nil { order.append(weighed) }
      groups[weighed, default: []].append(problem)
    }
    for weighed in order {
      guard let members = groups[weighed], var joined = members.first else { continue }
      let others = [text == .short ? "" : "other texts", weighed.isNote ? "notes" : ""]
      joined.key = ([subject, "\(weighed.group)"] + others).joined(separator: "\n")
      joined.views = members.flatMap(\.views)
      joined.members = members
      result.append(joined)
    }
    return result
  }

  /// Joins overlaps with one and the same view, as where one covers many.
  ///
  /// - Parameters:
  ///   - problems: The problems of one root.
  ///   - isAlike: Whether two of them, by their places, may be told together.
  /// - Returns: The places of those that are told together, each with what tells of them; the places ascend.
  /// - Complexity: O(overlaps²).
  static func covering(
    _ problems: [SweepProblem],
    where isAlike: (Int, Int) -> Bool
  ) -> [(places: [Int], joined: SweepProblem)] {
    var left = problems.indices.filter { problems[$0].names.count == 2 }
    var result: [(places: [Int], joined: SweepProblem)] = []
    while let first = left.first {
      let pairs = left.filter { isAlike($0, first) }
      let counts = Dictionary(
        pairs.flatMap { problems[$0].overlapping }.map { ($0, 1) },
        uniquingKeysWith: +
      )
      let most = problems[first].overlapping.max { counts[$0, default: 0] < counts[$1, default: 0] }
      let others = pairs.filter { most.map(problems[$0].overlapping.contains) ?? false }
      left.removeAll { $0 == first || others.contains($0) }
      guard others.count > 1, let most,
        let name = zip(problems[first].overlapping, problems[first].names).first(where: {
          $0.0 == most
        })?.1
      else { continue }
      result.append((others, joined(others.map { problems[$0] }, covered: most, name)))
    }
    return result
  }

  /// The ids of the views that overlap.
  private var overlapping: [String] { key.split(separator: " ").map(String.init) }

  private static func joined(_ problems: [SweepProblem], covered id: String, _ name: String)
    -> SweepProblem
  {
    var joined = problems[0]
    joined.group = .overlaps(name)
    joined.members = problems.map { problem in
      var member = problem
      let others = zip(problem.overlapping, problem.names).first { $0.0 != id }
      member.name = others?.1 ?? name
      return member
    }
    joined.views = problems.flatMap(\.views)
    return joined
  }

  /// The problem with the translations of its views, as languages and texts.
  @MainActor
  func naming(_ translations: [String: Translation]) -> SweepProblem {
    let found = views.compactMap { view in
      view.interfaceBuilderID.flatMap { translations[$0] }
    }.map { "“\(Names.shortened($0.text))” (\($0.language))" }
    guard !found.isEmpty else { return self }
    var named = self
    let text = "translated as " + Names.listed(found)
    named.measure = [text, measure].compactMap(\.self).joined(separator: "; ")
    named.name = name.isEmpty ? "" : "\(name), \(text)"
    return named
  }

  /// Adds members to the group.
  mutating func add(_ others: [SweepProblem]) {
    members += others.filter { other in !members.contains { $0.key == other.key } }
  }

  /// The problem with a message about all its members.
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
    case .overlaps(let view):
      told.what = "\(view) overlaps \(Names.listed(names, noun: " views"))"
      told.measure = "in the document it overlaps none of them"
      title = "overlaps"
    case .unseen(let appearance):
      told.what = "The texts \(Names.listed(names)) cannot be seen in the \(appearance) appearance"
      told.measure =
        "they have the colours of what lies below them, and those do not change together"
    }
    told.details.append(FailureDetail(title: title, text: lines.joined(separator: "\n")))
    return told
  }
}

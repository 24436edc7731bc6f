import TestModel

/// Collects the problems of one root, and joins equal ones of several points.
@MainActor
struct SweepGathering {
  private struct Place: Hashable {
    var text: SweepOptions.Text
    var width: Double
    var label: String
  }

  private struct Entry {
    var problem: SweepProblem
    var places: [Place]
    var pictures: [FailurePicture]
    /// The texts that it occurs with.
    var texts: Set<SweepOptions.Text> { Set(places.map(\.text)) }
  }

  /// The most findings of one root with pictures; further ones would only make reports large.
  static let picturedMax = 8

  private var entries: [Entry] = []
  private var positions: [String: Int] = [:]
  /// Problems that already occur with the document's own texts, by problem and point.
  private var ownTexts: Set<String> = []

  /// Whether to say that a problem occurs with the document's own texts, because others were asked for.
  private let mentionsOwnTexts: Bool

  init(mentionsOwnTexts: Bool = false) { self.mentionsOwnTexts = mentionsOwnTexts }

  mutating func add(
    _ problems: [SweepProblem],
    _ root: SweepLayout.Root,
    _ point: SweepPoint,
    _ album: SweepAlbum
  ) {
    guard let size = root.tree.nodes.first?.frame.size else { return }
    let number =
      Points.text(size.width)
      + (root.extent.role == .row ? "" : " × \(Points.text(size.height))")
    let place = Place(
      text: point.text,
      width: size.width,
      label: number + (point.device.map { " (\($0.id))" } ?? "")
    )
    let width = "\(point.width ?? 0)"
    var added: [SweepProblem] = []
    for problem in problems {
      let key = [problem.identity, width, point.device?.id ?? ""].joined(
        separator: "\n"
      )
      // A problem with the document's own texts is not reported again for longer ones.
      if point.text == .short { ownTexts.insert(key) } else if ownTexts.contains(key) { continue }
      added.append(problem)
    }
    // Static cells of one list are reported together.
    let subject = root.extent.listID ?? root.live.root.object.id ?? ""
    for problem in SweepProblem.joined(added, of: subject, point.text) {
      add(problem, place, album)
    }
  }

  private mutating func add(_ problem: SweepProblem, _ place: Place, _ album: SweepAlbum) {
    let key = problem.identity
    guard let position = positions[key] else {
      positions[key] = entries.count
      let pictures = entries.count < Self.picturedMax ? album.pictures(of: problem) : []
      entries.append(Entry(problem: problem, places: [place], pictures: pictures))
      return
    }
    entries[position].problem.add(problem.members)
    if !problem.isNote, entries[position].problem.isNote {
      // What is told is the first place where it is more than a note.
      entries[position].problem = entries[position].problem.measured(as: problem)
    }
    if !entries[position].places.contains(place) { entries[position].places.append(place) }
  }

  /// What was gathered, with one entry for all overlaps with one view.
  private var told: [Entry] {
    var told = entries.map { Optional($0) }
    let covering = SweepProblem.covering(entries.map(\.problem)) { one, other in
      entries[one].problem.isNote == entries[other].problem.isNote
        && entries[one].texts == entries[other].texts
    }
    for (places, joined) in covering {
      let members = places.map { entries[$0] }
      var entry = members[0]
      entry.problem = joined
      for place in members.dropFirst().flatMap(\.places) where !entry.places.contains(place) {
        entry.places.append(place)
      }
      for place in places { told[place] = nil }
      told[places[0]] = entry
    }
    return told.compactMap(\.self)
  }

  func findings() -> [Finding] {
    told.map { entry in
      let problem = entry.problem.told()
      var message = problem.what
      if !problem.isEverywhere { message += " " + described(entry.places) }
      if let measure = problem.measure { message += ": " + measure }
      message += "."
      if problem.isNote, let reason = problem.noteReason { message += " " + reason }
      var finding = Finding(problem.kind, message, at: problem.element)
      let keys = problem.members.isEmpty ? [problem.key] : problem.members.map(\.key)
      // What is wrong with longer texts alone must not stand for what is wrong with the document's own.
      let texts = SweepOptions.Text.allCases.first { text in
        entry.places.contains { $0.text == text }
      }
      let suffix = texts.map { $0 == .short ? "" : " \($0.rawValue)" } ?? ""
      finding.objects = keys.map { $0 + suffix }
      if problem.isNote { finding.severity = .note }
      finding.details = problem.details
      if !entry.pictures.isEmpty { finding.pictures = entry.pictures }
      return finding
    }
  }

  private func described(_ places: [Place]) -> String {
    // A problem that also occurs with the document's own texts is not attributed to texts.
    let texts = SweepOptions.Text.allCases.filter { text in places.contains { $0.text == text } }
    guard texts.first != .short else {
      let own = mentionsOwnTexts ? ", also with the document's own texts" : ""
      return "at \(points(places) { $0 == .short })" + own
    }
    var parts: [String] = []
    if texts.contains(.long) {
      parts.append("with texts half as long again at \(points(places) { $0 == .long })")
    }
    if texts.contains(.translations) {
      parts.append("with the longest translations at \(points(places) { $0 == .translations })")
    }
    let sizes = texts.compactMap(\.size)
    if let first = sizes.first {
      let name =
        sizes == [.largest]
        ? "the largest texts"
        : "texts of the size \(first.rawValue)" + (sizes.count > 1 ? " and larger" : "")
      parts.append("with \(name) at \(points(places) { $0.size != nil })")
    }
    return parts.joined(separator: ", and ")
  }

  private func points(_ places: [Place], of isMeant: (SweepOptions.Text) -> Bool) -> String {
    var seen: Set<String> = []
    let labels = places.filter { isMeant($0.text) }.sorted { $0.width < $1.width }.map(\.label)
      .filter { seen.insert($0).inserted }
    return Names.listed(labels, countMax: .max) + " points"
  }
}

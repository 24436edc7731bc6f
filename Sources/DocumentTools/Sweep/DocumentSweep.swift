import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Lays every root of a document out at every point of a sweep and says what goes wrong, each thing once.
@MainActor
struct DocumentSweep {
  private let document: IBDocument
  private let name: String
  private let options: SweepOptions
  private let places: DocumentPlaces
  private let placeholders: Set<String>

  init(_ document: IBDocument, named name: String, options: SweepOptions) {
    self.document = document
    self.name = name
    self.options = options
    places = DocumentPlaces(document)
    placeholders = Set(
      document.constraints.lazy.filter(\.isPlaceholder)
        .compactMap { $0.owner.flatMap { document[$0].id } }
    )
  }

  /// The findings of each root, in the order of the roots.
  ///
  /// - Complexity: O(points · (views + constraints)), and more for each conflict.
  func findings() -> [[Finding]] {
    let count = DocumentRoot.all(of: document).count
    var gathered = [SweepGathering](repeating: SweepGathering(), count: count)
    do throws(UIKitException) {
      let own = try layout(SweepPoint(width: nil, text: .short), own: nil)
      for index in own.roots.indices where index < count {
        guard let root = own.roots[index] else { continue }
        let problems =
          SolvingCheck.conflicts(root, places) + SolvingCheck.ambiguities(root, places)
        let album = SweepAlbum(document: document, own: own, now: nil, index: index)
        gathered[index].add(problems, root, .short, album)
      }
      for point in options.points {
        let now = try layout(point, own: own)
        for index in now.roots.indices where index < count {
          guard let root = now.roots[index], let former = own.roots[index] else { continue }
          let comparison = SweepComparison(own: former, now: root, places: places)
          let album = SweepAlbum(document: document, own: own, now: now, index: index)
          gathered[index].add(problems(comparison), root, point.text, album)
        }
      }
    } catch {
      // What raises is the layout check's finding.
    }
    return gathered.map { $0.findings() }
  }

  private func layout(_ point: SweepPoint, own: SweepLayout?) throws(UIKitException)
    -> SweepLayout
  {
    try SweepLayout(document, named: name, places: places, at: point, own: own)
  }

  private func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    let conflicts = SolvingCheck.conflicts(comparison.now, places)
    // Placeholders stand for constraints that only code knows; frames without those prove nothing.
    let hasPlaceholders = comparison.now.tree.nodes.contains {
      $0.view.interfaceBuilderID.map(placeholders.contains) ?? false
    }
    guard !hasPlaceholders else { return conflicts }
    // What a conflict does to its views is the conflict's finding, and so on.
    let outside = Self.others(OutsideCheck.problems(comparison), than: conflicts)
    let lost = conflicts + outside
    let seen = OverlapCheck.problems(comparison) + ClippingCheck.problems(comparison)
    return lost + Self.others(seen, than: lost) + HeightCheck.problems(comparison)
  }

  private static func others(_ problems: [SweepProblem], than known: [SweepProblem])
    -> [SweepProblem]
  {
    let views = Set(known.flatMap(\.views).map { ObjectIdentifier($0) })
    return problems.filter { $0.views.allSatisfy { !views.contains(ObjectIdentifier($0)) } }
  }
}

/// Problems of one root, the same ones of several points as one.
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
  }

  private var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  init() {}

  mutating func add(
    _ problems: [SweepProblem],
    _ root: SweepLayout.Root,
    _ text: SweepOptions.Text,
    _ album: SweepAlbum
  ) {
    guard let size = root.tree.nodes.first?.frame.size else { return }
    let place = Place(
      text: text,
      width: size.width,
      label: Points.text(size.width)
        + (root.extent.role == .row ? "" : " × \(Points.text(size.height))")
    )
    for problem in problems {
      let key = problem.type + "\n" + problem.key
      if let position = positions[key] {
        if !entries[position].places.contains(place) { entries[position].places.append(place) }
      } else {
        positions[key] = entries.count
        entries.append(
          Entry(problem: problem, places: [place], pictures: album.pictures(of: problem))
        )
      }
    }
  }

  /// What a report says.
  func findings() -> [Finding] {
    entries.map { entry in
      var message = entry.problem.what
      if !entry.problem.isEverywhere { message += " " + Self.described(entry.places) }
      if let measure = entry.problem.measure { message += ": " + measure }
      var finding = Finding.failure(
        entry.problem.type,
        message + ".",
        at: entry.problem.element
      )
      finding.details = entry.problem.details
      if !entry.pictures.isEmpty { finding.pictures = entry.pictures }
      return finding
    }
  }

  private static func described(_ places: [Place]) -> String {
    SweepOptions.Text.allCases.compactMap { text -> String? in
      let labels = places.filter { $0.text == text }.sorted { $0.width < $1.width }.map(\.label)
      guard !labels.isEmpty else { return nil }
      let joined =
        labels.count == 1
        ? labels[0] : labels.dropLast().joined(separator: ", ") + " and " + (labels.last ?? "")
      switch text {
      case .short: return "at \(joined) points"
      case .long: return "with long texts at \(joined) points"
      case .accessibility: return "with the largest texts at \(joined) points"
      }
    }.joined(separator: ", and ")
  }
}

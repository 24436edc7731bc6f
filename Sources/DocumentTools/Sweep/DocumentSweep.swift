import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Lays out every root of a document at every point of a sweep, and reports each problem once.
@MainActor
struct DocumentSweep {
  private let document: IBDocument
  private let name: String
  private let options: SweepOptions
  private let facts: ProjectFacts
  private let places: DocumentPlaces
  private let placeholders: Set<String>
  private let saved: SavedFrames
  private let changes: CodeChanges
  /// The heights that code gives to rows.
  private let heights: CodeHeights
  /// The longest translations by the ids of views, where they are asked for.
  private let translations: [String: Translation]
  /// The longest texts that all languages have, by the ids of views, where longer texts are asked for.
  private let complete: [String: Translation]
  /// Whether a scene simulates a tab bar, and no tab bar controller is there.
  private let simulatesTabBar: Bool
  /// The images that are in no catalogue and no file.
  private let missingImages: Set<String>

  init(_ document: IBDocument, named name: String, options: SweepOptions, facts: ProjectFacts) {
    self.document = document
    self.name = name
    self.options = options
    self.facts = facts
    let places = DocumentPlaces(document)
    self.places = places
    changes = CodeChanges(document, places, facts)
    heights = CodeHeights(document, facts)
    let isTranslated = options.texts.contains(.translations)
    translations =
      isTranslated
      ? Translation.longest(in: DocumentTranslations(of: document.file).languages) : [:]
    complete =
      options.texts.contains(.long)
      ? TranslatedLengths(document, at: document.file, facts).complete : [:]
    let controllers = document.scenes.compactMap(\.viewController)
    simulatesTabBar =
      controllers.contains { controller in
        controller.element.children.contains { $0.name == .simulatedTabBarMetrics }
      } && !controllers.contains { $0.elementName == .tabBarController }
    missingImages = ResourceCheck.missingImages(document, facts)
    saved = SavedFrames(document, named: name, places)
    placeholders = Set(
      document.constraints.lazy.filter(\.isPlaceholder)
        .compactMap { $0.owner.flatMap { document[$0].id } }
    )
  }

  /// The findings of each root, in the order of the roots.
  ///
  /// - Complexity: O(points · (views + constraints)), and more for each conflict.
  func findings() -> [[Finding]] {
    let environment = NibEnvironment.current
    let former = environment.skipsImpossibleConnections
    defer { environment.skipsImpossibleConnections = former }
    // A connection that raises is a finding of its own; it must not prevent the layout.
    environment.skipsImpossibleConnections = true
    let count = DocumentRoot.all(of: document).count
    let isAsked = options.texts.contains(.short)
    let empty = SweepGathering(mentionsOwnTexts: !isAsked)
    var gathered = [SweepGathering](repeating: empty, count: count)
    do throws(UIKitException) {
      let ownPoint = SweepPoint.own
      let own = try layout(ownPoint, own: nil)
      var others = OtherLayouts()
      for (index, owner) in own.owners.enumerated() where owner < count {
        guard let root = own.roots[index] else { continue }
        let problems = try ownProblems(root, at: index, &others)
        let album = SweepAlbum(document: document, saved: saved, now: own, index: index)
        gathered[owner].add(problems, root, ownPoint, album)
        addUnseen(root, ownPoint, album, to: &gathered[owner])
      }
      for point in options.points where isMeant(point.text) {
        try gather(point, own, into: &gathered)
      }
    } catch {
      // The layout check reports exceptions.
    }
    return gathered.map { $0.findings() }
  }

  /// Other layouts at the document's own size, made where a problem asks for them.
  private struct OtherLayouts {
    var filled: SweepLayout?
    var bare: SweepLayout?
    var running: SweepLayout?
    var high: SweepLayout?
  }

  /// The conflicts and open frames of a root at the document's own size.
  private func ownProblems(
    _ root: SweepLayout.Root,
    at index: Int,
    _ others: inout OtherLayouts
  ) throws(UIKitException) -> [SweepProblem] {
    var open = ambiguities(root)
    if !open.isEmpty {
      if others.filled == nil { others.filled = try layout(.own, own: nil, fillsEmpty: true) }
      open = ambiguities(root, alsoIn: others.filled?.roots[index])
    }
    var conflicts = ownConflicts(root, at: index)
    if !conflicts.isEmpty, ToolsVersion(of: document) >= .safeAreaAppliesTwice {
      if others.running == nil { others.running = try layout(.own, own: nil, isRunning: true) }
      let left = others.running?.roots[index].map { ownConflicts($0, at: index) } ?? []
      conflicts = Self.kept(conflicts, in: left)
    }
    if !conflicts.isEmpty, root.live.view is UITableViewCell, !heights.byCell.isEmpty {
      if others.high == nil { others.high = try layout(.own, own: nil, hasHeightsOfCode: true) }
      let left = others.high?.roots[index].map { ownConflicts($0, at: index) } ?? []
      conflicts = Self.kept(conflicts, in: left)
    }
    var problems = changes.weighed(conflicts + open)
    if !problems.isEmpty, mayLackTabBar {
      if others.bare == nil { others.bare = try layout(.own, own: nil, hasSimulatedTabBars: false) }
      let left = others.bare?.roots[index].map { SolvingCheck.conflicts($0, places) } ?? []
      Self.note(&problems, besides: left, of: .conflict)
    }
    return problems
  }

  /// The conflicts of a root at the document's own size.
  private func ownConflicts(_ root: SweepLayout.Root, at index: Int) -> [SweepProblem] {
    let conflicts = SolvingCheck.conflicts(root, places)
    guard !conflicts.isEmpty else { return [] }
    let tree = saved.layout.flatMap { index < $0.roots.count ? $0.roots[index]?.tree : nil }
    return ConflictSight.weighed(
      conflicts,
      comparison(own: root, now: root, .short),
      saved: ConflictSight.Saved(tree: tree)
    )
  }

  private func comparison(
    own: SweepLayout.Root,
    now: SweepLayout.Root,
    _ text: SweepOptions.Text
  ) -> SweepComparison {
    SweepComparison(own: own, now: now, places: places, text: text, facts: facts)
  }

  private func gather(
    _ point: SweepPoint,
    _ own: SweepLayout,
    into gathered: inout [SweepGathering]
  ) throws(UIKitException) {
    var now = try layout(point, own: own)
    var found = now.roots.indices.map { problems(at: $0, point, now, own) }
    if isAboutRowOfCode(found, now) {
      now = try layout(point, own: own, hasHeightsOfCode: true)
      found = now.roots.indices.map { problems(at: $0, point, now, own) }
    }
    if mayLackTabBar, found.contains(where: { !$0.isEmpty }) {
      let bare = try layout(point, own: own, hasSimulatedTabBars: false)
      for index in found.indices where !found[index].isEmpty {
        Self.note(&found[index], besides: problems(at: index, point, bare, own), of: nil)
      }
    }
    // A fault that the document's own texts have as well is one of the size.
    if point.text != .short, !options.texts.contains(.short), found.contains(where: { !$0.isEmpty })
    {
      let plainPoint = SweepPoint(width: point.width, text: .short, device: point.device)
      let plain = try layout(plainPoint, own: own)
      for index in found.indices where !found[index].isEmpty {
        let keys = Set(found[index].map(\.identity))
        let common = problems(at: index, plainPoint, plain, own)
          .filter { keys.contains($0.identity) }
        add(common, at: index, plainPoint, plain, to: &gathered)
      }
    }
    for index in found.indices { add(found[index], at: index, point, now, to: &gathered) }
  }

  /// Whether a row has a problem, and code gives a row another height than the document.
  private func isAboutRowOfCode(_ found: [[SweepProblem]], _ layout: SweepLayout) -> Bool {
    let hasRows = zip(found, layout.roots).contains { problems, root in
      !problems.isEmpty && root?.live.view is UITableViewCell
    }
    return hasRows && !heights.byCell.isEmpty
  }

  private func problems(
    at index: Int,
    _ point: SweepPoint,
    _ now: SweepLayout,
    _ own: SweepLayout
  ) -> [SweepProblem] {
    guard let root = now.roots[index], let former = own.roots[index] else { return [] }
    let comparison = comparison(own: former, now: root, point.text)
    switch point.text {
    case .translations: return problems(comparison).map { $0.naming(translations) }
    case .long:
      let others = complete.filter { !$0.value.language.isEmpty }
      return problems(comparison).map { $0.naming(others) }
    case .short, .size: return problems(comparison)
    }
  }

  private func add(
    _ problems: [SweepProblem],
    at index: Int,
    _ point: SweepPoint,
    _ now: SweepLayout,
    to gathered: inout [SweepGathering]
  ) {
    let owner = now.owners[index]
    guard owner < gathered.count, let root = now.roots[index], !problems.isEmpty else { return }
    let album = SweepAlbum(document: document, saved: saved, now: now, index: index)
    gathered[owner].add(problems, root, point, album)
  }

  private func addUnseen(
    _ root: SweepLayout.Root,
    _ point: SweepPoint,
    _ album: SweepAlbum,
    to gathering: inout SweepGathering
  ) {
    // Televisions colour cells by their focus.
    guard !document.isTV, !document.choosesStyle else { return }
    for appearance in options.appearances {
      let version = ToolsVersion(of: document)
      guard facts.styles.has(dark: appearance == .dark, savedBy: version) else { continue }
      var album = album
      album.appearance = appearance
      let check = ContrastCheck(
        appearance: appearance,
        places: places,
        theme: RenderTheme(isDark: appearance == .dark, of: document),
        facts: facts
      )
      let problems = check.problems(root)
      gathering.add(problems, root, point, album)
    }
  }

  // Launch screens are neither translated nor enlarged, and tvOS has no text sizes.
  private func isMeant(_ text: SweepOptions.Text) -> Bool {
    switch text {
    case .short: true
    case .long: !isPicture
    case .translations: !isPicture && !translations.isEmpty
    case .size: !isPicture && !document.isTV
    }
  }

  // Not every launch screen is marked as one. An unmarked one is a single scene without connections
  // or custom classes.
  private var isPicture: Bool {
    guard document.kind == .storyboard, !document.isLaunchScreen else {
      return document.isLaunchScreen
    }
    return document.scenes.count == 1 && document.connections.isEmpty
      && document.objects.allSatisfy { $0.customClass == nil || $0.role == .placeholder }
  }

  private func layout(
    _ point: SweepPoint,
    own: SweepLayout?,
    fillsEmpty: Bool = false,
    hasSimulatedTabBars: Bool = true,
    isRunning: Bool = false,
    hasHeightsOfCode: Bool = false
  ) throws(UIKitException) -> SweepLayout {
    var content = SweepContent(missing: missingImages, fillsEmpty: fillsEmpty)
    content.hasSimulatedTabBars = hasSimulatedTabBars
    content.hasRunningAreas = isRunning
    if hasHeightsOfCode { content.rowHeights = heights.byCell }
    if point.text == .long {
      content.isName = { [facts] in facts.appNames.contains($0) || SampleText.isSample($0) }
    }
    content.translations =
      point.text == .translations ? translations : point.text == .long ? complete : [:]
    return try SweepLayout(
      document,
      named: name,
      places: places,
      at: point,
      own: own,
      content: content
    )
  }

  /// Whether a tab bar that the document simulates may be none that an app has.
  private var mayLackTabBar: Bool {
    document.kind == .storyboard && simulatesTabBar && !facts.mayBeInTabBar(storyboard: name)
  }

  /// The problems that others contain too, as far as they go there.
  private static func kept(_ problems: [SweepProblem], in others: [SweepProblem]) -> [SweepProblem]
  {
    problems.compactMap { problem in
      others.first { $0.identity == problem.identity }.map { problem.measured(as: $0) }
    }
  }

  /// Makes notes of problems that others do not contain: of all of them, or of those of one kind.
  private static func note(
    _ problems: inout [SweepProblem],
    besides others: [SweepProblem],
    of kind: FindingKind?
  ) {
    let left = Set(others.map(\.identity))
    for index in problems.indices where !left.contains(problems[index].identity) {
      if kind == nil || problems[index].kind == kind { problems[index].isNote = true }
    }
  }

  // Placeholder constraints mean that code adds its own, so an open frame is no problem.
  private func ambiguities(
    _ root: SweepLayout.Root,
    alsoIn filled: SweepLayout.Root? = nil
  ) -> [SweepProblem] {
    hasPlaceholders(root) ? [] : SolvingCheck.ambiguities(root, places, alsoIn: filled)
  }

  /// Whether the root has placeholder constraints, which code replaces at run time.
  private func hasPlaceholders(_ root: SweepLayout.Root) -> Bool {
    root.tree.nodes.contains { $0.view.interfaceBuilderID.map(placeholders.contains) ?? false }
  }

  private func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    let found = SolvingCheck.conflicts(comparison.now, places)
    // Frames prove nothing where code adds constraints, or where text heights and widths do not
    // settle.
    guard !hasPlaceholders(comparison.now), comparison.now.outcome.isSettled else {
      return ConflictSight.weighed(found, comparison)
    }
    let (wholly, clipped) = (OutsideCheck.problems(comparison), ClippingCheck.problems(comparison))
    let crossing = OverlapCheck.problems(comparison)
    let losses = wholly + clipped + crossing
    let conflicts = ConflictSight.weighed(found, comparison, beside: losses)
    // A view counts once: first as a conflict, then as outside, then as clipped, then as
    // overlapping.
    let known = conflicts.filter { $0.noteReason == nil }
    let outside = Self.others(wholly, than: known)
    let lost = known + outside
    let cut = Self.others(clipped, than: lost)
    let overlaps = Self.others(crossing, than: lost + cut)
    let others = Self.doubted(outside + overlaps + cut, because: conflicts)
    return changes.weighed(
      conflicts + others + HeightCheck.problems(comparison),
      with: comparison.text
    )
  }

  /// The problems, of which those beside a conflict are notes: which constraint UIKit breaks decides where they are.
  private static func doubted(_ problems: [SweepProblem], because conflicts: [SweepProblem])
    -> [SweepProblem]
  {
    let around = Set(
      conflicts.flatMap(\.views).compactMap { $0.superview.map { ObjectIdentifier($0) } }
    )
    guard !around.isEmpty else { return problems }
    return problems.map { problem in
      let isBeside = problem.views.contains { view in
        view.superview.map { around.contains(ObjectIdentifier($0)) } ?? false
      }
      var problem = problem
      problem.isNote = problem.isNote || isBeside
      return problem
    }
  }

  private static func others(_ problems: [SweepProblem], than known: [SweepProblem])
    -> [SweepProblem]
  {
    let views = Set(known.flatMap(\.views).map { ObjectIdentifier($0) })
    return problems.filter { $0.views.allSatisfy { !views.contains(ObjectIdentifier($0)) } }
  }
}

extension SweepPoint {
  /// The document's own size.
  fileprivate static let own = SweepPoint(width: nil, text: .short)
}

extension IBDocument {
  /// Whether a controller or a view of it has an appearance of its own.
  fileprivate var choosesStyle: Bool {
    runtimeAttributes.contains { $0.keyPath.hasSuffix("overrideUserInterfaceStyle") }
  }
}

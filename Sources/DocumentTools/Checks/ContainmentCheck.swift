import InterfaceBuilder

/// Checks what scenes contain: a scene embeds, tabs or stacks others, and an app makes all of them.
///
/// - Complexity: O(segues + scenes), whatever the number of scenes that an app would make.
struct ContainmentCheck {
  /// The most objects that one scene may bring along.
  static let objectCountMax = 200_000

  private let document: IBDocument
  private var children: [IBObjectIndex: [IBObjectIndex]] = [:]
  private var isContained: Set<IBObjectIndex> = []
  /// The objects that a scene makes with all that it contains.
  private var totals: [IBObjectIndex: Int] = [:]
  private var circle: [IBObjectIndex] = []

  static func findings(_ document: IBDocument) -> [Finding] {
    guard document.kind == .storyboard else { return [] }
    var check = ContainmentCheck(document)
    guard !check.children.isEmpty else { return [] }
    let controllers = document.scenes.compactMap(\.viewController)
    for controller in controllers { check.count(from: controller.index) }
    return check.tooMany(controllers) + check.endless()
  }

  private init(_ document: IBDocument) {
    self.document = document
    for segue in document.connections where segue.kind == .segue {
      guard ["embed", "relationship"].contains(segue.segueKind),
        let child = segue.destination?.object,
        let source = segue.source.flatMap({ Self.controller(around: document[$0]) })
      else { continue }
      children[source, default: []].append(child)
      isContained.insert(child)
    }
  }

  private static func controller(around object: IBObject) -> IBObjectIndex? {
    var next: IBObject? = object
    while let object = next, object.role != .viewController { next = object.parent }
    return next?.index
  }

  /// Adds up a scene's objects, innermost scenes first; a scene around itself counts once.
  private mutating func count(from start: IBObjectIndex) {
    guard totals[start] == nil else { return }
    var path: [(scene: IBObjectIndex, next: Int)] = [(start, 0)]
    var open: Set<IBObjectIndex> = [start]
    while let (scene, next) = path.last {
      let inner = children[scene] ?? []
      guard next < inner.count else {
        totals[scene] = total(of: scene, inner)
        open.remove(scene)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      if open.contains(inner[next]) {
        noteCircle(path.map(\.scene), back: inner[next])
      } else if totals[inner[next]] == nil {
        open.insert(inner[next])
        path.append((inner[next], 0))
      }
    }
  }

  private func total(of scene: IBObjectIndex, _ inner: [IBObjectIndex]) -> Int {
    let object = document[scene]
    let own = Int(object.subtreeEnd.rawValue - object.index.rawValue)
    return inner.reduce(own) { sum, child in
      let (result, isTooLarge) = sum.addingReportingOverflow(totals[child] ?? 0)
      return isTooLarge ? .max : result
    }
  }

  private mutating func noteCircle(_ path: [IBObjectIndex], back: IBObjectIndex) {
    guard circle.isEmpty, let first = path.firstIndex(of: back) else { return }
    circle = path[first...] + [back]
  }

  // MARK: Findings

  private func tooMany(_ controllers: [IBObject]) -> [Finding] {
    let tooLarge = controllers.filter { totals[$0.index] ?? 0 > Self.objectCountMax }
    guard let scene = tooLarge.first(where: { !isContained.contains($0.index) }) ?? tooLarge.first
    else { return [] }
    let total = totals[scene.index] ?? 0
    let count = total == .max ? "more than \(Int32.max)" : String(total)
    return [
      Finding(
        .containedScenes,
        "An app that shows \(scene.described) makes \(count) objects with the scenes inside it: "
          + "\(text(of: largestChain(from: scene.index))). Embed fewer scenes.",
        at: scene.element
      )
    ]
  }

  private func endless() -> [Finding] {
    guard let first = circle.first else { return [] }
    return [
      Finding(
        .sceneCircle,
        "Scenes contain one another without end: \(text(of: circle)). An app never finishes "
          + "making them, unless code stops a segue.",
        at: document[first].element
      )
    ]
  }

  /// The scenes from one inwards, each time into the child with most objects.
  private func largestChain(from start: IBObjectIndex) -> [IBObjectIndex] {
    var chain = [start]
    var seen: Set<IBObjectIndex> = [start]
    while let last = chain.last,
      let next = (children[last] ?? []).max(by: { totals[$0] ?? 0 < totals[$1] ?? 0 }),
      seen.insert(next).inserted
    {
      chain.append(next)
    }
    return chain
  }

  private func text(of chain: [IBObjectIndex]) -> String {
    let names = chain.map { document[$0].id ?? "a scene" }
    guard names.count > 8 else { return names.joined(separator: " → ") }
    return (names.prefix(6) + ["…"] + names.suffix(1)).joined(separator: " → ")
  }
}

import InterfaceBuilder

/// The scenes that one scene brings along, one inside the other, with a limit on their number.
///
/// A scene that two containers embed is made twice, so thirty small scenes can ask for a billion.
@MainActor
struct SceneNesting {
  /// The most scenes inside one another: each takes some of the stack.
  static let depthMax = 200
  /// The most objects that one scene may bring along.
  static let objectCountMax = 200_000

  private var chain: [(index: IBObjectIndex, document: IBDocument?)] = []
  private var objectCount = 0

  /// Enters a scene that makes so many objects; false after raising that it is one too many.
  mutating func enter(
    _ index: IBObjectIndex,
    costing objects: Int,
    of document: IBDocument?
  ) -> Bool {
    if chain.isEmpty { objectCount = 0 }
    chain.append((index, document))
    objectCount += objects + 1
    guard chain.count > Self.depthMax || objectCount > Self.objectCountMax else { return true }
    let reason =
      chain.count > Self.depthMax
      ? "more than \(Self.depthMax) deep" : "with more than \(Self.objectCountMax) objects"
    UIKitException.raise(
      .internalInconsistency,
      "Scenes contain one another \(reason): \(Self.text(of: chain)). Embed fewer."
    )
    chain.removeLast()
    return false
  }

  /// Leaves the innermost scene.
  mutating func leave() { chain.removeLast() }

  private static func text(
    of chain: [(index: IBObjectIndex, document: IBDocument?)]
  ) -> String {
    var names: [String] = []
    for (index, document) in chain {
      let name = document?[index].id ?? "a scene"
      if names.last != name { names.append(name) }
    }
    guard names.count > 8 else { return names.joined(separator: " → ") }
    return (names.prefix(6) + ["…"] + names.suffix(1)).joined(separator: " → ")
  }
}

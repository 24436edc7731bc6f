import Files
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Tells what a change did to the views of a document, at its own size and at those of a sweep.
@MainActor
public struct PictureComparer {
  /// The sizes to lay out at, beside the document's own.
  public var sweep: SweepOptions?
  /// From how many points on a change counts.
  public var thresholds = PictureThresholds()

  /// The most roots of a document that are drawn.
  private static let picturedMax = 4

  /// Creates a comparison at the documents' own sizes.
  public init() {}

  /// Compares two versions of a document.
  ///
  /// - Parameters:
  ///   - old: The path of the older one.
  ///   - new: The path of the newer one.
  ///   - shown: The path that the answer has.
  /// - Returns: What happened to its views, and why parts of it were not compared.
  /// - Complexity: O(sizes · (views + constraints)), for each version.
  public func compare(_ old: String, _ new: String, as shown: String) -> DocumentPictures {
    var pictures = DocumentPictures(document: shown)
    let state = EngineState()
    defer { state.restore() }
    do throws(IBError) {
      let former = try IBDocument(contentsOf: old)
      let present = try IBDocument(contentsOf: new)
      try compare(former, present, into: &pictures)
    } catch let error {
      pictures.problems = ["not compared: \(error.description)"]
    }
    // The reader knows the document by this name, not by where its versions lie.
    for index in pictures.problems.indices {
      for path in [old, new] {
        pictures.problems[index] = pictures.problems[index].replacing(path, with: shown)
      }
    }
    return pictures
  }

  private func compare(
    _ former: IBDocument,
    _ present: IBDocument,
    into pictures: inout DocumentPictures
  ) throws(IBError) {
    let facts = ProjectFacts.of(present.file)
    let missing = missingImages(former, present, facts)
    // Pictures of the same document differ by the images that are there, and by colours of catalogues.
    guard
      missing.former != missing.present || hasOtherColors(former, present)
        || !isSavedAgain(former, present)
    else { return }
    let version = max(ToolsVersion(of: former), ToolsVersion(of: present))
    let now = PictureSide(present, version, missing: missing.present)
    var before = PictureSide(former, version, missing: missing.former)
    before.follow(present)
    var gathering = PictureGathering(thresholds)
    do throws(UIKitException) {
      let ownPoint = SweepPoint(width: nil, text: .short)
      let nowOwn = try now.layout(ownPoint, own: nil)
      let beforeOwn = try before.layout(ownPoint, own: nil, like: nowOwn)
      pictures.problems += problems(nowOwn, beforeOwn)
      gathering.add(beforeOwn, nowOwn, at: ownPoint, before, now)
      for point in (sweep ?? .ownSizes).fitted(to: present, facts).points
      where point.text == .short {
        let nowThere = try now.layout(point, own: nowOwn)
        let beforeThere = try before.layout(point, own: beforeOwn, like: nowThere)
        let isSame = zip(nowThere.roots, beforeThere.roots).allSatisfy { $0 == nil && $1 == nil }
        guard !isSame else { continue }
        gathering.add(
          beforeThere.filled(from: beforeOwn),
          nowThere.filled(from: nowOwn),
          at: point,
          before,
          now
        )
      }
    } catch let error {
      pictures.problems.append("not compared: laying it out raises \(error.description)")
    }
    pictures.changes = gathering.changes
    pictures.pictures = gathering.worst(Self.picturedMax).flatMap {
      PictureAlbum(before: before.document, now: now.document, change: $0).pictures
    }
  }

  /// The images that the project lacks; none where either version may have some elsewhere.
  private func missingImages(
    _ former: IBDocument,
    _ present: IBDocument,
    _ facts: ProjectFacts
  ) -> (former: Set<String>, present: Set<String>) {
    let others = ProjectFacts.of(former.file)
    guard !facts.mayHaveOtherImages, !others.mayHaveOtherImages else { return ([], []) }
    return (
      ResourceCheck.missingImages(former, others), ResourceCheck.missingImages(present, facts)
    )
  }

  /// Whether both versions say the same: a document that was only saved again has the frames of another canvas.
  private func isSavedAgain(_ former: IBDocument, _ present: IBDocument) -> Bool {
    if FileReader.haveSameContent(former.file, present.file) { return true }
    return former.imageSizes == present.imageSizes
      && DocumentDiffer().saysTheSame(former, present)
  }

  /// Whether a colour that a document names has another value in the catalogues of either version.
  private func hasOtherColors(_ former: IBDocument, _ present: IBDocument) -> Bool {
    let names = present.root.child(.resources)?.children
      .filter { $0.name == .namedColor }.compactMap { $0.text(.name) }
    let (before, now) = (AssetColors.near(former.file), AssetColors.near(present.file))
    return names?.contains { before.set(named: $0) != now.set(named: $0) } ?? false
  }

  /// Which roots could not be made, on either side.
  private func problems(_ now: SweepLayout, _ before: SweepLayout) -> [String] {
    let after = now.errors.map { "not compared: \($0.name) cannot be made: \($0.error)" }
    let known = Set(now.errors.map(\.name))
    let former = before.errors.filter { !known.contains($0.name) }.map {
      "not compared: \($0.name) could not be made before: \($0.error)"
    }
    return after + former
  }
}

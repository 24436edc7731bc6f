import Foundation
import InterfaceBuilder
import InterfaceBuilderCanvas

/// Tells what changed between two documents.
@MainActor
public struct DocumentDiffer {
  /// The width that roots are given, in points; nil keeps the document's.
  public var width: Double?

  /// The least change of a frame that is told, in points.
  private static let leastMove = 0.5

  /// Creates a comparison at the documents' own sizes.
  public init() {}

  /// Compares two documents; one that is not there is nil.
  ///
  /// - Parameters:
  ///   - old: The path of the older one.
  ///   - new: The path of the newer one.
  ///   - file: What the answer calls them.
  /// - Returns: What changed; an error where one cannot be read.
  /// - Complexity: O(bytes + views), and a layout of each.
  public func difference(from old: String?, to new: String?, file: String) -> DocumentDifference {
    guard let old else { return DocumentDifference(file: file, state: .added) }
    guard let new else { return DocumentDifference(file: file, state: .removed) }
    var difference = DocumentDifference(file: file, state: .changed)
    var reading = old
    do throws(IBError) {
      let former = try IBDocument(contentsOf: old)
      reading = new
      let present = try IBDocument(contentsOf: new)
      compare(former, present, in: &difference)
    } catch {
      // Who asks knows the document by this name, not by where its sides were put.
      let text = error.description.replacing(reading, with: file)
      difference.error = reading == old ? "its older version: \(text)" : text
    }
    return difference
  }

  /// Whether two documents say the same, apart from how they were saved.
  ///
  /// - Complexity: O(views), and a layout of each.
  func saysTheSame(_ former: IBDocument, _ present: IBDocument) -> Bool {
    var difference = DocumentDifference(file: present.file, state: .changed)
    compare(former, present, in: &difference)
    return difference.isEmpty
  }

  private func compare(
    _ former: IBDocument,
    _ present: IBDocument,
    in difference: inout DocumentDifference
  ) {
    compare(DocumentOutline(former), DocumentOutline(present), in: &difference)
    addMoves(former, present, to: &difference)
  }

  private func compare(
    _ old: DocumentOutline,
    _ new: DocumentOutline,
    in difference: inout DocumentDifference
  ) {
    difference.objects = changes(old.objects, old.order, new.objects, new.order)
    addReordered(old, new, to: &difference)
    difference.constraints = changes(
      old.constraints,
      old.constraintOrder,
      new.constraints,
      new.constraintOrder
    )
    difference.connections = changes(
      old.connections,
      old.connectionOrder,
      new.connections,
      new.connectionOrder
    )
    DifferenceFolding(old, new).fold(&difference)
  }

  private typealias Entry = DocumentOutline.Entry

  private func changes(
    _ old: [String: Entry],
    _ oldOrder: [String],
    _ new: [String: Entry],
    _ newOrder: [String]
  ) -> [DocumentDifference.Change] {
    var changes: [DocumentDifference.Change] = []
    for id in newOrder {
      guard let now = new[id] else { continue }
      guard let before = old[id] else {
        changes.append(.init(kind: .added, id: id, name: now.name, line: now.line))
        continue
      }
      let values = differing(before, now)
      let isMoved = before.parent != now.parent || before.place != now.place
      guard isMoved || !values.isEmpty else { continue }
      changes.append(
        .init(
          kind: isMoved ? .moved : .changed,
          id: id,
          name: now.name,
          values: values,
          line: now.line
        )
      )
    }
    for id in oldOrder where new[id] == nil {
      guard let before = old[id] else { continue }
      changes.append(.init(kind: .removed, id: id, name: before.name, line: before.line))
    }
    return changes
  }

  private func differing(_ old: Entry, _ new: Entry) -> [DocumentDifference.Value] {
    Set(old.values.keys).union(new.values.keys).sorted().compactMap { name in
      let (before, now) = (old.values[name], new.values[name])
      guard before != now else { return nil }
      return name.isEmpty
        ? .init(name: name, old: old.name, new: new.name)
        : .init(name: name, old: before, new: now)
    }
  }

  /// The fewest subviews that moved among the others, with their places counted from 1.
  private static func reordered(_ old: [String], _ new: [String]) -> [DocumentDifference.Value] {
    new.difference(from: old).inferringMoves().insertions.compactMap { change in
      guard case .insert(let place, let id, let former?) = change else { return nil }
      return .init(name: "place of \(id)", old: String(former + 1), new: String(place + 1))
    }
  }

  /// Tells of views whose subviews are in another order.
  private func addReordered(
    _ old: DocumentOutline,
    _ new: DocumentOutline,
    to difference: inout DocumentDifference
  ) {
    func children(_ outline: DocumentOutline) -> [String: [String]] {
      var children: [String: [String]] = [:]
      for id in outline.order {
        guard let parent = outline.objects[id]?.parent, outline.objects[id]?.place == "subviews"
        else { continue }
        children[parent, default: []].append(id)
      }
      return children
    }
    let former = children(old)
    for (parent, present) in children(new).sorted(by: { $0.key < $1.key }) {
      guard let before = former[parent], let object = new.objects[parent] else { continue }
      let common = Set(before).intersection(present)
      let values = Self.reordered(before.filter(common.contains), present.filter(common.contains))
      guard !values.isEmpty else { continue }
      difference.objects.append(
        .init(
          kind: .changed,
          id: parent,
          name: object.name,
          values: values,
          line: object.line
        )
      )
    }
  }

  /// Lays both out as one version of Interface Builder does, with one measure of texts, and compares the frames.
  private func addMoves(
    _ former: IBDocument,
    _ present: IBDocument,
    to difference: inout DocumentDifference
  ) {
    var inspector = DocumentInspector()
    inspector.width = width
    inspector.intrinsicSizes = .engine
    inspector.canvasVersion = max(ToolsVersion(of: former), ToolsVersion(of: present))
    let isOtherDevice = former.device?.id != present.device?.id
    // A canvas without a device has the size of none: what has one decides for both.
    let isFormerShown = isOtherDevice && CanvasDevice(present).known == nil
    let shown = isFormerShown ? former : present
    if isOtherDevice { inspector.device = CanvasDevice(shown).known }
    let sizes = rootSizes(of: shown, isOtherDevice)
    inspector.rootSizes = isFormerShown ? sizes : [:]
    let now = inspector.inspect(present, path: present.file)
    inspector.rootSizes = isFormerShown ? [:] : sizes
    let before = inspector.inspect(former, path: former.file)
    difference.error = now.error ?? before.error
    let frames = Dictionary(before.views.map { ($0.id, $0) }) { first, _ in first }
    let names = OutlineNames(present)
    let isUnchanged = difference.isEmpty && former.imageSizes == present.imageSizes
    let stored = StoredPlaces(present, isUnchanged: isUnchanged)
    for view in now.views where !stored.arePassedOver(view) {
      guard let known = frames[view.id], known.parent == view.parent, let new = view.frame,
        let old = known.frame, isMove(old, stored.told(of: view, new, before: old))
      else { continue }
      let name = present.object(withID: view.id).map(names.described) ?? view.id
      difference.moves.append(.init(id: view.id, name: name, old: .init(old), new: .init(new)))
    }
  }

  /// The sizes of the roots that follow the device: screens do, and all where the device is another one.
  private func rootSizes(of document: IBDocument, _ hasOtherDevice: Bool) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for root in DocumentRoot.all(of: document) {
      let isScreen = root.object.role == .viewController
      let view = isScreen ? root.object.object(key: "view") : root.object
      guard isScreen || hasOtherDevice, let id = view?.id, let size = view?.frame?.size else {
        continue
      }
      sizes[id] = size
    }
    return sizes
  }

  private func isMove(_ old: CGRect, _ new: CGRect) -> Bool {
    let distances = [
      old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height,
    ]
    return distances.contains { abs($0) > Self.leastMove }
  }
}

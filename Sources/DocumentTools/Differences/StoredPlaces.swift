import Foundation
import InterfaceBuilder

/// Which stored frames place nothing, so that a re-save may change them and tell nothing.
@MainActor
struct StoredPlaces {
  private let document: IBDocument
  /// Whether nothing but frames is another in the older document.
  private let isUnchanged: Bool
  /// The labels and images that cells place by their style, wherever a document stores them.
  private let partsOfStyledCells: Set<String>

  /// Reads a document.
  ///
  /// - Complexity: O(objects).
  init(_ document: IBDocument, isUnchanged: Bool) {
    self.document = document
    self.isUnchanged = isUnchanged
    partsOfStyledCells = document.objects.filter { $0.elementName == .tableViewCell }
      .reduce(into: Set<String>()) { ids, cell in
        for name: IBAttributeName in [.textLabel, .detailTextLabel, .imageView] {
          if let id = cell.element.text(name) { ids.insert(id) }
        }
      }
  }

  /// Whether something else than its stored frame always places a view.
  ///
  /// The same constraints put a view where they did, as far as they decide; what they leave open, a version may store
  /// otherwise.
  func arePassedOver(_ view: InspectedView) -> Bool {
    // A cell's content view follows its cell.
    view.element == "tableViewCellContentView" || partsOfStyledCells.contains(view.id)
      || isUnchanged && hasConstraints(view)
  }

  /// The part of a frame that a document decides: of rows the height, and of roots the size.
  func told(of view: InspectedView, _ frame: CGRect, before: CGRect) -> CGRect {
    if view.element == "tableViewCell" {
      return CGRect(origin: before.origin, size: CGSize(width: before.width, height: frame.height))
    }
    return view.parent == nil ? CGRect(origin: before.origin, size: frame.size) : frame
  }

  private func hasConstraints(_ view: InspectedView) -> Bool {
    guard let object = document.object(withID: view.id) else { return false }
    return object.element.boolean(.translatesAutoresizingMaskIntoConstraints) == false
      || object.parent?.elementName == .stackView
  }
}

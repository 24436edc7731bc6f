import Foundation
import HeadlessUIKit
import InterfaceBuilderCanvas

/// Changes the images and texts of views before a layout.
@MainActor
struct SweepContent {
  /// The images that the project does not have: UIKit shows nothing for them, of no size.
  var missing: Set<String> = []
  /// Whether a text is the same in all languages, as the app's name and samples of its data are.
  var isName: (String) -> Bool = { _ in false }
  /// The longest translations by the ids of views.
  var translations: [String: Translation] = [:]
  /// Whether tab bars are there that scenes only simulate.
  var hasSimulatedTabBars = true
  /// Whether empty labels and image views are filled, as code does before a person sees them.
  var fillsEmpty = false
  /// Whether roots have the safe areas of a running app.
  ///
  /// Some versions of Interface Builder take what a window gives twice.
  var hasRunningAreas = false
  /// The heights that code gives to rows, by the ids of their cells.
  var rowHeights: [String: CGFloat] = [:]
  /// What the layout has in common with that of another version of the document; nil for what the document says.
  var stage: SweepStage?

  /// The size of an image that code may set, in points; any other would do.
  private static let filling = CGSize(width: 20, height: 20)

  /// Changes the views of a document.
  ///
  /// - Complexity: O(views).
  func apply(to views: some Sequence<UIView>, _ places: DocumentPlaces) {
    guard !missing.isEmpty || fillsEmpty else { return }
    for view in views {
      removeImages(of: view)
      if fillsEmpty, isCodes(view, places) { fill(view) }
    }
  }

  private func removeImages(of view: UIView) {
    func isMissing(_ image: UIImage?) -> Bool { image?.name.map(missing.contains) ?? false }
    switch view {
    case let view as UIImageView: if isMissing(view.image) { view.image = nil }
    case let button as UIButton:
      if isMissing(button.image(for: .normal)) { button.setImage(nil, for: .normal) }
      if isMissing(button.backgroundImage(for: .normal)) {
        button.setBackgroundImage(nil, for: .normal)
      }
    default: break
    }
  }

  /// Whether code reaches a view, by an outlet or as its class.
  private func isCodes(_ view: UIView, _ places: DocumentPlaces) -> Bool {
    guard let id = view.interfaceBuilderID else { return false }
    return places.connected.contains(id) || places.objects[id]?.customClass != nil
      || places.translated.contains(id)
  }

  private func fill(_ view: UIView) {
    switch view {
    case let label as UILabel: if (label.text ?? "").isEmpty { label.text = "Text" }
    case let view as UIImageView:
      if view.image == nil { view.image = UIImage(name: nil, size: Self.filling) }
    case let button as UIButton:
      guard (button.currentTitle ?? "").isEmpty, button.currentImage == nil else { return }
      button.setTitle("Text", for: .normal)
    default: break
    }
  }
}

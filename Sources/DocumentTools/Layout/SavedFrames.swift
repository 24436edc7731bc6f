import HeadlessUIKit
import InterfaceBuilder

/// A document with its views where Interface Builder saved them; made when it is first asked for.
@MainActor
final class SavedFrames {
  private let document: IBDocument
  private let name: String
  private let places: DocumentPlaces

  init(_ document: IBDocument, named name: String, _ places: DocumentPlaces) {
    self.document = document
    self.name = name
    self.places = places
  }

  /// The roots without a layout pass; nil when making them raises.
  private(set) lazy var layout: SweepLayout? =
    try? SweepLayout(savedIn: document, named: name, places: places)
}

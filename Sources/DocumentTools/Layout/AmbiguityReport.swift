import HeadlessUIKit

/// A view of a document with an ambiguous frame.
public struct AmbiguityReport: Sendable {
  /// The view's Interface Builder id; nil for one without.
  public var id: String?
  /// The view in a sentence: its element, its label or class, its id.
  public var view: String
  /// The view's line in the document, from 1.
  public var line: Int?
  /// The ambiguous parts of the frame, such as `horizontal position and width`.
  public var freedom: String

  @MainActor
  init(_ ambiguity: LayoutAmbiguity, _ places: DocumentPlaces) {
    let object = places.object(of: ambiguity.view)
    id = ambiguity.view.interfaceBuilderID
    view = object?.described ?? String(describing: type(of: ambiguity.view))
    line = object?.location.line
    freedom = ambiguity.freedom.names
  }
}

import HeadlessUIKit

/// A view of a document whose frame its constraints leave open.
public struct AmbiguityReport: Sendable {
  /// The view's id.
  public var id: String?
  /// The view as a sentence names it.
  public var view: String
  /// The view's line in the document.
  public var line: Int?
  /// What of the frame is open, as in `horizontal position and width`.
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

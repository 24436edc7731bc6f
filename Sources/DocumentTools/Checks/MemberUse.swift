import TestModel

/// An object of a document whose class must have what connections ask of it.
struct MemberUse: Codable, Sendable {
  /// A connection to a property, or a message to the object.
  struct Member: Codable, Sendable {
    /// The property or the selector.
    let name: String
    let isAction: Bool
    /// The id of the connection.
    let id: String
    let line: Int
    let column: Int
    /// Whether nothing leads to where it stands.
    var isUnreached: Bool?
    /// Whether a text field sends it at an event that it does not tell: the end of a touch, or a changed value.
    var isOfTextField: Bool?
    /// The outlets to what sends it.
    var senders: [OutletName]?
    /// The outlets to the view that the document hides with what sends it; nil where it hides none.
    var hiding: [OutletName]?
    /// Whether the document takes the touches from what sends it.
    var takesNoTouches: Bool?
    /// Whether the item of a bar that sends it is what leads back: it only does that.
    var isOfBackItem: Bool?
    /// Whether the item of a bar that sends it shows a view of its own, and so hears no touches.
    var hasOwnView: Bool?
    /// Where the item stands in its navigation item that sends it and that no outlet leads to: `rightBarButtonItem`.
    var barKey: String?
    /// Whether the bar's item that sends it has a segue as well.
    var hasSegue: Bool?
  }

  /// Who the object is.
  enum Role: String, Codable, Sendable {
    /// It is made of the class that the document names.
    case own
    /// Code makes it, and may take a subclass.
    case owner
    /// Whoever answers.
    case firstResponder
  }

  /// The custom class; UIKit's for an object without one, empty for the first responder.
  let className: String
  let module: String?
  /// Whether the module is the app's own.
  let isOfTarget: Bool
  /// Whether the document names the class.
  let isCustom: Bool
  let role: Role
  /// The object in a sentence.
  let described: String
  let id: String
  let location: CaseLocation
  var isUnreached: Bool?
  /// Whether it owns a nib with a cell: lists make cells without an owner.
  var isOfCell: Bool?
  /// Whether no delegating view asks the object for anything, so that one of UIKit's own class does as well.
  var isPlain: Bool?
  var members: [Member] = []
}

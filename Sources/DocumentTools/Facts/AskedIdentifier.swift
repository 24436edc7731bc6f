import TestModel

/// What code asks for by an identifier or a name in quotation marks.
struct AskedIdentifier: Hashable, Sendable {
  /// What it asks for.
  enum Kind: Sendable {
    /// A segue of the controller itself.
    case segue
    /// A controller of a storyboard.
    case scene
    /// A cell or another view of a list, which must be registered.
    case cell
    /// A nib of the app.
    case nib
  }

  let kind: Kind
  let identifier: String
  /// The class around the call.
  let owner: String
  let file: String
  let line: Int
  /// Where the call stands in the source.
  var place = 0
  /// The class that a nib is loaded for, where the call makes it: `Card(nibName:…)`.
  var made: String?
  /// Whether it is asked for where no cell was dequeued, in a source that registers cells.
  var isFallback = false
  /// The reuse identifier in quotation marks by which the code dequeued a cell before and found none.
  var dequeued: String?
  /// Whether it is registered for a list, and the source dequeues nothing by that identifier.
  var isUndequeued = false
  /// Whether that source dequeues other cells.
  var dequeuesOthers = false
  /// The reuse identifier in quotation marks that a nib is registered with.
  var registered: String?
}

/// What a stress can do to a list in one step.
enum StressOperation: String, CaseIterable, Sendable {
  /// Moves the content by at most a row.
  case scroll
  /// Moves the content anywhere, now and then beyond its ends.
  case jump
  /// Scrolls a row or item to a place on the screen.
  case scrollTo
  /// Reads everything anew after any change of the data.
  case reload
  /// Inserts rows or items.
  case insert
  /// Deletes rows or items.
  case delete
  /// Moves a row or item.
  case move
  /// Makes rows or items anew.
  case reloadItems
  /// Inserts sections.
  case insertSections
  /// Deletes sections.
  case deleteSections
  /// Moves a section.
  case moveSection
  /// Makes sections anew.
  case reloadSections
  /// Several changes at once.
  case batch
  /// Batches inside a batch.
  case nestedBatch
  /// Gives the window another size.
  case resize
  /// Exchanges the window's width and height.
  case rotate
  /// Selects by program.
  case select
  /// Deselects by program.
  case deselect
  /// Taps a row or item.
  case tap
  /// Starts or ends editing.
  case setEditing
  /// Swipes a row and taps its delete button.
  case swipeDelete
  /// Swipes a row and taps elsewhere.
  case swipeCancel
  /// Taps the edit control of a row: inserts, or deletes after the confirmation.
  case editControl
  /// Drags a row by its handle.
  case drag
  /// Taps a title of the index.
  case tapIndex
  /// Pulls to refresh; what is new arrives later.
  case refresh
  /// Gives a collection view another layout.
  case switchLayout
  /// Sets a property that the geometry depends on.
  case setProperty
  /// Lets time pass.
  case advance
  /// Replaces a registration.
  case register
  /// Changes the data some time before the list is told.
  case lateData
  /// Tells of other changes than the data made: UIKit's error must come.
  case wrongCounts
  /// Tells of changes that exclude one another: UIKit's error must come.
  case illegal
  /// Applies a changed snapshot.
  case snapshot
  /// Changes a snapshot as it cannot be: UIKit's error must come.
  case illegalSnapshot

  /// How often an operation is drawn when the suite does not say.
  var standardWeight: Int {
    switch self {
    case .snapshot: 100
    case .scroll: 24
    case .jump, .scrollTo, .insert, .delete, .batch, .illegalSnapshot: 8
    case .move, .reloadItems, .select, .tap: 5
    case .insertSections, .deleteSections, .moveSection, .reloadSections, .advance: 3
    default: 2
    }
  }

  /// What can be done to a list whose data are snapshots.
  static let ofSnapshots: Set<StressOperation> = [
    .snapshot, .illegalSnapshot, .scroll, .jump, .scrollTo, .reload, .resize, .rotate, .select,
    .deselect, .tap, .setEditing, .switchLayout, .setProperty, .advance, .register,
  ]
}

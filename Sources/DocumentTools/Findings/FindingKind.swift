import TestModel

/// A kind of finding of `check`: a stable name by which findings are judged, counted and left out.
///
/// `Documentation/Findings.md` says of each what breaks, when, how to mend it, and what it would not find.
public enum FindingKind: String, CaseIterable, Codable, Sendable {
  // Documents
  case duplicateID = "DuplicateID"
  case topLevelObjects = "TopLevelObjects"
  case prototypeInNib = "PrototypeInNib"
  case prototypeWithoutIdentifier = "PrototypeWithoutIdentifier"
  case repeatedReuseIdentifier = "RepeatedReuseIdentifier"
  case staticCells = "StaticCells"
  case misplacedView = "MisplacedView"
  case ambiguousView = "AmbiguousView"
  case unusedDocument = "UnusedDocument"
  case missingImage = "MissingImage"
  case missingColor = "MissingColor"

  // Translations
  case unreadableStrings = "UnreadableStrings"
  case staleTranslation = "StaleTranslation"
  case missingTranslation = "MissingTranslation"

  // Connections and classes
  case danglingConnection = "DanglingConnection"
  case foreignScene = "ForeignScene"
  case leftoverAction = "LeftoverAction"
  case duplicateConnection = "DuplicateConnection"
  case repeatedOutlet = "RepeatedOutlet"
  case ownerOutlet = "OwnerOutlet"
  case missingOutlet = "MissingOutlet"
  case missingAction = "MissingAction"
  case missingClass = "MissingClass"
  case missingSegue = "MissingSegue"
  case missingScene = "MissingScene"
  case missingCell = "MissingCell"
  case missingNib = "MissingNib"
  case classMismatch = "ClassMismatch"
  case instantiation = "Instantiation"

  // Storyboards
  case initialViewController = "InitialViewController"
  case danglingSegue = "DanglingSegue"
  case repeatedSegueIdentifier = "RepeatedSegueIdentifier"
  case repeatedStoryboardIdentifier = "RepeatedStoryboardIdentifier"
  case unreachableScene = "UnreachableScene"
  case containedScenes = "ContainedScenes"
  case sceneCircle = "SceneCircle"

  // Layout
  case danglingConstraint = "DanglingConstraint"
  case foreignConstraint = "ForeignConstraint"
  case invalidConstraint = "InvalidConstraint"
  case duplicateConstraint = "DuplicateConstraint"
  case layout = "Layout"
  case frame = "Frame"
  case conflict = "Conflict"
  case ambiguous = "Ambiguous"
  case height = "Height"
  case clipped = "Clipped"
  case outside = "Outside"
  case overlap = "Overlap"
  case unseen = "Unseen"
  case moved = "Moved"

  /// Whether it is only looked for at other widths, on devices, or in appearances.
  var isOfSweep: Bool {
    switch self {
    case .conflict, .ambiguous, .height, .clipped, .outside, .overlap, .unseen: true
    default: false
    }
  }

  /// How much findings of this kind matter, unless a project says otherwise.
  public var severity: FindingSeverity {
    switch self {
    case .misplacedView, .ambiguousView, .repeatedSegueIdentifier, .unreachableScene,
      .prototypeWithoutIdentifier, .sceneCircle, .leftoverAction, .duplicateConnection,
      .duplicateConstraint, .missingColor, .unusedDocument, .staleTranslation,
      .missingTranslation:
      .note
    case .repeatedOutlet, .prototypeInNib, .missingImage, .missingClass, .conflict, .ambiguous,
      .height, .clipped,
      .outside, .overlap, .unseen, .moved:
      .warning
    default:
      .error
    }
  }
}

import HeadlessUIKit
import InterfaceBuilder

/// What a canvas does with all of a document.
@MainActor
package struct CanvasPolicy: RuleSubject {
  /// The sizes of text styles.
  enum TextStyles {
    case standard, medium, smallerTitles, smallest, television
  }

  let document: IBDocument
  let sizes: IntrinsicSizes
  var addsPlaceholders = false
  var followsSizeClasses = false
  var hasFlatGuides = false
  var keepsFixedFrames = false
  var keepsStoredContents = false
  var showsStoppedIndicators = false
  var laysOutHiddenCells = false
  var spreadsSafeArea = false
  var knowsDesignedSizes = false
  var knowsDesignedLines = false
  var loosensContent = false
  /// Whether backgrounds of cells and lists stay where the document has them.
  package internal(set) var keepsBackgrounds = false
  /// How stacks share out their lengths.
  var stackSharing = StackSharing()
  var textStyles = TextStyles.standard
  var hasTelevisionButtons = false
  /// The letters of the system's font; nil for those of today.
  package internal(set) var systemFont: FittedTextMeasurer.SystemFont?

  init(_ document: IBDocument, sizes: IntrinsicSizes) {
    self.document = document
    self.sizes = sizes
  }
}

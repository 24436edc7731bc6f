import Foundation
import HeadlessUIKit

/// The natural sizes that a canvas lays out with instead of the views' own.
package struct CanvasSizes {
  var content: [ObjectIdentifier: CGSize] = [:]
  /// The least lengths of arranged views that ask for none.
  var assumed: [ObjectIdentifier: AssumedSize] = [:]
  /// How high a line is in labels whose class has another font than the document says.
  var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// Whether the safe area of a root reaches into the views inside of it.
  var spreadsSafeArea = true
  /// How stacks share out their lengths.
  var stackSharing = StackSharing()

  /// Hands the sizes to an engine that is to lay out as the canvas does.
  @MainActor
  package func apply(to engine: LayoutEngine) {
    engine.contentSizes = content
    engine.assumedSizes = assumed
    engine.lineHeights = lineHeights
    engine.spreadsSafeArea = spreadsSafeArea
    engine.stackSharing = stackSharing
  }
}

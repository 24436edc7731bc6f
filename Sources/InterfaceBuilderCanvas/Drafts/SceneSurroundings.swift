import Foundation

/// What stands at the ends of a scene, and how it is shown.
package struct SceneSurroundings {
  /// How a segue presents a scene.
  enum Presentation {
    case automatic, formSheet, fullScreen, overFullScreen, pageSheet, popover

    /// Whether tablets show it smaller than their screen.
    var isSheet: Bool { self == .automatic || self == .formSheet || self == .pageSheet }
  }

  var hasStatusBar = true
  package internal(set) var hasNavigationBar = false
  package internal(set) var hasTabBar = false
  var hasToolbar = false
  /// Whether content ends at the navigation bar instead of lying under it.
  var isBarOpaque = false
  /// Whether the navigation bar has a second row with its title.
  var hasLargeTitle = false
  /// Whether the root has a size of its own rather than the screen's.
  var isFreeform = false
  /// The size that the root was given, if it has one of its own; bars may have taken some of it.
  var freeformSize: CGSize?
  /// Whether a container of the document shows the scene inside of another.
  var isEmbedded = false
  /// Whether a scene that is shown so leads to it.
  var isFromEmbedded = false
  /// How the scene, or the container that it is in, is presented; nil where no segue presents it.
  var presentation: Presentation?
  /// Whether a line above the title tells what to do.
  var hasPrompt = false
  /// Whether the scene's view lies under bars at its top, too.
  var extendsUnderTop = true
  /// Whether it lies under bars at its bottom.
  var extendsUnderBottom = true
  /// Whether it does so under opaque ones as well.
  var extendsUnderOpaqueBars = false
  /// The size that the container of a scene has instead of the screen's.
  var containerSize: CGSize?
}

import Foundation

/// What a controller keeps of the scene that it came from, until its view is loaded.
@MainActor
final class SceneState {
  let storyboard: UIStoryboard
  let program: NibProgram
  /// The scene's other objects, by slot; the controller itself is left out, as it owns this.
  var objects: [NSObject?]
  let controllerSlot: NibSlot
  /// Whether the view is made empty, as another scene only contains this one.
  let isOutline: Bool

  init(
    storyboard: UIStoryboard,
    program: NibProgram,
    objects: [NSObject?],
    controllerSlot: NibSlot,
    isOutline: Bool
  ) {
    self.storyboard = storyboard
    self.program = program
    self.objects = objects
    self.controllerSlot = controllerSlot
    self.isOutline = isOutline
  }
}

/// Why a controller appears or disappears, while it does.
enum ControllerMovement {
  case toParent
  case fromParent
  case presented
  case dismissed
}

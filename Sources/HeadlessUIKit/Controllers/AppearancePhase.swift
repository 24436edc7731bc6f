/// Where a controller is between appearing and disappearing.
enum AppearancePhase {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// The custom layouts that a stress brings along, as `<stress layout>` names them.
enum StressLayoutName: String, CaseIterable, Sendable {
  case waterfall
  case circle
}

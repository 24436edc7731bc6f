/// How fast a quantity may grow, from the slowest, as `<scaling max>` names it.
enum GrowthLimit: String, CaseIterable, Sendable {
  case constant = "O(1)"
  case logarithmic = "O(log n)"
  case linear = "O(n)"
  case linearithmic = "O(n log n)"
  case quadratic = "O(n^2)"
}

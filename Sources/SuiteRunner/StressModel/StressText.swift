/// Parts of the texts in cells and headers.
enum StressText {
  /// Says how often something was loaded again; nothing where it never was.
  static func reloads(_ count: Int) -> String { count == 0 ? "" : "+\(count)" }
}

/// A hole in a program: what follows begins some bytes after an aligned address.
struct LayoutGap: Sendable, Hashable {
  /// The part of the program.
  let output: PlacedSection.Output
  /// The alignment of its begin.
  let alignment: Int
  /// Its size.
  let byteCount: Int

  /// The symbol of the gap of a number.
  static func symbol(_ number: Int) -> String { "nibmark.gap.\(number)" }
}

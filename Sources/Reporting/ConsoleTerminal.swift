import Foundation

/// The capabilities of the console's output.
public struct ConsoleTerminal: Sendable {
  /// Whether lines can be redrawn in place.
  public var isInteractive: Bool
  /// Whether colours may be used.
  public var usesColor: Bool
  /// Whether characters beyond ASCII may be used for marks and bars.
  public var usesUnicode: Bool
  /// The number of columns; asked before each drawing, because windows are resized.
  public var columnCount: @Sendable () -> Int

  /// Creates a description; the default is a log without colours.
  public init(
    isInteractive: Bool = false,
    usesColor: Bool = false,
    usesUnicode: Bool = true,
    columnCount: @escaping @Sendable () -> Int = { 100 }
  ) {
    self.isInteractive = isInteractive
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
    self.columnCount = columnCount
  }

  /// Detects the capabilities of a file descriptor from its type and the environment.
  ///
  /// Colours need a terminal without `NO_COLOR` (no-color.org) and `TERM=dumb`. `CLICOLOR_FORCE`
  /// turns them on in a log, where many CI systems show them.
  public static func detected(
    descriptor: Int32,
    environment: [String: String]
  ) -> ConsoleTerminal {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    return ConsoleTerminal(
      // CI systems with a pseudo-terminal would log every redraw as a line.
      isInteractive: isTerminal && !isSet("CI"),
      usesColor: (isTerminal || isForced) && !isSet("NO_COLOR"),
      usesUnicode: locale.map { $0.uppercased().contains("UTF") } ?? !isTerminal,
      columnCount: { Self.columnCount(of: descriptor) }
    )
  }

  private static func columnCount(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

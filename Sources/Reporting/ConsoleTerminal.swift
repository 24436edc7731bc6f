import Foundation

/// What the console may do where its text goes.
public struct ConsoleTerminal: Sendable {
  /// Whether a line can be redrawn in place.
  public var isInteractive: Bool
  /// Whether colours may be used.
  public var usesColor: Bool
  /// Whether characters beyond ASCII may be used for marks and bars.
  public var usesUnicode: Bool
  /// How many columns there are; asked again at each drawing, as windows are resized.
  public var columnCount: @Sendable () -> Int

  /// Creates a description; the default is a log.
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

  /// Finds out what a file descriptor is and what the environment asks for.
  ///
  /// Colours come on a terminal only, never with `NO_COLOR` set (no-color.org) or `TERM=dumb`;
  /// `CLICOLOR_FORCE` asks for them in a log, where many CI systems show them.
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
      // CI systems that give a pseudo-terminal keep every redraw as a line of their log.
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

import Foundation

/// A log of the system's; here none.
public final class OSLog: Sendable {
  /// Stored only.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Stored only.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Creates one.
  public init(subsystem: String, category: String) {}
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: UInt8
  /// Creates one.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Stored only.
  public static let `default` = OSLogType(rawValue: 0)
  /// Stored only.
  public static let info = OSLogType(rawValue: 1)
  /// Stored only.
  public static let debug = OSLogType(rawValue: 2)
  /// Stored only.
  public static let error = OSLogType(rawValue: 16)
  /// Stored only.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message into the system's log; here nowhere.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) { /* there is no log */  }

/// Writes a message into the system's log; here nowhere.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {
  /* there is no log */
}

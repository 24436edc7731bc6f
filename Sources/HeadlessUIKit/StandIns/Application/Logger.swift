import Foundation

/// Writes messages into the system's log; here nowhere.
public struct Logger: Sendable {
  /// Creates one.
  public init(subsystem: String, category: String) {}
  /// Creates one.
  public init() {}
  /// Does nothing here.
  public func log(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func debug(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func info(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func notice(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func warning(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func error(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func fault(_ message: String) { /* there is no log */  }
  /// Does nothing here.
  public func critical(_ message: String) { /* there is no log */  }
}

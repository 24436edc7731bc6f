/// What UIKit would have printed on the console: texts that are no exceptions.
@MainActor
public enum ConsoleLog {
  /// Messages kept; the oldest go first.
  private static let messageCountMax = 1000
  /// The messages since the last ``removeAll()``.
  public internal(set) static var messages: [String] = []

  /// Forgets the messages.
  public static func removeAll() { messages.removeAll() }

  static func write(_ message: String) {
    if messages.count >= messageCountMax { messages.removeFirst(messageCountMax / 2) }
    messages.append(message)
  }
}

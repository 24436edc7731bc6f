/// Messages that UIKit would print on the console and that are no exceptions.
@preconcurrency @MainActor
public enum ConsoleLog {
  /// The greatest number of messages kept; the oldest go first.
  private static let messageCountMax = 1000
  /// The messages since the last ``removeAll()``, at most 1000, the oldest first.
  public internal(set) static var messages: [String] = []

  /// Forgets all messages; call it at the start of a test.
  public static func removeAll() { messages.removeAll() }

  static func write(_ message: String) {
    if messages.count >= messageCountMax { messages.removeFirst(messageCountMax / 2) }
    messages.append(message)
  }
}

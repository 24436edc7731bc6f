import Foundation

/// A worker's lines with what was read of them.
package struct WorkerLine {
  private let channel: WorkerChannel
  private var buffer = LineBuffer()
  /// Lines that were read with one before them: not every message is answered.
  private var waiting: [Data] = []

  /// Takes over the lines of this process.
  ///
  /// - Throws: ``WorkerError`` when no supervisor started it.
  package static func claim() throws(WorkerError) -> WorkerLine {
    WorkerLine(channel: try WorkerChannel.claim())
  }

  private init(channel: WorkerChannel) {
    self.channel = channel
  }

  /// The next message; nil at the end of the supervisor's words.
  package mutating func next<Message: Decodable>(
    _ type: Message.Type
  ) throws(WorkerError) -> Message? {
    while waiting.isEmpty {
      guard let data = channel.read() else { return nil }
      waiting = buffer.take(data)
    }
    do {
      return try WorkerCoding.message(type, from: waiting.removeFirst())
    } catch {
      throw WorkerError("cannot read the supervisor's message: \(error)")
    }
  }

  /// Sends an answer, after what was printed.
  package func send(_ answer: some Encodable) throws(WorkerError) { try channel.send(answer) }
}

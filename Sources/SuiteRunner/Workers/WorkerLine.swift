import Foundation
import WorkerSupport

/// A worker's lines with what was read of them.
struct WorkerLine {
  let channel: WorkerChannel
  private var buffer = LineBuffer()

  init(channel: WorkerChannel) {
    self.channel = channel
  }

  /// The next message; nil at the end of the supervisor's words.
  mutating func next<Message: Decodable>(
    _ type: Message.Type
  ) throws(WorkerError) -> Message? {
    try channel.next(type, &buffer)
  }

  func send(_ answer: WorkerAnswer) throws(WorkerError) { try channel.send(answer) }
}

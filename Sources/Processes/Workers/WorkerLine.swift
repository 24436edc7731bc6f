/// A worker's lines with what was read of them.
package struct WorkerLine {
  private let channel: WorkerChannel
  private var buffer = LineBuffer()

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
    try channel.next(type, &buffer)
  }

  /// Sends an answer, after what was printed.
  package func send(_ answer: some Encodable) throws(WorkerError) { try channel.send(answer) }
}

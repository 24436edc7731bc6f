/// What a supervisor and its workers say to one another: one JSON object a line.
///
/// The supervisor sends a ``WorkerJob`` and hears `ready`; from then on each ``WorkerRequest`` but `release` is
/// answered by one ``WorkerAnswer``. A comparison drives workers of two builds, so a version that differs is refused
/// and never guessed at.
package enum WorkerProtocol {
  /// Grows with every change of the messages.
  package static let version = 2

  /// Where a worker finds the pipe for its answers; the standard streams belong to the cases.
  package static let answerDescriptor: Int32 = 3
}

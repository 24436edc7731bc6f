/// The descriptors that a worker is started with.
struct WorkerStreams {
  var input: Int32
  var output: Int32
  var answers: Int32
}

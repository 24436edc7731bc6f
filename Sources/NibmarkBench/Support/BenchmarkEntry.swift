/// One thing to measure.
struct BenchmarkEntry {
  var name: String
  /// What is measured; `perCall` of it happen in one call.
  var body: () -> Void
  /// Entering the main actor from a closure costs more than many a thing that is measured: such do several a call.
  var perCall = 1

  init(name: String, perCall: Int = 1, body: @escaping () -> Void) {
    self.name = name
    self.perCall = perCall
    self.body = body
  }
}

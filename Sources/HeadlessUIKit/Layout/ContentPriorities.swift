/// A view's content-hugging and compression-resistance priorities, per axis.
struct ContentPriorities {
  var huggingHorizontal: Float = 250
  var huggingVertical: Float = 250
  var compressionHorizontal: Float = 750
  var compressionVertical: Float = 750
}

/// How strongly a view keeps its natural size, per direction.
struct ContentPriorities {
  var huggingHorizontal: Float = 250
  var huggingVertical: Float = 250
  var compressionHorizontal: Float = 750
  var compressionVertical: Float = 750
}

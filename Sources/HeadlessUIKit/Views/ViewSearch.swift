/// Finds views and constraints by their addresses: counting references would cost more than the comparisons.
///
/// Not on the main actor, because closures there check their executor at every call.
enum ViewSearch {
  /// The index of an object; searched first at the front, then from the end.
  ///
  /// These are the places where cells enter and leave a list, and constraints are taken away in the order in which they came.
  static func index<Object: NSObject>(of object: Object, in list: [Object]) -> Int? {
    let sought = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return list.withUnsafeBytes { bytes -> Int? in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      var index = pointers.count
      guard index > 0 else { return nil }
      if pointers[0] == sought { return 0 }
      while index > 1 {
        index &-= 1
        if pointers[index] == sought { return index }
      }
      return nil
    }
  }
}

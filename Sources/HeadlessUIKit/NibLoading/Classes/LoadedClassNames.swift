/// The names of all Swift classes in this process.
///
/// The runtime compares a name that no class has with every type of every library, which takes about 40 µs. Documents
/// name mostly such classes, those of their app.
@MainActor
enum LoadedClassNames {
  private static var hashes = HashFilter()
  private static var imageCount = 0

  /// Whether a class may have this name, without its module and outer types; never false for one that does.
  ///
  /// - Complexity: O(name) after the first call; that one, and one after a library was loaded, reads all types.
  static func mayContain(_ name: some StringProtocol) -> Bool {
    let images = LoadedImages.typeRecords()
    if images.count != imageCount {
      imageCount = images.count
      hashes = HashFilter()
      for records in images { insertClasses(of: records) }
    }
    // A runtime whose tables lie otherwise has none of the engine's classes in them.
    return hashes.contains(name.utf8) || !hashes.contains("UIView".utf8)
  }

  private static func insertClasses(of records: UnsafeRawBufferPointer) {
    guard let start = records.baseAddress else { return }
    for offset in stride(from: 0, to: records.count, by: MemoryLayout<Int32>.size) {
      guard let type = TypeDescriptor(record: start + offset), type.isClass, let name = type.name
      else { continue }
      hashes.insert(UnsafeRawBufferPointer(start: name, count: length(of: name)))
    }
  }

  private static func length(of name: UnsafeRawPointer) -> Int {
    var count = 0
    while (name + count).load(as: UInt8.self) != 0 { count += 1 }
    return count
  }
}

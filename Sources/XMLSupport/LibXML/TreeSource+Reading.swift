import Files

extension TreeSource {
  /// Reads a whole file; `name` is what messages call it.
  ///
  /// - Throws: ``XMLError`` with `io` when it cannot be read, with `sizeLimit` when it is too
  ///   large.
  static func bytes(of path: String, as name: String, limits: XMLLimits)
    throws(XMLError) -> [UInt8]
  {
    do throws(FileError) {
      return try FileReader.read(path, byteCountMax: limits.byteCountMax)
    } catch {
      throw XMLError(error, name: name, limits: limits)
    }
  }
}

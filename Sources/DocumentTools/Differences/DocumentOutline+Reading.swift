import InterfaceBuilder

extension DocumentDiffer {
  /// The outline of a document, one thing a line: what `git diff` compares with a `textconv`.
  ///
  /// - Throws: `DocumentToolError` where it cannot be read.
  /// - Complexity: O(bytes).
  public func outline(of path: String) throws(DocumentToolError) -> [String] {
    do throws(IBError) {
      return DocumentOutline(try IBDocument(contentsOf: path)).lines
    } catch {
      throw DocumentToolError(error.description)
    }
  }
}

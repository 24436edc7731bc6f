import Synchronization

/// An error of reading an element table with the way to the element that it is about.
package struct ElementTableFailure: Error {
  /// What is wrong and where.
  package var error: XMLError
  /// The elements from the root to the one in question, `document/objects/view`; may be empty.
  package var elementPath: String
}

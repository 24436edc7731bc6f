import Synchronization

/// An error from reading an element table, with the path of the element.
package struct ElementTableFailure: Error {
  /// What is wrong and where.
  package var error: XMLError
  /// The elements from the root to the faulty one, `document/objects/view`; may be empty.
  package var elementPath: String
}

/// What happens to custom classes, outlets and keys that nobody declared.
public enum NibClassPolicy: Sendable {
  /// The base class stands in and takes any outlet and attribute; each is noted.
  case lenient
  /// As UIKit: the base class stands in, and the first outlet that it lacks raises (NB-7, NB-12).
  case strict
}

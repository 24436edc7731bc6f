/// The runtime's own look-up of a case's name.
///
/// `String(describing:)` gives the same text after dozens of conformance look-ups; for the 700
/// names of the vocabulary that took longer than reading a thousand nibs.
@_silgen_name("swift_EnumCaseName")
private func swiftEnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The name of a case of an enumeration without payloads.
func caseName<E: RawRepresentable>(_ value: E) -> String {
  swiftEnumCaseName(value).map { String(cString: $0) } ?? String(describing: value)
}

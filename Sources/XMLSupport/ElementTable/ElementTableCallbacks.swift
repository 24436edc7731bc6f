import CLibXML2

extension XMLError.Code {
  /// An attribute's value is not of its kind, such as a number, `YES` or `NO`, or a keyword.
  public static let invalidValue = Self(rawValue: "invalidValue")
}

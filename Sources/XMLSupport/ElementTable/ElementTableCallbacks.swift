import CLibXML2

extension XMLError.Code {
  /// The value of an attribute is not what its element needs: a number, `YES` or `NO`, a word.
  public static let invalidValue = Self(rawValue: "invalidValue")
}

/// The space of a colour whose space is custom.
public enum IBCustomColorSpace: UInt8, IBKeyword {
  case sRGB, genericGamma22GrayColorSpace, calibratedWhite, calibratedRGB, displayP3,
    adobeRGB1998, genericGrayColorSpace

  package static var list: IBKeywordList { .customColorSpace }
}

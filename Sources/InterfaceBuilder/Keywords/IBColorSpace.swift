/// The space of a colour's components.
public enum IBColorSpace: UInt8, IBKeyword {
  case custom, calibratedWhite, calibratedRGB, catalog, deviceRGB, deviceWhite

  package static var list: IBKeywordList { .colorSpace }
}

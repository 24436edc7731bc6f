/// The way a device is held.
public enum IBOrientation: UInt8, IBKeyword {
  case portrait, landscape, landscapeLeft, landscapeRight, portraitUpsideDown

  package static var list: IBKeywordList { .orientation }
}

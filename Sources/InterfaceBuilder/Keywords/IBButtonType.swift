/// The style of a button that has no configuration.
public enum IBButtonType: UInt8, IBKeyword {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, plain,
    close

  package static var list: IBKeywordList { .buttonType }
}

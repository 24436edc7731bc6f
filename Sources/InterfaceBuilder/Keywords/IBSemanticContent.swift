/// Whether a view flips in right-to-left languages.
public enum IBSemanticContent: UInt8, IBKeyword {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  package static var list: IBKeywordList { .semanticContent }
}

/// The size and colour of an activity indicator.
public enum IBActivityIndicatorStyle: UInt8, IBKeyword {
  case whiteLarge, white, gray, medium, large

  package static var list: IBKeywordList { .activityIndicatorStyle }
}

/// What a date picker picks.
public enum IBDatePickerMode: UInt8, IBKeyword {
  case time, date, dateAndTime, countDownTimer, yearAndMonth

  package static var list: IBKeywordList { .datePickerMode }
}

/// The lines between the cells of a table view.
public enum IBSeparatorStyle: UInt8, IBKeyword {
  case none, singleLine, singleLineEtched, `default`

  package static var list: IBKeywordList { .separatorStyle }
}

/// Where the cells of a list come from.
public enum IBDataMode: UInt8, IBKeyword {
  case prototypes, `static`, none

  package static var list: IBKeywordList { .dataMode }
}

/// The border of a text field.
public enum IBBorderStyle: UInt8, IBKeyword {
  case none, line, bezel, roundedRect

  package static var list: IBKeywordList { .borderStyle }
}

/// When a view of a text field is shown.
public enum IBTextFieldViewMode: UInt8, IBKeyword {
  case never, whileEditing, unlessEditing, always

  package static var list: IBKeywordList { .textFieldViewMode }
}

/// How scrolling sends the keyboard away.
public enum IBKeyboardDismissMode: UInt8, IBKeyword {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

  package static var list: IBKeywordList { .keyboardDismissMode }
}

/// When the safe area adds to a scroll view's insets.
public enum IBContentInsetAdjustment: UInt8, IBKeyword {
  case automatic, scrollableAxes, never, always

  package static var list: IBKeywordList { .contentInsetAdjustment }
}

/// Whether a view flips in right-to-left languages.
public enum IBSemanticContent: UInt8, IBKeyword {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  package static var list: IBKeywordList { .semanticContent }
}

/// The direction in which a flow layout grows.
public enum IBScrollDirection: UInt8, IBKeyword {
  case vertical, horizontal

  package static var list: IBKeywordList { .scrollDirection }
  package static var isOpen: Bool { false }
}

/// The size and colour of an activity indicator.
public enum IBActivityIndicatorStyle: UInt8, IBKeyword {
  case whiteLarge, white, gray, medium, large

  package static var list: IBKeywordList { .activityIndicatorStyle }
}

/// The space of a colour's components.
public enum IBColorSpace: UInt8, IBKeyword {
  case custom, calibratedWhite, calibratedRGB, catalog, deviceRGB, deviceWhite

  package static var list: IBKeywordList { .colorSpace }
}

/// The space of a colour whose space is custom.
public enum IBCustomColorSpace: UInt8, IBKeyword {
  case sRGB, genericGamma22GrayColorSpace, calibratedWhite, calibratedRGB, displayP3,
    adobeRGB1998, genericGrayColorSpace

  package static var list: IBKeywordList { .customColorSpace }
}

/// The family of system fonts that a font description names.
public enum IBFontType: UInt8, IBKeyword {
  case system, boldSystem, italicSystem

  package static var list: IBKeywordList { .fontType }
}

/// The weight of a system font.
public enum IBFontWeight: UInt8, IBKeyword {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static var list: IBKeywordList { .fontWeight }
}

/// The way a device is held.
public enum IBOrientation: UInt8, IBKeyword {
  case portrait, landscape, landscapeLeft, landscapeRight, portraitUpsideDown

  package static var list: IBKeywordList { .orientation }
}

/// Light or dark.
public enum IBAppearance: UInt8, IBKeyword {
  case light, dark

  package static var list: IBKeywordList { .appearance }
}

/// The type of a user-defined runtime attribute.
public enum IBRuntimeAttributeType: UInt8, IBKeyword {
  case string, localizedString, number, boolean, color, rect, point, size, range, image, `nil`

  package static var list: IBKeywordList { .runtimeAttributeType }
  package static var isOpen: Bool { false }
}

/// The edge of a view controller's view that a layout guide stands for.
public enum IBLayoutGuideEdge: UInt8, IBKeyword {
  case top, bottom

  package static var list: IBKeywordList { .layoutGuideEdge }
}

/// What a date picker picks.
public enum IBDatePickerMode: UInt8, IBKeyword {
  case time, date, dateAndTime, countDownTimer, yearAndMonth

  package static var list: IBKeywordList { .datePickerMode }
}

/// What the section insets of a flow layout are measured from.
public enum IBSectionInsetReference: UInt8, IBKeyword {
  case contentInset, safeArea, layoutMargins

  package static var list: IBKeywordList { .sectionInsetReference }
  package static var aliases: [String: Self] {
    [
      "fromContentInset": .contentInset,
      "fromSafeArea": .safeArea,
      "fromLayoutMargins": .layoutMargins,
    ]
  }
}

/// A distance that the system chooses.
public enum IBSpacingType: UInt8, IBKeyword {
  case standard

  package static var list: IBKeywordList { .spacingType }
}

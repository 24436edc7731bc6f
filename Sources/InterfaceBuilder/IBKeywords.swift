import XMLSupport

/// A closed set of words that an attribute may have; each case is the word that documents write.
package protocol IBKeyword: RawRepresentable<UInt8>, CaseIterable, Sendable, Hashable {
  /// The list of the vocabulary that holds the words.
  static var list: IBKeywordList { get }
  /// Other spellings of the same.
  static var aliases: [String: Self] { get }
  /// Whether other words are noted instead of refused: newer tools may write them.
  static var isOpen: Bool { get }
}

extension IBKeyword {
  package static var aliases: [String: Self] { [:] }
  package static var isOpen: Bool { true }

  static var keywordList: XMLVocabulary.KeywordList {
    let own = allCases.map { (word: caseName($0), value: $0.rawValue) }
    let others = aliases.map { (word: $0.key, value: $0.value.rawValue) }
    return XMLVocabulary.KeywordList(
      words: own + others.sorted { $0.word < $1.word },
      isOpen: isOpen
    )
  }
}

/// How a view fits its content into its bounds.
public enum IBContentMode: UInt8, IBKeyword {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight

  package static var list: IBKeywordList { .contentMode }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "TopLeft": .topLeft,
      "TopRight": .topRight,
      "BottomLeft": .bottomLeft,
      "BottomRight": .bottomRight,
    ]
  }
}

/// The edge, size or line of a view that a constraint ties.
public enum IBLayoutAttribute: UInt8, IBKeyword {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline,
    firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
    trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute

  package static var list: IBKeywordList { .layoutAttribute }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "lastBaseline": .baseline
    ]
  }
}

/// Whether a constraint holds as an equation or an inequality.
public enum IBLayoutRelation: UInt8, IBKeyword {
  case equal, greaterThanOrEqual, lessThanOrEqual

  package static var list: IBKeywordList { .layoutRelation }
  package static var isOpen: Bool { false }
}

/// The direction of a stack view.
public enum IBAxis: UInt8, IBKeyword {
  case horizontal, vertical

  package static var list: IBKeywordList { .axis }
  package static var isOpen: Bool { false }
}

/// How a stack view places its views across its axis.
public enum IBStackAlignment: UInt8, IBKeyword {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  package static var list: IBKeywordList { .stackAlignment }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "top": .leading,
      "bottom": .trailing,
    ]
  }
}

/// How a stack view shares its length.
public enum IBStackDistribution: UInt8, IBKeyword {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  package static var list: IBKeywordList { .stackDistribution }
  package static var isOpen: Bool { false }
}

/// How lines of text are placed.
public enum IBTextAlignment: UInt8, IBKeyword {
  case left, center, right, justified, natural

  package static var list: IBKeywordList { .textAlignment }
  package static var isOpen: Bool { false }
}

/// What happens to text that is too long for a line.
public enum IBLineBreakMode: UInt8, IBKeyword {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  package static var list: IBKeywordList { .lineBreakMode }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "wordWrapping": .wordWrap,
      "charWrapping": .characterWrap,
      "characterWrapping": .characterWrap,
      "clipping": .clip,
      "truncatingHead": .headTruncation,
      "truncatingTail": .tailTruncation,
      "truncatingMiddle": .middleTruncation,
    ]
  }
}

/// Where shrunken text stands in a label.
public enum IBBaselineAdjustment: UInt8, IBKeyword {
  case alignBaselines, alignCenters, none

  package static var list: IBKeywordList { .baselineAdjustment }
}

/// Where a control places its content across.
public enum IBHorizontalAlignment: UInt8, IBKeyword {
  case center, left, right, fill, leading, trailing

  package static var list: IBKeywordList { .horizontalAlignment }
  package static var isOpen: Bool { false }
}

/// Where a control places its content up and down.
public enum IBVerticalAlignment: UInt8, IBKeyword {
  case center, top, bottom, fill

  package static var list: IBKeywordList { .verticalAlignment }
  package static var isOpen: Bool { false }
}

/// The style of a button that has no configuration.
public enum IBButtonType: UInt8, IBKeyword {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, plain,
    close

  package static var list: IBKeywordList { .buttonType }
}

/// The mark at the end of a table view cell.
public enum IBAccessoryType: UInt8, IBKeyword {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

  package static var list: IBKeywordList { .accessoryType }
}

/// How a selected table view cell is shown.
public enum IBCellSelectionStyle: UInt8, IBKeyword {
  case none, blue, gray, `default`

  package static var list: IBKeywordList { .cellSelectionStyle }
}

/// The built-in layout of a table view cell.
public enum IBTableViewCellStyle: UInt8, IBKeyword {
  case IBUITableViewCellStyleDefault, IBUITableViewCellStyleValue1, IBUITableViewCellStyleValue2,
    IBUITableViewCellStyleSubtitle

  package static var list: IBKeywordList { .tableViewCellStyle }
}

/// The look of a table view.
public enum IBTableViewStyle: UInt8, IBKeyword {
  case plain, grouped, insetGrouped

  package static var list: IBKeywordList { .tableViewStyle }
}

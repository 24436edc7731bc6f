import Foundation
import HeadlessUIKit

extension ReadableProperties {
  static let controls: [Property] =
    buttons + values + [
      Property("contentHorizontalAlignment") { (c: UIControl) in c.contentHorizontalAlignment },
      Property("contentVerticalAlignment") { (c: UIControl) in c.contentVerticalAlignment },
      Property("enabled") { (c: UIControl) in c.isEnabled },
      Property("selected") { (c: UIControl) in c.isSelected },
      Property("highlighted") { (c: UIControl) in c.isHighlighted },
      Property("image") { (v: UIImageView) in v.image },
      Property("size") { (image: UIImage) in image.size },
      Property("highlightedImage") { (v: UIImageView) in v.highlightedImage },
      Property("highlighted") { (v: UIImageView) in v.isHighlighted },
      Property("style") { (v: UIActivityIndicatorView) in v.style },
      Property("hidesWhenStopped") { (v: UIActivityIndicatorView) in v.hidesWhenStopped },
      Property("animating") { (v: UIActivityIndicatorView) in v.isAnimating },
      Property("axis") { (s: UIStackView) in s.axis },
      Property("distribution") { (s: UIStackView) in s.distribution },
      Property("alignment") { (s: UIStackView) in s.alignment },
      Property("spacing") { (s: UIStackView) in s.spacing },
      Property("baselineRelativeArrangement") { (s: UIStackView) in
        s.isBaselineRelativeArrangement
      },
      Property("layoutMarginsRelativeArrangement") { (s: UIStackView) in
        s.isLayoutMarginsRelativeArrangement
      },
      Property("arrangedSubviews") { (s: UIStackView) in s.arrangedSubviews },
      Property("contentView") { (v: UIVisualEffectView) in v.contentView },
    ]

  private static let buttons: [Property] = [
    Property("buttonType") { (b: UIButton) in b.buttonType },
    Property("contentEdgeInsets") { (b: UIButton) in b.contentEdgeInsets },
    Property("titleEdgeInsets") { (b: UIButton) in b.titleEdgeInsets },
    Property("imageEdgeInsets") { (b: UIButton) in b.imageEdgeInsets },
    Property("adjustsImageWhenHighlighted") { (b: UIButton) in b.adjustsImageWhenHighlighted },
    Property("adjustsImageWhenDisabled") { (b: UIButton) in b.adjustsImageWhenDisabled },
    Property("reversesTitleShadowWhenHighlighted") { (b: UIButton) in
      b.reversesTitleShadowWhenHighlighted
    },
    Property("showsTouchWhenHighlighted") { (b: UIButton) in b.showsTouchWhenHighlighted },
    Property("currentTitle") { (b: UIButton) in b.currentTitle },
    Property("currentAttributedTitle") { (b: UIButton) in b.currentAttributedTitle },
    Property("currentTitleColor") { (b: UIButton) in b.currentTitleColor },
    Property("currentTitleShadowColor") { (b: UIButton) in b.currentTitleShadowColor },
    Property("currentImage") { (b: UIButton) in b.currentImage },
    Property("currentBackgroundImage") { (b: UIButton) in b.currentBackgroundImage },
    Property("titleLabel") { (b: UIButton) in b.titleLabel },
    Property("imagePadding") { (b: UIButton) in b.configuration?.imagePadding },
    Property("contentInsets") { (b: UIButton) in b.configuration?.contentInsets },
  ]

  private static let values: [Property] = [
    Property("minimumValue") { (s: UISlider) in s.minimumValue },
    Property("maximumValue") { (s: UISlider) in s.maximumValue },
    Property("value") { (s: UISlider) in s.value },
    Property("continuous") { (s: UISlider) in s.isContinuous },
    Property("minimumValue") { (s: UIStepper) in s.minimumValue },
    Property("maximumValue") { (s: UIStepper) in s.maximumValue },
    Property("value") { (s: UIStepper) in s.value },
    Property("stepValue") { (s: UIStepper) in s.stepValue },
    Property("wraps") { (s: UIStepper) in s.wraps },
    Property("autorepeat") { (s: UIStepper) in s.autorepeat },
    Property("continuous") { (s: UIStepper) in s.isContinuous },
    Property("on") { (s: UISwitch) in s.isOn },
    Property("progress") { (p: UIProgressView) in p.progress },
    Property("progressViewStyle") { (p: UIProgressView) in p.progressViewStyle },
    Property("numberOfPages") { (p: UIPageControl) in p.numberOfPages },
    Property("currentPage") { (p: UIPageControl) in p.currentPage },
    Property("hidesForSinglePage") { (p: UIPageControl) in p.hidesForSinglePage },
    Property("selectedSegmentIndex") { (s: UISegmentedControl) in s.selectedSegmentIndex },
    Property("numberOfSegments") { (s: UISegmentedControl) in s.numberOfSegments },
    Property("momentary") { (s: UISegmentedControl) in s.isMomentary },
    Property("segmentTitles") { (s: UISegmentedControl) in
      (0..<s.numberOfSegments).map { s.titleForSegment(at: $0) ?? "" }
    },
    Property("segmentImages") { (s: UISegmentedControl) in
      (0..<s.numberOfSegments).map { s.imageForSegment(at: $0)?.name ?? "nothing" }
    },
    Property("datePickerMode") { (p: UIDatePicker) in p.datePickerMode },
    Property("minuteInterval") { (p: UIDatePicker) in p.minuteInterval },
    Property("countDownDuration") { (p: UIDatePicker) in p.countDownDuration },
    Property("date") { (p: UIDatePicker) in p.date.timeIntervalSinceReferenceDate },
    Property("preferredDatePickerStyle") { (p: UIDatePicker) in p.preferredDatePickerStyle },
    Property("minimumValueImage") { (s: UISlider) in s.minimumValueImage },
    Property("maximumValueImage") { (s: UISlider) in s.maximumValueImage },
    Property("minimumTrackTintColor") { (s: UISlider) in s.minimumTrackTintColor },
    Property("maximumTrackTintColor") { (s: UISlider) in s.maximumTrackTintColor },
    Property("thumbTintColor") { (s: UISlider) in s.thumbTintColor },
    Property("onTintColor") { (s: UISwitch) in s.onTintColor },
    Property("thumbTintColor") { (s: UISwitch) in s.thumbTintColor },
    Property("progressTintColor") { (p: UIProgressView) in p.progressTintColor },
    Property("trackTintColor") { (p: UIProgressView) in p.trackTintColor },
    Property("progressImage") { (p: UIProgressView) in p.progressImage },
    Property("trackImage") { (p: UIProgressView) in p.trackImage },
    Property("pageIndicatorTintColor") { (p: UIPageControl) in p.pageIndicatorTintColor },
    Property("currentPageIndicatorTintColor") { (p: UIPageControl) in
      p.currentPageIndicatorTintColor
    },
    Property("selectedSegmentTintColor") { (s: UISegmentedControl) in
      s.selectedSegmentTintColor
    },
    Property("color") { (v: UIActivityIndicatorView) in v.color },
  ]

  static let texts: [Property] = [
    Property("text") { (l: UILabel) in l.text },
    Property("attributedText") { (l: UILabel) in l.attributedText },
    Property("font") { (l: UILabel) in l.font },
    Property("textColor") { (l: UILabel) in l.textColor },
    Property("highlightedTextColor") { (l: UILabel) in l.highlightedTextColor },
    Property("textAlignment") { (l: UILabel) in l.textAlignment },
    Property("lineBreakMode") { (l: UILabel) in l.lineBreakMode },
    Property("numberOfLines") { (l: UILabel) in l.numberOfLines },
    Property("adjustsFontSizeToFitWidth") { (l: UILabel) in l.adjustsFontSizeToFitWidth },
    Property("minimumScaleFactor") { (l: UILabel) in l.minimumScaleFactor },
    Property("baselineAdjustment") { (l: UILabel) in l.baselineAdjustment },
    Property("enabled") { (l: UILabel) in l.isEnabled },
    Property("highlighted") { (l: UILabel) in l.isHighlighted },
    Property("shadowColor") { (l: UILabel) in l.shadowColor },
    Property("shadowOffset") { (l: UILabel) in l.shadowOffset },
    Property("adjustsFontForContentSizeCategory") { (l: UILabel) in
      l.adjustsFontForContentSizeCategory
    },
    Property("preferredMaxLayoutWidth") { (l: UILabel) in l.preferredMaxLayoutWidth },
    Property("text") { (f: UITextField) in f.text },
    Property("placeholder") { (f: UITextField) in f.placeholder },
    Property("font") { (f: UITextField) in f.font },
    Property("textColor") { (f: UITextField) in f.textColor },
    Property("textAlignment") { (f: UITextField) in f.textAlignment },
    Property("borderStyle") { (f: UITextField) in f.borderStyle },
    Property("clearsOnBeginEditing") { (f: UITextField) in f.clearsOnBeginEditing },
    Property("adjustsFontSizeToFitWidth") { (f: UITextField) in f.adjustsFontSizeToFitWidth },
    Property("minimumFontSize") { (f: UITextField) in f.minimumFontSize },
    Property("clearButtonMode") { (f: UITextField) in f.clearButtonMode },
    Property("leftView") { (f: UITextField) in f.leftView },
    Property("rightView") { (f: UITextField) in f.rightView },
    Property("secureTextEntry") { (f: UITextField) in f.isSecureTextEntry },
    Property("autocapitalizationType") { (f: UITextField) in
      f.inputTraits.autocapitalizationType
    },
    Property("autocorrectionType") { (f: UITextField) in f.inputTraits.autocorrectionType },
    Property("textContentType") { (f: UITextField) in f.inputTraits.textContentType },
    Property("enablesReturnKeyAutomatically") { (f: UITextField) in
      f.inputTraits.enablesReturnKeyAutomatically
    },
    Property("keyboardType") { (v: UITextView) in v.inputTraits.keyboardType },
    Property("secureTextEntry") { (v: UITextView) in v.inputTraits.isSecureTextEntry },
    Property("keyboardType") { (f: UITextField) in f.inputTraits.keyboardType },
    Property("returnKeyType") { (f: UITextField) in f.inputTraits.returnKeyType },
    Property("text") { (v: UITextView) in v.text },
    Property("attributedText") { (v: UITextView) in v.attributedText },
    Property("font") { (v: UITextView) in v.font },
    Property("textColor") { (v: UITextView) in v.textColor },
    Property("textAlignment") { (v: UITextView) in v.textAlignment },
    Property("editable") { (v: UITextView) in v.isEditable },
    Property("selectable") { (v: UITextView) in v.isSelectable },
  ]
}

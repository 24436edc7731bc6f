import Foundation
import HeadlessUIKit

/// What a flow layout's properties say.
struct PlainFlowStyle: Equatable {
  var isVertical = true
  var itemSize = CGSize(width: 50, height: 50)
  var lineSpacing = 10.0
  var itemSpacing = 10.0
  var inset = UIEdgeInsets.zero
  var header = CGSize.zero
  var footer = CGSize.zero
  var pinsHeaders = false
  var pinsFooters = false
}

extension PlainFlowStyle {
  @MainActor
  init(_ layout: UICollectionViewFlowLayout) {
    isVertical = layout.scrollDirection == .vertical
    itemSize = layout.itemSize
    lineSpacing = Double(layout.minimumLineSpacing)
    itemSpacing = Double(layout.minimumInteritemSpacing)
    inset = layout.sectionInset
    header = layout.headerReferenceSize
    footer = layout.footerReferenceSize
    pinsHeaders = layout.sectionHeadersPinToVisibleBounds
    pinsFooters = layout.sectionFootersPinToVisibleBounds
  }
}

import Foundation

/// The delegate's answers for the waterfall.
@MainActor
protocol StressWaterfallDelegate: AnyObject {
  func waterfallHeight(at indexPath: IndexPath) -> CGFloat
}

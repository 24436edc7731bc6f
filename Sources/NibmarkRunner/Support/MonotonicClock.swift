import Foundation

/// A clock that never goes back.
package enum MonotonicClock {
  /// Seconds since some moment.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

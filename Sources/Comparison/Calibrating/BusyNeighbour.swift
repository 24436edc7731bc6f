import Foundation
import Numbers

/// What a process does that disturbs a calibration.
public enum BusyNeighbour {
  /// Works in bursts until a process is no longer this one's parent.
  ///
  /// The parent names itself: it may be gone before this process could ask.
  public static func work(seed: UInt64, parent: Int32) {
    var state = seed
    var numbers = [UInt64](repeating: 1, count: 1 << 18)
    while getppid() == parent {
      // Between 5 and 260 ms of work over two mebibytes, which fill caches, then as much rest.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = 0.005 + Double(state >> 56) / 1000
      let end = ContinuousClock.now + .seconds(saturating: length)
      while ContinuousClock.now < end {
        for index in numbers.indices { numbers[index] = numbers[index] &* 3 &+ state }
      }
      usleep(UInt32(clamping: Int(saturating: length * 1e6)))
    }
  }
}

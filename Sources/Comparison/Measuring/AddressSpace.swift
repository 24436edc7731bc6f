import Foundation

/// Address space randomisation of new processes.
enum AddressSpace {
  private typealias Call = @convention(c) (UInt) -> Int32
  /// `ADDR_NO_RANDOMIZE` of `sys/personality.h`, which Swift does not import.
  private static let isFixed: UInt = 0x004_0000
  /// Asks for the current value without changing it.
  private static let query: UInt = 0xffff_ffff

  /// Whether new processes can all have the same addresses here; some containers forbid that.
  static let canBeFixed: Bool = {
    guard let symbol = dlsym(nil, "personality") else { return false }
    let personality = unsafeBitCast(symbol, to: Call.self)
    let former = personality(query)
    guard former >= 0, personality(UInt(former) | isFixed) >= 0 else { return false }
    _ = personality(UInt(former))
    return true
  }()

  /// Runs a closure whose new processes all have the same addresses.
  ///
  /// Where the system forbids that, as in some containers, the closure runs all the same.
  static func unrandomised<Result>(
    _ body: () throws(MeasuringError) -> Result
  ) throws(MeasuringError) -> Result {
    guard let symbol = dlsym(nil, "personality") else { return try body() }
    let personality = unsafeBitCast(symbol, to: Call.self)
    let former = personality(query)
    guard former >= 0 else { return try body() }
    _ = personality(UInt(former) | isFixed)
    defer { _ = personality(UInt(former)) }
    return try body()
  }
}

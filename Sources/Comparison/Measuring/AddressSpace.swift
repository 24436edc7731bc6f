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
    guard let former = fix() else { return false }
    set(former)
    return true
  }()

  /// Runs a closure whose new processes all have the same addresses.
  ///
  /// Where the system forbids that, as in some containers, the closure runs all the same.
  static func unrandomised<Result>(
    _ body: () throws(MeasuringError) -> Result
  ) throws(MeasuringError) -> Result {
    guard let former = fix() else { return try body() }
    defer { set(former) }
    return try body()
  }

  /// Asks for fixed addresses; answers what was asked for before, or nil where the system forbids it.
  private static func fix() -> UInt? {
    guard let former = set(query), set(former | isFixed) != nil else { return nil }
    return former
  }

  /// Sets the value; answers the former one, or nil where there is no such call or it is forbidden.
  @discardableResult
  private static func set(_ value: UInt) -> UInt? {
    guard let symbol = dlsym(nil, "personality") else { return nil }
    let former = unsafeBitCast(symbol, to: Call.self)(value)
    return former >= 0 ? UInt(former) : nil
  }
}

import Foundation

/// Core Foundation's name of a string.
public typealias CFString = NSString
/// Core Foundation's name of an array.
public typealias CFArray = NSArray
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of data.
public typealias CFData = NSData
/// Core Foundation's name of any object.
public typealias CFTypeRef = AnyObject
/// A number that Apple's C functions answer; 0 for success.
public typealias OSStatus = Int32
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the reference date.
public typealias CFAbsoluteTime = Double
/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// Seconds since the reference date.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds of the system's clock.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A selector from its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

import Foundation
import Synchronization

// Darwin's functions on shared counters. One lock serves all: nothing here is about their speed.
private let counters = Mutex(())

private func change(_ value: UnsafeMutablePointer<Int32>, by amount: Int32) -> Int32 {
  nonisolated(unsafe) let pointer = value
  return counters.withLock { _ in
    pointer.pointee &+= amount
    return pointer.pointee
  }
}

/// Adds 1 to a counter that threads share, and answers what it is then.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: 1)
}

/// Takes 1 from a counter that threads share, and answers what it is then.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: -1)
}

/// Adds to a counter that threads share, and answers what it is then.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: amount)
}

/// As ``OSAtomicIncrement32(_:)``; every one here is a barrier.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: 1)
}

/// As ``OSAtomicDecrement32(_:)``; every one here is a barrier.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: -1)
}

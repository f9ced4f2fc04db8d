import Foundation

/// Runs something on a thread with half a megabyte of stack, as threads have on Apple's systems unless told
/// otherwise.
package func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}

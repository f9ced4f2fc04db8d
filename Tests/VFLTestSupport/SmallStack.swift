import Foundation

/// Runs a closure on a thread with a stack of half a megabyte, the default for secondary threads on Apple's
/// platforms.
package func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}

import Foundation

/// Runs a closure on a thread with a stack of half a megabyte, the default for secondary threads on Apple's
/// platforms, or of another size in KiB.
package func onSmallStack<Result: Sendable>(
  kibibytes: Int = 512,
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = kibibytes << 10
    thread.start()
  }
}

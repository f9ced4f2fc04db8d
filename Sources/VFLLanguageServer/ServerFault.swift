/// The error for which a request has no result.
struct ServerFault: Error, Sendable {
  /// The codes of JSON-RPC 2.0, and of the Language Server Protocol beside them.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  let code: Code
  /// What was expected, and what was found.
  let message: String
  /// The request, where the fault was found before that was understood.
  let identifier: ClientMessage.Identifier?

  /// Creates a fault.
  init(_ code: Code, _ message: String, answering identifier: ClientMessage.Identifier? = nil) {
    self.code = code
    self.message = message
    self.identifier = identifier
  }
}

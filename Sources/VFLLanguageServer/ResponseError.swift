/// The error with which the server responds to a request.
struct ResponseError: Error, Sendable {
  /// The error codes that JSON-RPC 2.0 and the Language Server Protocol define.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  let code: Code
  /// The message that describes the error.
  let message: String
  /// The identifier of the request if the error was found while the request was being parsed.
  let identifier: ClientMessage.Identifier?

  /// Creates an error.
  init(_ code: Code, _ message: String, answering identifier: ClientMessage.Identifier? = nil) {
    self.code = code
    self.message = message
    self.identifier = identifier
  }
}

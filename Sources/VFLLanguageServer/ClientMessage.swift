import VFLText

/// A JSON-RPC 2.0 request or notification from a client.
struct ClientMessage: Sendable {
  /// The identifier of a request, which the response repeats.
  enum Identifier: Sendable, Hashable {
    case number(Int)
    case text(String)

    /// Parses an identifier.
    ///
    /// Returns `nil` if the value is not a valid identifier.
    fileprivate init?(_ value: JSONValue) {
      if let number = value.wholeNumber {
        self = .number(number)
      } else if let text = value.string {
        self = .text(text)
      } else {
        return nil
      }
    }
  }

  /// The identifier of a request, or `nil` for a notification, which has no response.
  let identifier: Identifier?
  /// The name of the request or notification.
  let method: String
  /// The parameters of the message, or `nil` if there are none.
  let parameters: JSONValue?

  /// Parses a message.
  ///
  /// Returns `nil` if the message is a response to a request from the server.
  init?(_ body: [UInt8]) throws(ResponseError) {
    let root: JSONValue
    do {
      // A client that truncates a string may send half of a surrogate pair. The rest of the message is still
      // valid.
      root = try JSONReader.read(body, takingLoneSurrogates: true).root
    } catch {
      throw ResponseError(.parseError, "expected \(error.expected), found \(error.found)")
    }
    guard root.isObject else {
      throw ResponseError(.invalidRequest, "expected an object, found \(root.phrase ?? "a value")")
    }
    let identifier = root["id"].flatMap(Identifier.init)
    guard let method = root["method"] else {
      if root["result"] != nil || root["error"] != nil { return nil }
      throw ResponseError(
        .invalidRequest, "missing `method`", answering: identifier)
    }
    guard let name = method.string else {
      throw ResponseError(
        .invalidRequest, "`method` is not a string",
        answering: identifier)
    }
    guard identifier != nil || root["id"] == nil else {
      throw ResponseError(
        .invalidRequest, "`id` is neither an integer nor a string")
    }
    self.identifier = identifier
    self.method = name
    parameters = root["params"]
  }
}

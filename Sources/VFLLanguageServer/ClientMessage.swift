import VFLDocuments

/// A message of JSON-RPC 2.0 from a client: a request, or a notification.
struct ClientMessage: Sendable {
  /// The identifier of a request, which its answer repeats.
  enum Identifier: Sendable, Hashable {
    case number(Int)
    case text(String)

    /// Reads what a request is called; `nil` for what is no such name.
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

  /// The name of a request; `nil` for a notification, which has no answer.
  let identifier: Identifier?
  /// What is asked for, or told.
  let method: String
  /// What is said with it.
  let parameters: JSONValue?

  /// Understands a message; `nil` where it is the answer to something that the server has asked.
  init?(_ body: [UInt8]) throws(ServerFault) {
    let root: JSONValue
    do {
      // A client that cuts a text anywhere may send half of a character: the rest is no less true.
      root = try JSONReader.read(body, takingLoneSurrogates: true).root
    } catch {
      throw ServerFault(.parseError, "expected \(error.expected), found \(error.found)")
    }
    guard root.isObject else {
      throw ServerFault(.invalidRequest, "expected an object, found \(root.phrase ?? "a value")")
    }
    let identifier = root["id"].flatMap(Identifier.init)
    guard let method = root["method"] else {
      if root["result"] != nil || root["error"] != nil { return nil }
      throw ServerFault(
        .invalidRequest, "expected a `method`, found none", answering: identifier)
    }
    guard let name = method.string else {
      throw ServerFault(
        .invalidRequest, "expected the `method` to be a string, found another value",
        answering: identifier)
    }
    guard identifier != nil || root["id"] == nil else {
      throw ServerFault(
        .invalidRequest, "expected a whole number or a string as `id`, found another value")
    }
    self.identifier = identifier
    self.method = name
    parameters = root["params"]
  }
}

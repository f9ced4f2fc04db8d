/// A message of JSON-RPC 2.0 from a client.
struct ClientMessage: Sendable {
  /// What a request is called, for its answer to name it.
  enum Identifier: Sendable, Hashable {
    case number(Int)
    case text(String)
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
      root = try JSONReader.read(body).root
    } catch {
      throw ServerFault(.parseError, "expected \(error.expected), found \(error.found)")
    }
    guard root.isObject else {
      throw ServerFault(.invalidRequest, "expected a message, an object")
    }
    identifier = root["id"].flatMap { id in
      id.wholeNumber.map { .number($0) } ?? id.string.map { .text($0) }
    }
    guard let method = root["method"] else {
      guard identifier != nil, root["result"] != nil || root["error"] != nil else {
        throw ServerFault(.invalidRequest, "expected a `method`", answering: identifier)
      }
      return nil
    }
    guard let name = method.string else {
      throw ServerFault(
        .invalidRequest, "expected the `method` to be a string", answering: identifier)
    }
    self.method = name
    parameters = root["params"]
  }
}

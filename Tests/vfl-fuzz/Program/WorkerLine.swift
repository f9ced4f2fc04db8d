/// A line that a worker prints for its supervisor.
enum WorkerLine: Equatable, Sendable {
  /// The input for this seed runs next.
  case seed(UInt64)
  /// The input for the last seed violates an invariant.
  case failure(String)
  /// All inputs have run.
  case end

  /// Parses a line; `nil` if the line is not from a worker.
  init?(_ text: String) {
    if text == "end" {
      self = .end
    } else if text.hasPrefix("failure ") {
      self = .failure(String(text.dropFirst("failure ".count)))
    } else if let seed = UInt64(text) {
      self = .seed(seed)
    } else {
      return nil
    }
  }

  /// The line as it is printed.
  var text: String {
    switch self {
    case .seed(let seed): String(seed)
    case .failure(let reason): "failure \(reason.split(separator: "\n").joined(separator: " "))"
    case .end: "end"
    }
  }
}

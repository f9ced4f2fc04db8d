/// The effect of a method on the string, list or dictionary that is its receiver.
enum Mutation: Equatable {
  /// A dictionary gets a key, by the indices of the arguments.
  case set(key: Int, value: Int)
  /// The argument is added: to a dictionary its keys, to a list its elements, to a string its text.
  case merge
  /// The argument is added at the end: to a list as one element, to a string as its text.
  case append
  /// A `printf` template with its arguments is added to a string.
  case format
  case remove
  case unknown

  /// The effect of a method of Swift; `nil` if it only reads.
  init?(method tokens: HostTokens, _ name: Int, _ call: Expression.Call) {
    let count = call.arguments.count
    let labels = call.arguments.map { $0.label.map { tokens.word($0) } ?? "" }
    switch tokens.word(name) {
    case "updateValue", "setValue", "setObject":
      guard let key = labels.firstIndex(of: "forKey") else {
        self = .unknown
        return
      }
      self = .set(key: key, value: 0)
    case "merge", "addEntries", "addEntriesFromDictionary": self = count > 0 ? .merge : .unknown
    case "append" where count == 1: self = labels[0] == "contentsOf" ? .merge : .append
    case "add" where count == 1, "addObject" where count == 1, "appendString" where count == 1:
      self = .append
    case "appendFormat": self = count > 0 ? .format : .unknown
    case "removeValue", "removeAll", "removeObject", "removeFirst", "removeLast", "popLast":
      self = .remove
    default:
      if tokens.isWord(name, anyOf: SystemMethods.reading) { return nil }
      self = .unknown
    }
  }

  /// The effect of a message; `nil` if it only reads.
  init?(selector: String) {
    switch selector {
    case "setObject:forKey:", "setValue:forKey:", "setObject:forKeyedSubscript:":
      self = .set(key: 1, value: 0)
    case "addEntriesFromDictionary:", "setDictionary:", "addObjectsFromArray:": self = .merge
    case "addObject:", "appendString:": self = .append
    case "appendFormat:": self = .format
    default:
      if ["remove", "delete"].contains(where: { selector.hasPrefix($0) }) {
        self = .remove
      } else if ["set", "add", "append", "insert", "replace"].contains(where: {
        selector.hasPrefix($0)
      }) {
        self = .unknown
      } else {
        return nil
      }
    }
  }

  /// Whether a message with arguments only reads a dictionary.
  static func isReader(selector: String) -> Bool {
    messagePrefixes.contains { selector.hasPrefix($0) }
  }

  /// How the messages begin that change nothing in a dictionary.
  private static let messagePrefixes = [
    "object", "value", "key", "all", "enumerate", "is", "has", "contains", "copy", "mutableCopy",
    "init", "description", "write", "count", "dictionaryWithValues", "respondsTo", "get",
  ]
}

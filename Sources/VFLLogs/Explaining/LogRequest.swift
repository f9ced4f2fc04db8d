import VFLDiagnostics

/// The names and constraints of a log that the user knows, and the extra output that the user requested.
package struct LogRequest: Sendable, Hashable {
  /// Names for views, by address.
  package var names: [String: String]
  /// The constraints that are known to be right, by address or by position in the list, from 1.
  package var kept: [String]
  /// Whether to add debugger commands that color the views.
  package var showsDebugger: Bool

  /// Creates a request.
  ///
  /// Without arguments, the log is explained as it is.
  package init(names: [String: String] = [:], kept: [String] = [], showsDebugger: Bool = false) {
    (self.names, self.kept, self.showsDebugger) = (names, kept, showsDebugger)
  }
}

extension LoggedConflict {
  /// Returns the conflict with the names of the request, and marks the constraints that are known to be
  /// right.
  func applying(_ request: LogRequest) -> LoggedConflict {
    var known = self
    for index in constraints.indices {
      if !request.names.isEmpty { known.constraints[index].rename(request.names) }
      if request.kept.contains(String(index + 1))
        || request.kept.contains(constraints[index].address)
      {
        known.constraints[index].isKept = true
      }
    }
    return known
  }
}

extension LoggedConstraint {
  fileprivate mutating func rename(_ names: [String: String]) {
    func renamed(_ item: LoggedItem) -> LoggedItem {
      var item = item
      if item.child == nil, let address = item.address, let name = names[address] {
        item.name = name
      }
      return item
    }
    first.item = renamed(first.item)
    if let other = second { second?.item = renamed(other.item) }
  }
}

extension LogNames {
  // The maximum number of colored views. More colors would be hard to distinguish.
  private static let paintedViews = 8

  /// Returns a debugger command for each view of the given constraints.
  ///
  /// An address is the only text of the log that a command contains.
  func debuggerLines(_ constraints: [LoggedConstraint]) -> [String] {
    var lines: [String] = []
    for item in constraints.flatMap({ $0.items }) where lines.count < Self.paintedViews {
      guard item.maker != .guide, let address = item.address, AddressText.isPlain(address) else {
        continue
      }
      let line =
        "`expr -l objc++ -O -- "
        + (item.isOfAppKit
          ? "[(NSView *)\(address) setWantsLayer:YES], [[(NSView *)\(address) layer] "
            + "setBackgroundColor:[[NSColor redColor] CGColor]]"
          : "[(UIView *)\(address) setBackgroundColor:[UIColor redColor]]")
        + "` colors `\(name(of: item))` red"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}

extension LoggedItem {
  /// Whether the item is a macOS view.
  var isOfAppKit: Bool {
    className.hasPrefix("NS") && !className.hasPrefix("NSKVO") || className.hasPrefix("_NS")
  }
}

extension AddressText {
  /// Returns whether a string consists of `0x` and lowercase hexadecimal digits.
  static func isPlain(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("0x") && !digits.isEmpty
      && digits.allSatisfy { $0.isDecimal || (0x61...0x66).contains($0) }
  }
}

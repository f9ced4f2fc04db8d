public import VFLDiagnostics

/// A format string as a tree: all of its bytes, and what they mean.
///
/// A string of any bytes has a tree. Where something is missing, the tree has an empty span; where
/// something is too much, it is in ``tokens`` only. The nodes stand in flat arrays, so that a tree
/// costs a handful of allocations whatever the length of the string.
public struct FormatTree: Sendable, Hashable {
  /// The bytes of the format.
  public let text: [UInt8]
  /// Every byte of the text once, in order.
  public internal(set) var tokens: [Token] = []
  /// The `H:` or `V:`, if there is one.
  public internal(set) var orientation: OrientationNode?
  /// The `|` in front of the first view, if there is one.
  public internal(set) var leadingBar: SourceSpan?
  /// The views, from the first to the last.
  public internal(set) var views: [ViewNode] = []
  /// What stands between the last view and the closing `|`; `nil` without a closing bar.
  public internal(set) var closingConnection: ConnectionNode?
  /// The `|` behind the last view, if there is one.
  public internal(set) var trailingBar: SourceSpan?
  /// The predicates of all views and connections, in the order of the text.
  public internal(set) var predicates: [PredicateNode] = []

  init(text: [UInt8]) {
    self.text = text
  }

  /// Whether the format speaks of the vertical axis.
  public var isVertical: Bool { orientation?.isVertical ?? false }

  /// The text of a span.
  ///
  /// Bytes that are not UTF-8 come out as U+FFFD.
  public func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }

  /// The text, put together from the tokens: the very bytes that were parsed.
  public var printed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for token in tokens { bytes += text[token.start..<token.end] }
    return bytes
  }
}

/// The `H:` or `V:` of a format.
public struct OrientationNode: Sendable, Hashable {
  /// The letter and the colon.
  public let span: SourceSpan
  /// Whether the letter is `V`.
  public let isVertical: Bool
}

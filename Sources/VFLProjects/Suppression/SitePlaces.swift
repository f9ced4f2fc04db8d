import VFLDiagnostics
import VFLSources

/// The places of the format strings of a file and of the calls that are given them.
///
/// A comment at either place is about the findings in the string.
struct SitePlaces: Sendable {
  /// A literal, or a part of one, and the format that it belongs to.
  private struct Piece: Sendable {
    let span: SourceSpan
    let literal: SourceSpan
    let call: SourceSpan
  }

  /// By their start.
  private let calls: [SourceSpan]
  /// By their start; one that is given to several calls stands here once for each.
  private let pieces: [Piece]

  /// The places of no strings.
  init() { (calls, pieces) = ([], []) }

  /// The places of some format strings.
  init(_ sites: [FormatSite]) {
    calls = sites.map { $0.call }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    pieces = sites.flatMap { site in
      site.literal.pieces.map {
        Piece(span: $0.span, literal: site.literal.span, call: site.call)
      }
    }.sorted {
      ($0.span.start, $0.span.end, $0.call.start) < ($1.span.start, $1.span.end, $1.call.start)
    }
  }

  /// The offsets on whose lines a comment is about what is found at an offset: the offset itself, the
  /// both ends of its string, and of the calls that the string is given to.
  ///
  /// Nothing but the end of a string over several lines has room for a comment behind it.
  ///
  /// - Complexity: O(log(the number of strings) + the number of calls that share the string).
  func anchors(of offset: Int) -> [Int] {
    var anchors = [offset]
    if let call = call(around: offset) { anchors += [call.start, call.lastOffset] }
    let after = Self.firstIndex(in: pieces) { $0.span.start > offset }
    guard after > 0, offset <= pieces[after - 1].span.end else { return anchors }
    let span = pieces[after - 1].span
    for piece in pieces[..<after].reversed().prefix(while: { $0.span == span }) {
      anchors += [
        piece.literal.start, piece.literal.lastOffset, piece.call.start, piece.call.lastOffset,
      ]
    }
    return anchors
  }

  /// The innermost call around an offset.
  private func call(around offset: Int) -> SourceSpan? {
    let after = Self.firstIndex(in: calls) { $0.start > offset }
    // Calls lie in each other no deeper than people write them.
    return calls[..<after].suffix(8).last { $0.end >= offset }
  }

  /// The index of the first element for which a condition holds, which holds for all behind it.
  private static func firstIndex<Element>(
    in elements: [Element], where holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SourceSpan {
  /// The offset of the last byte, or of the place of an empty span.
  fileprivate var lastOffset: Int { max(start, end - 1) }
}

import VFLDiagnostics

/// Spans of which two are either disjoint, or one contains the other.
struct NestedSpans: Sendable {
  private let spans: [SourceSpan]
  /// The indexes of the spans in the order of their starts, outer spans first.
  private let order: [Int]
  /// For each position in ``order``, the position of the innermost span around it.
  private let parents: [Int?]

  init(_ spans: [SourceSpan]) {
    self.spans = spans
    order = spans.indices.sorted {
      (spans[$0].start, -spans[$0].end, $0) < (spans[$1].start, -spans[$1].end, $1)
    }
    var open: [Int] = []
    parents = order.indices.map { [order] position in
      while let last = open.last, spans[order[last]].end < spans[order[position]].end {
        open.removeLast()
      }
      defer { open.append(position) }
      return open.last
    }
  }

  /// Returns the indexes of the spans that contain a span, inner spans first.
  func indexes(around span: SourceSpan) -> [Int] {
    var result: [Int] = []
    var next: Int? = order.partitioningIndex { spans[$0].start > span.start } - 1
    if next == -1 { next = nil }
    while let position = next {
      if spans[order[position]].end >= span.end { result.append(order[position]) }
      next = parents[position]
    }
    return result
  }

  /// Whether one of the spans is inside a span.
  func hasElement(inside span: SourceSpan) -> Bool {
    var position = order.partitioningIndex { spans[$0].start >= span.start }
    while position < order.count, spans[order[position]].start < span.end {
      if spans[order[position]].end <= span.end { return true }
      position += 1
    }
    return false
  }
}

import VFLDiagnostics

/// Finds the conflicts in what a program has printed, whatever stands between and beside them.
///
/// It reads the logs of all systems as they are printed and as people pass them on: with the stamps of
/// `NSLog`, `os_log` or a test run, quoted in Markdown, escaped for HTML or JSON, broken by a mail,
/// without their sentences, or without anything but these.
package struct LogScanner {
  private let bytes: [UInt8]
  private let marks: [LogMark]
  private var found: [LoggedConflict] = []
  /// The conflict that is being read.
  private var open: LoggedConflict?
  /// Whether the next constraint is the one that is given up.
  private var isVerdict = false
  /// The places of the constraints of the open conflict, by their addresses.
  private var places: [String: [Int]] = [:]
  /// Where the last description of the open conflict ends.
  private var lastEnd: Int?

  /// The conflicts of a log, in their order.
  ///
  /// - Complexity: one pass over the bytes.
  package static func conflicts(in bytes: [UInt8]) -> [LoggedConflict] {
    var scanner = LogScanner(bytes)
    scanner.scan()
    return scanner.found
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks = LogMark.all(in: bytes)
  }

  private mutating func scan() {
    for (place, mark) in marks.enumerated() {
      let next = place + 1 < marks.count ? marks[place + 1].start : bytes.count
      switch mark.kind {
      case .head: takeHead(mark, before: next)
      case .verdict:
        if open == nil { begin(at: mark, isAnnounced: true) }
        isVerdict = true
      case .description: take(mark, before: next)
      }
    }
    close()
  }

  private mutating func takeHead(_ mark: LogMark, before next: Int) {
    // Some systems say it in two sentences.
    if let open, open.isAnnounced, open.constraints.isEmpty, open.unread.isEmpty, !isVerdict {
      return
    }
    close()
    begin(at: mark, isAnnounced: true)
    let text = bytes[mark.end..<min(next, mark.end + Self.redactionReach)]
    if text.contains(Self.redaction) { open?.isRedacted = true }
  }

  // The advice between the first sentence and the list has less than 800 bytes.
  private static let redactionReach = 2000
  private static let redaction = Array("<private>".utf8)

  // Farther apart, two descriptions are not of one list.
  private static let gapReach = 2000

  private var isAnnounced: Bool { open?.isAnnounced ?? false }

  private mutating func begin(at mark: LogMark, isAnnounced: Bool) {
    open = LoggedConflict(span: SourceSpan(mark.start, mark.end), isAnnounced: isAnnounced)
    (lastEnd, isVerdict) = (nil, false)
    places.removeAll(keepingCapacity: true)
  }

  private mutating func close() {
    if let open { found.append(open) }
    (open, lastEnd, isVerdict) = (nil, nil, false)
  }

  private mutating func take(_ mark: LogMark, before next: Int) {
    let gap = LogGap(bytes[max(lastEnd ?? 0, mark.start - Self.gapReach)..<mark.start])
    if gap.endsInVerdict {
      if open == nil { begin(at: mark, isAnnounced: true) }
      isVerdict = true
    } else if !isVerdict, lastEnd != nil, gap.closesList || gap.hasWords && !isAnnounced {
      close()
    }
    if open == nil { begin(at: mark, isAnnounced: false) }
    let extent = DescriptionExtent(in: bytes, from: mark.start, before: next)
    let span = SourceSpan(mark.start, extent.end)
    lastEnd = extent.end
    switch extent.read(bytes, at: span) {
    case .success(let constraint): add(constraint)
    case .failure(let fault): addUnread(span, fault)
    }
    if isVerdict { close() }
  }

  /// Takes note of a description that is not understood; the one that is given up may be known by its
  /// address.
  private mutating func addUnread(_ span: SourceSpan, _ fault: DescriptionFault) {
    let text = bytes[span.start..<span.end]
    if isVerdict {
      let head = text.split(separator: UInt8(ascii: ":"), maxSplits: 1).last ?? []
      let address = String(
        decoding: head.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != UInt8(ascii: "@") },
        as: UTF8.self)
      if let known = places[address]?.first {
        open?.broken = known
        return
      }
      let isKnown = open?.unread.contains {
        bytes[$0.span.start..<$0.span.end].elementsEqual(text)
      }
      if isKnown == true { return }
    }
    open?.unread.append(.init(span: span, reason: fault.reason))
  }

  private mutating func add(_ constraint: LoggedConstraint) {
    // Taken out, so that it is not copied with each constraint.
    guard var conflict = open.take() else { return }
    defer { open = conflict }
    let known = places[constraint.address]?.first {
      conflict.constraints[$0].isSame(as: constraint)
    }
    let index = known ?? conflict.constraints.count
    if known == nil {
      places[constraint.address, default: []].append(index)
      conflict.constraints.append(constraint)
    }
    if isVerdict { conflict.broken = index }
  }
}

extension LoggedConstraint {
  /// Whether another description is of the same constraint.
  fileprivate func isSame(as other: LoggedConstraint) -> Bool {
    guard address == other.address, className == other.className else { return false }
    var moved = other
    moved.span = span
    return self == moved
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes stand somewhere in it.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    indices.contains { self[$0] == word.first && self[$0...].starts(with: word) }
  }
}

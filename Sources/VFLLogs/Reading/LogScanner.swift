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
  /// How many conflicts have been handed to the caller.
  private var given = 0
  private var refusals: [RefusedFormat] = []
  /// The conflict that is being read.
  private var open: LoggedConflict?
  /// Whether the next constraint is the one that the system breaks.
  private var nextIsBroken = false
  /// The places of the constraints of the open conflict, wherever they stand in the log.
  private var places: [LoggedConstraint: Int] = [:]
  /// The places of the constraints of the open conflict, by the addresses of the constraints.
  private var placesOfAddresses: [String: [Int]] = [:]
  /// The end of the sentence behind which the system names the constraint that it breaks.
  private var breakingEnd = 0
  /// Where the last description of the open conflict ends.
  private var lastEnd: Int?
  /// What stands in front of the last description on its line.
  private var lastStamp: [UInt8] = []

  /// The conflicts of a log, in their order.
  ///
  /// - Complexity: one pass over the bytes.
  package static func conflicts(in bytes: [UInt8]) -> [LoggedConflict] {
    read(bytes).conflicts
  }

  /// The conflicts of a log, and the format strings that were refused, each in their order.
  ///
  /// - Complexity: one pass over the bytes.
  package static func read(
    _ bytes: [UInt8]
  ) -> (conflicts: [LoggedConflict], refusals: [RefusedFormat]) {
    var conflicts: [LoggedConflict] = []
    let refusals = forEachConflict(in: bytes, recognising: false) { told in
      if case .conflict(let conflict) = told { conflicts.append(conflict) }
    }
    return (conflicts, refusals)
  }

  /// A thing that a log tells.
  package enum Told {
    /// A conflict.
    case conflict(LoggedConflict)
    /// Conflicts that are printed as some were before, but for addresses: their numbers among the conflicts
    /// that were told, from 0.
    case again(Range<Int>)
  }

  /// Gives what a log tells as soon as it is read, so that no more than one conflict has to be kept; returns
  /// the format strings that were refused.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - recognising: Whether conflicts that are printed as some were before are told as such, unread.
  ///   - body: What is called for each.
  /// - Complexity: one pass over the bytes.
  package static func forEachConflict(
    in bytes: [UInt8], recognising: Bool, _ body: (Told) -> Void
  ) -> [RefusedFormat] {
    var scanner = LogScanner(bytes)
    scanner.scan(recognising: recognising, body)
    return scanner.refusals
  }

  /// Whether a text tells of a conflict, by a sentence or the description of a constraint.
  package static func isConflictTold(in text: ArraySlice<UInt8>) -> Bool {
    !LogMark.all(in: text).isEmpty
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks = LogMark.all(in: bytes[...])
  }

  private mutating func scan(recognising: Bool, _ body: (Told) -> Void) {
    var blocks: [LogBlock.Key: Range<Int>] = [:]
    var place = 0
    while place < marks.count {
      let isBlock = recognising && marks[place].kind == .head && !isToldOn
      guard isBlock, let block = LogBlock(of: bytes, at: place, in: marks) else {
        take(at: place)
        give(to: body)
        place += 1
        continue
      }
      close()
      give(to: body)
      if let known = blocks[block.key] {
        body(.again(known))
      } else {
        let first = given
        for place in place..<block.end {
          take(at: place)
          give(to: body)
        }
        close()
        give(to: body)
        blocks[block.key] = first..<given
      }
      place = block.end
    }
    close()
    give(to: body)
  }

  /// Takes what stands at one of the marks.
  private mutating func take(at place: Int) {
    let mark = marks[place]
    let next = place + 1 < marks.count ? marks[place + 1].start : bytes.count
    switch mark.kind {
    case .head: takeHead(mark, before: next)
    case .breaking:
      if open == nil { begin(at: mark, isAnnounced: true) }
      // A list whose first sentence was cut is one of a conflict all the same.
      open?.isAnnounced = true
      (nextIsBroken, breakingEnd) = (true, mark.end)
    case .description: take(mark, before: next)
    case .refusal:
      close()
      refusals.append(RefusedFormat(bytes, behind: mark, before: next))
    }
  }

  /// Gives away the conflicts that were read to their ends.
  private mutating func give(to body: (Told) -> Void) {
    for conflict in found { body(.conflict(conflict)) }
    given += found.count
    found.removeAll(keepingCapacity: true)
  }

  /// Whether a sentence has said that there is a conflict, and nothing of it was read.
  private var isToldOn: Bool {
    open.map { $0.isAnnounced && $0.constraints.isEmpty && $0.unread.isEmpty } ?? false
  }

  private mutating func takeHead(_ mark: LogMark, before next: Int) {
    // Some systems say it in two sentences, and people speak of it before they show it.
    if let open, isToldOn, !nextIsBroken || !open.isRedacted {
      nextIsBroken = false
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

  /// How far a line or two reach.
  private static let reach = 300
  // Farther apart, two descriptions are not of one list.
  private static let listReach = 16_000

  /// Whether a description is the one that the system breaks: it comes at once, if it is not hidden.
  private func followsBreaking(_ mark: LogMark) -> Bool {
    let between = bytes[min(breakingEnd, mark.start)..<mark.start]
    return between.count <= Self.reach && !between.contains(Self.redaction)
  }

  /// Whether a description stands behind the list that is being read.
  private func isBehindList(_ mark: LogMark) -> Bool {
    guard let lastEnd, lastEnd <= mark.start else { return false }
    guard mark.start - lastEnd <= Self.listReach else { return true }
    let text = bytes[lastEnd..<mark.start]
    let gap = LogGap(text)
    if gap.closesList || isAnnounced || !gap.hasWords { return gap.closesList }
    // A list without a sentence may have the same stamp in front of each line.
    let line = text.lastIndex(of: 0x0A) ?? text.startIndex
    return LogGap(text[..<line]).hasWords || Self.stamp(text[line...]) != lastStamp
  }

  /// What stands in front of a description on its line, without numbers, which differ from line to line.
  private static func stamp(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { !$0.isBlank && !$0.isHexadecimal }
  }

  private var isAnnounced: Bool { open?.isAnnounced ?? false }

  private mutating func begin(at mark: LogMark, isAnnounced: Bool) {
    open = LoggedConflict(span: SourceSpan(mark.start, mark.end), isAnnounced: isAnnounced)
    (lastEnd, nextIsBroken) = (nil, false)
    places.removeAll(keepingCapacity: true)
    placesOfAddresses.removeAll(keepingCapacity: true)
  }

  private mutating func close() {
    if let open { found.append(open) }
    (open, lastEnd, nextIsBroken) = (nil, nil, false)
  }

  private mutating func take(_ mark: LogMark, before next: Int) {
    let isBehindBreaking = LogGap(bytes[max(lastEnd ?? 0, mark.start - Self.reach)..<mark.start])
      .endsInBreaking
    if isBehindBreaking {
      if open == nil { begin(at: mark, isAnnounced: true) }
      nextIsBroken = true
    } else if nextIsBroken ? !followsBreaking(mark) : isBehindList(mark) {
      close()
    }
    if open == nil { begin(at: mark, isAnnounced: false) }
    let extent = DescriptionExtent(in: bytes, from: mark.start, before: next)
    let span = SourceSpan(mark.start, extent.end)
    lastEnd = extent.end
    let line = bytes[max(0, mark.start - Self.reach)..<mark.start]
    lastStamp = Self.stamp(line[(line.lastIndex(of: 0x0A) ?? line.startIndex)...])
    switch extent.read(bytes, at: span) {
    case .success(let constraint): add(constraint)
    case .failure(let fault): addUnread(span, fault)
    }
    if nextIsBroken { close() }
  }

  /// Notes a description that cannot be read; if it is that of the constraint given up, its address may tell
  /// which one it is.
  private mutating func addUnread(_ span: SourceSpan, _ fault: DescriptionFault) {
    let text = bytes[span.start..<span.end]
    if nextIsBroken {
      let head = text.split(separator: UInt8(ascii: ":"), maxSplits: 1).last ?? []
      let address = String(
        decoding: head.drop { $0.isBlank }.prefix { !$0.isBlank && $0 != UInt8(ascii: "@") },
        as: UTF8.self)
      if let known = placesOfAddresses[address]?.first {
        open?.broken = known
        return
      }
      let isKnown = open?.unread.contains {
        bytes[$0.span.start..<$0.span.end].elementsEqual(text)
      }
      if isKnown == true { return }
    }
    open?.unread.append(
      .init(span: span, text: Self.withoutAddresses(text), reason: fault.reason))
  }

  /// A text with each address cut down to its `0x`.
  private static func withoutAddresses(_ text: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      let end = AddressText.end(of: rest)
      plain += end == nil ? [byte] : Array("0x".utf8)
      rest = end.map { rest[$0...] } ?? rest.dropFirst()
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private mutating func add(_ constraint: LoggedConstraint) {
    // Taken out, so that it is not copied with each constraint.
    guard var conflict = open.take() else { return }
    defer { open = conflict }
    let known = places[constraint.placeless] ?? likeness(of: constraint, in: conflict)
    let index = known ?? conflict.constraints.count
    if known == nil {
      places[constraint.placeless] = index
      placesOfAddresses[constraint.address, default: []].append(index)
      conflict.constraints.append(constraint)
    }
    if nextIsBroken { conflict.broken = index }
  }

  /// The place in the list of the constraint that was given up, by its address, where its description is
  /// spelt otherwise there.
  private func likeness(of constraint: LoggedConstraint, in conflict: LoggedConflict) -> Int? {
    guard nextIsBroken, let places = placesOfAddresses[constraint.address], places.count == 1,
      conflict.constraints[places[0]].className == constraint.className
    else { return nil }
    return places[0]
  }
}

extension LoggedConstraint {
  /// The constraint without its place in the log, to be compared with descriptions of it elsewhere.
  fileprivate var placeless: LoggedConstraint {
    var placeless = self
    placeless.span = SourceSpan(at: 0)
    return placeless
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes stand somewhere in it.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    indices.contains { self[$0] == word.first && self[$0...].starts(with: word) }
  }
}

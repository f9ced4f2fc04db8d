import VFLDiagnostics

/// Finds the conflicts in the output of a program, in any surrounding text.
///
/// The scanner reads the logs of all systems as they are printed and as people share them: with the
/// prefixes of `NSLog`, `os_log` or a test run, quoted in Markdown, escaped for HTML or JSON, broken into
/// lines by a mail, without their sentences, or reduced to the sentences.
package struct LogScanner {
  private let bytes: [UInt8]
  private let marks: [LogMark]
  private var found: [LoggedConflict] = []
  /// The number of conflicts that the caller has received.
  private var given = 0
  private var rejections: [RejectedFormat] = []
  /// The distinct messages.
  private var messages: [LoggedMessage] = []
  /// The indices of the distinct messages.
  private var placesOfMessages: [LoggedMessage.Signature: Int] = [:]
  /// The last message, which may be merged with the next one.
  private var lastMessage: LoggedMessage?
  /// The end of the text that has been read as a message.
  private var messageEnd = 0
  /// The conflict that is being read.
  private var open: LoggedConflict?
  /// Whether the next constraint is the one that the system breaks.
  private var nextIsBroken = false
  /// The index of each constraint of the open conflict, by the constraint without its position.
  private var places: [LoggedConstraint: Int] = [:]
  /// The indices of the constraints of the open conflict, by address.
  private var placesOfAddresses: [String: [Int]] = [:]
  /// The sentences that report the open conflict, the first one of each line.
  private var (sentences, sentenceEnd): ([LogMark], Int) = ([], 0)
  /// The end of the sentence that precedes the constraint that the system breaks.
  private var breakingEnd = 0
  /// The end of the last description of the open conflict.
  private var lastEnd: Int?
  /// The text before the last description on its line.
  private var lastStamp: [UInt8] = []

  /// Returns the conflicts of a log, in order.
  ///
  /// - Complexity: one pass over the bytes.
  package static func conflicts(in bytes: [UInt8]) -> [LoggedConflict] {
    read(bytes).conflicts
  }

  /// Returns the conflicts of a log, the rejected format strings and the distinct other messages, each in
  /// order.
  ///
  /// - Complexity: one pass over the bytes.
  package static func read(
    _ bytes: [UInt8]
  ) -> (conflicts: [LoggedConflict], rejections: [RejectedFormat], messages: [LoggedMessage]) {
    var conflicts: [LoggedConflict] = []
    let others = forEachConflict(in: bytes, recognising: false) { element in
      if case .conflict(let conflict) = element { conflicts.append(conflict) }
    }
    return (conflicts, others.rejections, others.messages)
  }

  /// A result of the scanner.
  package enum Element {
    /// A conflict.
    case conflict(LoggedConflict)
    /// Conflicts that repeat earlier ones, except for addresses: the indices of the earlier conflicts in
    /// the order of reporting, from 0.
    case again(Range<Int>)
  }

  /// Calls `body` as soon as a conflict has been read, so that at most one conflict is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - recognising: Whether to report repeated conflicts as repetitions without reading them again.
  ///   - body: The function that receives the results.
  /// - Returns: The rejected format strings and the distinct other messages.
  /// - Complexity: one pass over the bytes.
  package static func forEachConflict(
    in bytes: [UInt8], recognising: Bool, _ body: (Element) -> Void
  ) -> (rejections: [RejectedFormat], messages: [LoggedMessage]) {
    var scanner = LogScanner(bytes)
    scanner.scan(recognising: recognising, body)
    return (scanner.rejections, scanner.messages)
  }

  /// Returns whether a text contains a sentence about a conflict or the description of a constraint.
  package static func containsConflict(in text: ArraySlice<UInt8>) -> Bool {
    !LogMark.conflicts(in: text).isEmpty
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks = LogMark.all(in: bytes[...])
  }

  private mutating func scan(recognising: Bool, _ body: (Element) -> Void) {
    var blocks: [LogBlock.Key: Range<Int>] = [:]
    var place = 0
    while place < marks.count {
      let isBlock = recognising && marks[place].kind == .head && !awaitsDescriptions
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
    storeMessage()
    if given == 0, found.isEmpty, rejections.isEmpty,
      let mark = LogMark.accompaniment(in: bytes[...], where: { $0.beginsLine(in: bytes) })
    {
      found.append(LoggedConflict(span: SourceSpan(mark.start, mark.end), isAnnounced: true))
    }
    give(to: body)
  }

  /// Reads the text at a mark.
  private mutating func take(at place: Int) {
    let mark = marks[place]
    guard mark.start >= messageEnd else { return }
    let next = place + 1 < marks.count ? marks[place + 1].start : bytes.count
    switch mark.kind {
    case .head: takeHead(mark, before: next)
    case .breaking:
      if open == nil { begin(at: mark, isAnnounced: true) }
      addSentence(mark)
      open?.isAnnounced = true
      (nextIsBroken, breakingEnd) = (true, mark.end)
    case .description: take(mark, before: next)
    case .rejection:
      close()
      rejections.append(RejectedFormat(bytes, behind: mark, before: next))
    case .message:
      let read = LoggedMessage.read(bytes, at: place, in: marks)
      messageEnd = read.end
      if let message = read.message { add(message) }
    }
  }

  private mutating func add(_ message: LoggedMessage) {
    if let merged = lastMessage.flatMap(message.merged) {
      lastMessage = merged
    } else {
      storeMessage()
      lastMessage = message
    }
  }

  /// Counts the last message.
  private mutating func storeMessage() {
    guard let message = lastMessage.take() else { return }
    if let place = placesOfMessages[message.signature] {
      messages[place].times += 1
    } else {
      placesOfMessages[message.signature] = messages.count
      messages.append(message)
    }
  }

  /// Passes the complete conflicts to `body`.
  private mutating func give(to body: (Element) -> Void) {
    for conflict in found { body(.conflict(conflict)) }
    given += found.count
    found.removeAll(keepingCapacity: true)
  }

  /// Whether a sentence has reported a conflict, but no description has been read yet.
  private var awaitsDescriptions: Bool {
    open.map { $0.isAnnounced && $0.constraints.isEmpty && $0.unread.isEmpty } ?? false
  }

  private mutating func takeHead(_ mark: LogMark, before next: Int) {
    // Some systems print two sentences, and people mention the conflict before they quote it.
    if let open, awaitsDescriptions, !nextIsBroken || !open.isRedacted {
      nextIsBroken = false
      addSentence(mark)
      return
    }
    close()
    begin(at: mark, isAnnounced: true)
    addSentence(mark)
    let text = bytes[mark.end..<min(next, mark.end + Self.redactionReach)]
    if text.contains(Self.redaction) { open?.isRedacted = true }
  }

  // The text between the first sentence and the list has less than 800 bytes.
  private static let redactionReach = 2000
  private static let redaction = Array("<private>".utf8)

  /// The length of one or two lines.
  private static let reach = 300
  // Descriptions at a larger distance do not belong to the same list.
  private static let listReach = 16_000

  /// Returns whether a description is that of the constraint that the system breaks.
  ///
  /// This description directly follows the system's sentence, unless the sentence is redacted.
  private func followsBreaking(_ mark: LogMark) -> Bool {
    let between = bytes[min(breakingEnd, mark.start)..<mark.start]
    return between.count <= Self.reach && !between.contains(Self.redaction)
  }

  /// Returns whether a description follows the list that is being read.
  private func isBehindList(_ mark: LogMark) -> Bool {
    guard let lastEnd, lastEnd <= mark.start else { return false }
    guard mark.start - lastEnd <= Self.listReach else { return true }
    let text = bytes[lastEnd..<mark.start]
    let gap = LogGap(text)
    if gap.closesList || isAnnounced || !gap.hasWords { return gap.closesList }
    // The lines of a list without a sentence can have a common prefix.
    let line = text.lastIndex(of: 0x0A) ?? text.startIndex
    return LogGap(text[..<line]).hasWords || Self.stamp(text[line...]) != lastStamp
  }

  /// Returns the text before a description on its line without digits.
  private static func stamp(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { !$0.isBlank && !$0.isHexadecimal }
  }

  private var isAnnounced: Bool { open?.isAnnounced ?? false }

  private mutating func begin(at mark: LogMark, isAnnounced: Bool) {
    open = LoggedConflict(span: SourceSpan(mark.start, mark.end), isAnnounced: isAnnounced)
    (lastEnd, nextIsBroken, sentences) = (nil, false, [])
    places.removeAll(keepingCapacity: true)
    placesOfAddresses.removeAll(keepingCapacity: true)
  }

  /// Adds a sentence about the open conflict, unless another one precedes it on its line.
  private mutating func addSentence(_ mark: LogMark) {
    let between = bytes[min(sentenceEnd, mark.start)..<mark.start]
    if sentences.isEmpty || between.contains(0x0A) { sentences.append(mark) }
    sentenceEnd = mark.end
  }

  /// Whether a text mentions a conflict in sentences that no system has printed, without any constraint.
  private var isMention: Bool {
    awaitsDescriptions && open?.isRedacted == false
      && !sentences.contains { $0.isReported(in: bytes) }
  }

  private mutating func close() {
    if var open {
      if let lastEnd, let last = marks.last, last.start < lastEnd, !open.isAnnounced {
        open.isAnnounced = hasAccompaniment(lastEnd..<min(bytes.count, lastEnd + Self.messageReach))
      }
      if !isMention { found.append(open) }
    }
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
    if open == nil {
      begin(at: mark, isAnnounced: false)
      if mark.start == marks.first?.start { readStart(before: mark) }
    }
    let extent = DescriptionExtent(in: bytes, from: mark.start, before: next)
    let span = SourceSpan(mark.start, extent.end)
    lastEnd = extent.end
    let line = bytes[max(0, mark.start - Self.reach)..<mark.start]
    lastStamp = Self.stamp(line[(line.lastIndex(of: 0x0A) ?? line.startIndex)...])
    switch extent.read(bytes, at: span) {
    case .success(let constraint): add(constraint)
    case .failure(let error): addUnread(span, error)
    }
    if nextIsBroken { close() }
  }

  /// Reads the text before the first description of the log.
  ///
  /// The text announces a conflict if it contains another sentence of the message, or if it ends in the
  /// quoted list of a message. A description in which the log begins cannot be read.
  private mutating func readStart(before mark: LogMark) {
    let isMessage = hasAccompaniment(max(0, mark.start - Self.messageReach)..<mark.start)
    open?.isAnnounced = isMessage
    var text = bytes[..<mark.start]
    let quote = UInt8(ascii: "\"")
    while let last = text.last, last.isBlank || last == quote || last == UInt8(ascii: ",") {
      text = text.dropLast()
    }
    let separator = bytes[text.endIndex..<mark.start]
    guard text.last == UInt8(ascii: ">"), !text.contains(0x0A),
      separator.contains(UInt8(ascii: ",")),
      // A `<` except in `<=` is the start of a complete description.
      !text.indices.contains(where: { text[$0] == UInt8(ascii: "<") && text[$0 + 1] != 0x3D })
    else { return }
    if separator.count(where: { $0 == quote }) == 2 { open?.isAnnounced = true }
    addUnread(SourceSpan(0, text.endIndex), .malformed)
  }

  // The sentences of a message before and after its list have less than 1000 bytes.
  private static let messageReach = 1000

  /// Returns whether a part of the log contains a sentence that the system prints together with a conflict.
  private func hasAccompaniment(_ range: Range<Int>) -> Bool {
    LogMark.accompaniment(in: bytes[range]) != nil
  }

  /// Stores a description that cannot be read.
  ///
  /// If the description is that of the broken constraint, its address can identify the constraint in the
  /// list.
  private mutating func addUnread(_ span: SourceSpan, _ error: DescriptionError) {
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
      .init(span: span, text: Self.withoutAddresses(text), reason: error.reason))
  }

  /// Replaces each address in a text by `0x`.
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
    // The conflict is moved out of `open`, so that adding a constraint does not copy it.
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

  /// Returns the index of the constraint in `conflict` that is the same as `constraint`, the broken
  /// constraint.
  ///
  /// The log can describe the broken constraint differently from the list, so the two are matched by address
  /// and class. Returns `nil` if `constraint` is not the broken constraint, or if there is no unique match.
  private func likeness(of constraint: LoggedConstraint, in conflict: LoggedConflict) -> Int? {
    guard nextIsBroken, let places = placesOfAddresses[constraint.address], places.count == 1,
      conflict.constraints[places[0]].className == constraint.className
    else { return nil }
    return places[0]
  }
}

extension LoggedConstraint {
  /// The constraint without its position in the log, for comparisons.
  fileprivate var placeless: LoggedConstraint {
    var placeless = self
    placeless.span = SourceSpan(at: 0)
    return placeless
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the slice contains these bytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    indices.contains { self[$0] == word.first && self[$0...].starts(with: word) }
  }
}

/// A set of indices, one bit each, that is walked in ascending or descending order while indices are added.
///
/// A sparse right side of a triangular system changes only positions later than those it has reached, so the
/// order of the positions is an order of elimination. Marking each position that is reached, and going on to
/// the next mark, takes time in proportion to the arithmetic. Gilbert and Peierls (1988) find the positions
/// by a depth-first search, which takes several times longer for each entry. One word says which of the next
/// sixty-four words are not 0, so a gap of 4096 indices costs one look.
struct BitSet: Sendable {
  /// Blocks of 65 words: a summary of which of the other 64 are not 0, and these 64 words of marks.
  var words: [UInt64] = []

  mutating func resize(to count: Int) {
    let wordCount = (count + 63) / 64
    words.refill(0, count: wordCount + (wordCount + 63) / 64)
  }

  /// Passes marks from the first on, of which none is made meanwhile: word by word, since a word has
  /// to be looked at but once.
  struct Pass {
    /// The word after the current one, and the remaining bits of the current one.
    private var nextWord = 0
    private var rest: UInt64 = 0

    @inline(__always)
    mutating func next(in marks: borrowing MutableSpan<UInt64>) -> Int? {
      if rest == 0 {
        guard let word = marks.firstWord(from: nextWord) else { return nil }
        nextWord = word + 1
        rest = marks[word + (word >> 6) + 1]
      }
      return takeLowest()
    }

    /// The next mark, which is taken away.
    @inline(__always)
    mutating func takeNext(from marks: inout MutableSpan<UInt64>) -> Int? {
      if rest == 0 {
        guard let word = marks.firstWord(from: nextWord) else { return nil }
        nextWord = word + 1
        rest = marks.takeWord(word)
      }
      return takeLowest()
    }

    @inline(__always)
    private mutating func takeLowest() -> Int {
      let index = (nextWord - 1) << 6 | rest.trailingZeroBitCount
      rest &= rest &- 1
      return index
    }
  }
}

extension MutableSpan<UInt64> {
  @inline(__always)
  mutating func mark(_ index: Int) {
    let block = index >> 12
    self[(index >> 6) + block + 1] |= 1 &<< UInt64(truncatingIfNeeded: index)
    self[block * 65] |= 1 &<< UInt64(truncatingIfNeeded: index >> 6)
  }

  @inline(__always)
  mutating func unmark(_ index: Int) {
    let block = index >> 12
    let word = (index >> 6) + block + 1
    self[word] &= ~(1 &<< UInt64(truncatingIfNeeded: index))
    if self[word] == 0 { self[block * 65] &= ~(1 &<< UInt64(truncatingIfNeeded: index >> 6)) }
  }

  @inline(__always)
  func isMarked(_ index: Int) -> Bool {
    self[(index >> 6) + (index >> 12) + 1] &>> UInt64(truncatingIfNeeded: index) & 1 != 0
  }

  /// The number of marks; linear in the words of marks that are not 0.
  func countMarks() -> Int {
    var total = 0
    for block in stride(from: 0, to: count, by: 65) {
      var rest = self[block]
      while rest != 0 {
        total += self[block + 1 + rest.trailingZeroBitCount].nonzeroBitCount
        rest &= rest - 1
      }
    }
    return total
  }

  /// The first mark from an index on.
  @inline(__always)
  func firstMark(from index: Int) -> Int? {
    let word = (index >> 6) + (index >> 12) + 1
    if word >= count { return nil }
    let rest = self[word] & (UInt64.max &<< UInt64(truncatingIfNeeded: index))
    if rest != 0 { return index & ~63 | rest.trailingZeroBitCount }
    return firstMark(fromWord: index >> 6 + 1)
  }

  private func firstMark(fromWord word: Int) -> Int? {
    guard let next = firstWord(from: word) else { return nil }
    return next << 6 | self[next + (next >> 6) + 1].trailingZeroBitCount
  }

  /// The first word with marks from a word on.
  @inline(__always)
  fileprivate func firstWord(from word: Int) -> Int? {
    var block = word >> 6
    if block * 65 >= count { return nil }
    var rest = self[block * 65] & (UInt64.max &<< UInt64(truncatingIfNeeded: word))
    while rest == 0 {
      block += 1
      if block * 65 >= count { return nil }
      rest = self[block * 65]
    }
    return block << 6 | rest.trailingZeroBitCount
  }

  /// Takes away the marks of a word and returns them.
  @inline(__always)
  fileprivate mutating func takeWord(_ word: Int) -> UInt64 {
    let block = word >> 6
    let marks = self[word + block + 1]
    self[word + block + 1] = 0
    self[block * 65] &= ~(1 &<< UInt64(truncatingIfNeeded: word))
    return marks
  }

  /// The last mark up to an index.
  @inline(__always)
  func lastMark(upTo index: Int) -> Int? {
    if index < 0 { return nil }
    let rest =
      self[(index >> 6) + (index >> 12) + 1]
      & (UInt64.max &>> UInt64(truncatingIfNeeded: ~index))
    if rest != 0 { return index & ~63 | (63 - rest.leadingZeroBitCount) }
    return lastMark(beforeWord: index >> 6)
  }

  private func lastMark(beforeWord word: Int) -> Int? {
    var block = word >> 6
    var rest = self[block * 65] & ((UInt64.max &>> UInt64(truncatingIfNeeded: ~word)) &>> 1)
    while rest == 0 {
      block -= 1
      if block < 0 { return nil }
      rest = self[block * 65]
    }
    let last = block << 6 | (63 - rest.leadingZeroBitCount)
    return last << 6 | (63 - self[last + block + 1].leadingZeroBitCount)
  }
}

/// A set of places, one bit each, that is walked in ascending or descending order while places are added.
///
/// A sparse right side of a triangular system changes only places later than those it has reached, so the
/// order of the places is an order of elimination. Marking each place that is reached, and going on to the
/// next mark, takes time in proportion to the arithmetic. Gilbert and Peierls (1988) find the places by a
/// depth-first search, which takes several times longer for each entry. One word says which of the next
/// sixty-four words are not 0, so a gap of 4096 places costs one look.
struct PlaceMarks: Sendable {
  /// Blocks of 65 words: a summary of which of the other 64 are not 0, and these 64 words of marks.
  var words: [UInt64] = []

  mutating func resize(to count: Int) {
    let wordCount = (count + 63) / 64
    words.refill(0, count: wordCount + (wordCount + 63) / 64)
  }

  /// Marks a single place.
  mutating func mark(_ place: DenseIndex) {
    var words = words.mutableSpan
    words.mark(Int(place))
  }

  /// Passes marks from the first on, of which none is made meanwhile: word by word, since a word has
  /// to be looked at but once.
  struct Pass {
    /// The current word, -1 at first, and its remaining bits.
    private var word = -1
    private var rest: UInt64 = 0

    /// The next mark.
    @inline(__always)
    mutating func next(in marks: borrowing MutableSpan<UInt64>) -> Int? {
      if rest == 0 {
        word = marks.firstWord(after: word)
        if word < 0 { return nil }
        rest = marks[word + (word >> 6) + 1]
      }
      return takeLowest()
    }

    /// The next mark, which is taken away.
    @inline(__always)
    mutating func takeNext(from marks: inout MutableSpan<UInt64>) -> Int? {
      if rest == 0 {
        word = marks.firstWord(after: word)
        if word < 0 { return nil }
        rest = marks.takeWord(word)
      }
      return takeLowest()
    }

    @inline(__always)
    private mutating func takeLowest() -> Int {
      let place = word << 6 | rest.trailingZeroBitCount
      rest &= rest &- 1
      return place
    }
  }
}

extension MutableSpan<UInt64> {
  /// Marks a place.
  @inline(__always)
  mutating func mark(_ place: Int) {
    let block = place >> 12
    self[(place >> 6) + block + 1] |= 1 &<< UInt64(truncatingIfNeeded: place)
    self[block * 65] |= 1 &<< UInt64(truncatingIfNeeded: place >> 6)
  }

  /// How many places are marked; linear in the words of marks that are not 0.
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

  /// Whether a place is marked.
  @inline(__always)
  func isMarked(_ place: Int) -> Bool {
    self[(place >> 6) + (place >> 12) + 1] &>> UInt64(truncatingIfNeeded: place) & 1 != 0
  }

  /// The first mark from a place on, or -1.
  @inline(__always)
  func firstMark(from place: Int) -> Int {
    let index = (place >> 6) + (place >> 12) + 1
    if index >= count { return -1 }
    let rest = self[index] & (UInt64.max &<< UInt64(truncatingIfNeeded: place))
    if rest != 0 { return place & ~63 | rest.trailingZeroBitCount }
    return firstMark(afterWord: place >> 6)
  }

  private func firstMark(afterWord word: Int) -> Int {
    let next = firstWord(after: word)
    return next < 0 ? -1 : next << 6 | self[next + (next >> 6) + 1].trailingZeroBitCount
  }

  /// The first word with marks after a word or after -1; -1 if no word has marks.
  @inline(__always)
  fileprivate func firstWord(after word: Int) -> Int {
    var block = (word + 1) >> 6
    if block * 65 >= count { return -1 }
    var rest = self[block * 65] & (UInt64.max &<< UInt64(truncatingIfNeeded: word + 1))
    while rest == 0 {
      block += 1
      if block * 65 >= count { return -1 }
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

  /// The last mark up to a place, or -1.
  @inline(__always)
  func lastMark(upTo place: Int) -> Int {
    if place < 0 { return -1 }
    let rest =
      self[(place >> 6) + (place >> 12) + 1]
      & (UInt64.max &>> UInt64(truncatingIfNeeded: ~place))
    if rest != 0 { return place & ~63 | (63 - rest.leadingZeroBitCount) }
    return lastMark(beforeWord: place >> 6)
  }

  private func lastMark(beforeWord word: Int) -> Int {
    var block = word >> 6
    var rest = self[block * 65] & ((UInt64.max &>> UInt64(truncatingIfNeeded: ~word)) &>> 1)
    while rest == 0 {
      block -= 1
      if block < 0 { return -1 }
      rest = self[block * 65]
    }
    let last = block << 6 | (63 - rest.leadingZeroBitCount)
    return last << 6 | (63 - self[last + block + 1].leadingZeroBitCount)
  }

  /// Takes the mark from a place.
  @inline(__always)
  mutating func unmark(_ place: Int) {
    let block = place >> 12
    let index = (place >> 6) + block + 1
    self[index] &= ~(1 &<< UInt64(truncatingIfNeeded: place))
    if self[index] == 0 { self[block * 65] &= ~(1 &<< UInt64(truncatingIfNeeded: place >> 6)) }
  }
}

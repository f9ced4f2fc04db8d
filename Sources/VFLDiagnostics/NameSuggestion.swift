/// Finds the known name that is most similar to a misspelled name.
package enum NameSuggestion {
  /// Returns the candidate that is most similar to `name`, or `nil` if none is similar enough.
  ///
  /// The measure is the optimal string alignment distance on bytes, which counts insertions, deletions,
  /// substitutions and transpositions of adjacent bytes. A change of case costs less than any other
  /// substitution. The distance may be at most a third of the length. Among equally similar candidates,
  /// candidates that are not in `used` are preferred, and then the first candidate in byte order.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - candidates: The known names.
  ///   - used: The names that are less likely to be meant.
  ///   - areDeclared: Whether a program declares the known names, so that `name` may also be a name that it
  ///     does not declare. Then only a name of which `name` is a ``Misspelling`` is returned. The words of
  ///     a command line or a file format are all known, so an unknown one is always misspelled.
  /// - Complexity: O(*candidates* · *length*²). For a name of more than 128 bytes, the result is `nil`.
  package static func nearest(
    to name: String, among candidates: [String], used: Set<String> = [], areDeclared: Bool = false
  ) -> String? {
    let wanted = Array(name.utf8)
    var best: (distance: Int, isUsed: Int, name: String)?
    for candidate in candidates where candidate != name {
      let (count, length) = (candidate.utf8.count, max(wanted.count, candidate.utf8.count))
      let allowed = min(max(length * 4 / 3, 4), length * 4 - 1, best?.distance ?? .max)
      // The distance is at least the difference between the lengths.
      guard abs(wanted.count - count) * 4 <= allowed,
        let distance = distance(wanted, Array(candidate.utf8), atMost: allowed)
      else { continue }
      let found = (distance: distance, isUsed: used.contains(candidate) ? 1 : 0, name: candidate)
      if let best, best <= found { continue }
      if areDeclared, !Misspelling.isLikely(name, of: candidate) { continue }
      best = found
    }
    return best?.name
  }

  /// Returns the distance in quarters of an edit; `nil` if it exceeds `limit`.
  ///
  /// A change of case counts as 1 quarter, and any other edit as 4 quarters.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard a.count <= 128 && b.count <= 128 else { return nil }
    var twoBack = [Int](repeating: 0, count: b.count + 1)
    var previous = (0...b.count).map { $0 * 4 }
    var current = previous
    var previousLeast = 0
    for i in 0..<a.count {
      current[0] = (i + 1) * 4
      var rowLeast = current[0]
      for j in 0..<b.count {
        let cost = a[i] == b[j] ? 0 : lowercased(a[i]) == lowercased(b[j]) ? 1 : 4
        var least = min(previous[j + 1] + 4, current[j] + 4, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, twoBack[j - 1] + 4)
        }
        current[j + 1] = least
        rowLeast = min(rowLeast, least)
      }
      // No value in a later table row is less than the minimum of these two rows.
      guard min(rowLeast, previousLeast) <= limit else { return nil }
      previousLeast = rowLeast
      (twoBack, previous, current) = (previous, current, twoBack)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte
  }
}

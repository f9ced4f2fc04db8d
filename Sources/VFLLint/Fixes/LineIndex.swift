import VFLDiagnostics

/// The offsets at which the lines of a source begin.
///
/// The line of an offset is found by binary search.
package struct LineIndex: Sendable {
  private let starts: [Int]

  /// Finds the line starts of a source.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated()
    where byte <= 0x0D && LineBreak.length(at: offset, in: bytes) == 1 {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line of an offset, counted from 0.
  package func line(of offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}

import VFLLayout

/// A fixed list of frames in a k-d tree (Bentley 1975) of their four edges, with the bounds of each subtree.
///
/// Each node splits its frames in the middle of the edge coordinate that varies most. So frames inside each
/// other are told apart as well as frames beside each other.
struct FrameTree: Sendable {
  /// What a subtree contains: the bounds of its frames, and the greatest index of a frame.
  private struct Node {
    var left = Double.infinity
    var right = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity
    var last = -1

    mutating func add(_ frame: Frame, _ index: Int) {
      left = min(left, frame.x)
      right = max(right, frame.maxX)
      top = min(top, frame.y)
      bottom = max(bottom, frame.maxY)
      last = max(last, index)
    }

    func touches(_ frame: Frame) -> Bool {
      left <= frame.maxX && frame.x <= right && top <= frame.maxY && frame.y <= bottom
    }
  }

  private let frames: [Frame]
  /// The indices of the frames in the order of the leaves.
  private var order: [Int]
  /// The nodes: node `n` has the children `2 * n` and `2 * n + 1`, and node 1 is the root.
  private var nodes: [Node]

  /// How many frames a leaf contains at most.
  private static let leafCount = 4

  /// Builds the tree in O(n · log² n).
  init(_ frames: [Frame]) {
    self.frames = frames
    order = Array(frames.indices)
    nodes = []
    build(1, frames.indices)
  }

  private mutating func build(_ number: Int, _ range: Range<Int>) {
    var node = Node()
    for place in range { node.add(frames[order[place]], order[place]) }
    while nodes.count <= number { nodes.append(Node()) }
    nodes[number] = node
    guard range.count > Self.leafCount else { return }
    let edges: [(Frame) -> Double] = [{ $0.x }, { $0.maxX }, { $0.y }, { $0.maxY }]
    let edge = edges.max { spread(of: $0, range) < spread(of: $1, range) } ?? { $0.x }
    order[range].sort { [frames] in
      let (left, right) = (edge(frames[$0]), edge(frames[$1]))
      return left != right ? left < right : $0 < $1
    }
    let middle = range.lowerBound + range.count / 2
    build(2 * number, range.lowerBound..<middle)
    build(2 * number + 1, middle..<range.upperBound)
  }

  private func spread(of edge: (Frame) -> Double, _ range: Range<Int>) -> Double {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for place in range {
      let value = edge(frames[order[place]])
      least = min(least, value)
      greatest = max(greatest, value)
    }
    return greatest - least
  }

  /// Whether a frame with an index from `first` on that satisfies a condition touches another frame.
  func touches(
    _ frame: Frame, from first: Int, where isWanted: (Int) -> Bool
  ) -> Bool {
    var visits = 0
    return touches(frame, from: first, where: isWanted, visits: &visits)
  }

  /// The same as ``touches(_:from:where:)``; adds the number of nodes visited to `visits`.
  func touches(
    _ frame: Frame, from first: Int, where isWanted: (Int) -> Bool, visits: inout Int
  ) -> Bool {
    touches(frame, first, isWanted, 1, order.indices, &visits)
  }

  private func touches(
    _ frame: Frame, _ first: Int, _ isWanted: (Int) -> Bool, _ number: Int, _ range: Range<Int>,
    _ visits: inout Int
  ) -> Bool {
    visits += 1
    guard nodes[number].last >= first, nodes[number].touches(frame) else { return false }
    if range.count <= Self.leafCount {
      return order[range].contains {
        $0 >= first && frames[$0].touches(frame) && isWanted($0)
      }
    }
    let middle = range.lowerBound + range.count / 2
    return touches(frame, first, isWanted, 2 * number, range.lowerBound..<middle, &visits)
      || touches(frame, first, isWanted, 2 * number + 1, middle..<range.upperBound, &visits)
  }
}

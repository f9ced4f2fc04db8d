import VFLLayout

/// An immutable k-d tree (Bentley 1975) of frames, with the coordinates of the four edges as dimensions.
///
/// Each node stores the bounds of its subtree, and splits its frames at the median of the edge coordinate
/// that has the largest spread. The tree therefore separates nested frames as well as adjacent frames.
struct FrameTree: Sendable {
  /// The bounds of the frames in a subtree, and the greatest index of these frames.
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
  /// The nodes.
  ///
  /// Node 1 is the root, and the children of node `n` are `2 * n` and `2 * n + 1`.
  private var nodes: [Node]

  /// The maximum number of frames in a leaf.
  private static let leafCount = 4

  /// Creates a tree of the given frames.
  ///
  /// - Complexity: O(n · log² n), where n is the number of frames.
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

  /// Whether any frame of the tree touches the given frame, has an index of at least `first`, and satisfies
  /// `isWanted`.
  func touches(
    _ frame: Frame, from first: Int, where isWanted: (Int) -> Bool
  ) -> Bool {
    var visits = 0
    return touches(frame, from: first, where: isWanted, visits: &visits)
  }

  /// Does the same as ``touches(_:from:where:)``, and adds the number of visited nodes to `visits`.
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

/// Values of numbered items as functions of a parameter.
///
/// Each value changes at some parameters.
///
/// Only changes are stored, so the memory does not grow with the product of items and pieces.
struct ParametricHistory<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value of an item from a parameter on.
  struct Change: Sendable, Hashable {
    let item: DenseIndex
    let begin: Double
    let value: Value
  }

  private let changes: [Change]
  private let changesOfItems: Grouping

  /// Creates a history from changes in ascending order of their parameters.
  init(_ changes: [Change], itemCount: Int) {
    self.changes = changes
    changesOfItems = Grouping(changes.map { $0.item }, count: itemCount)
  }

  /// The number of items.
  var itemCount: Int { changesOfItems.count }
  /// The number of changes.
  var changeCount: Int { changes.count }

  /// The changes of an item in ascending order of their parameters.
  func changes(of item: Int) -> some RandomAccessCollection<Change> {
    changesOfItems[item].lazy.map { changes[$0] }
  }

  /// The value of an item at a parameter; `nil` before the first change.
  func value(of item: Int, at parameter: Double) -> Value? {
    let own = changesOfItems[item]
    let next = (own.startIndex..<own.endIndex)
      .partitioningIndex { changes[own[$0]].begin > parameter }
    return next == own.startIndex ? nil : changes[own[next - 1]].value
  }
}

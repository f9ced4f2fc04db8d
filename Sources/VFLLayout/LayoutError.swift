/// The faults for which a layout problem cannot be solved.
public struct LayoutError: Error, Sendable, Hashable {
  /// The faults: those of items, by item, or else those of records, by record; never empty.
  public let faults: [LayoutFault]

  /// Creates an error of faults, at least one.
  package init(faults: [LayoutFault]) {
    self.faults = faults
  }
}

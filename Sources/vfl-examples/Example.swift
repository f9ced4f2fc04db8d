/// A scenario that demonstrates a layout system.
protocol Example {
  /// The name of the example on the command line.
  static var name: String { get }
  /// A one-line description.
  static var summary: String { get }

  /// Creates and changes a layout, and records its frames after each step.
  static func run(_ log: inout ExampleLog) throws
}

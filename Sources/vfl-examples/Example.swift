/// A scenario that shows a system of layout at work.
protocol Example {
  /// What it is called by on the command line.
  static var name: String { get }
  /// What it shows, in a line.
  static var summary: String { get }

  /// Lays out and changes what it is about, and shows its frames after each step.
  static func run(_ log: inout ExampleLog) throws
}

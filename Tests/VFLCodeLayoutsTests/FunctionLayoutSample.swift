import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

/// Layouts of functions of sources.
enum FunctionLayoutSample {
  static func layouts(
    _ text: String, _ language: HostLanguage = .swift, function: String? = nil,
    metrics: [String: Double] = [:]
  ) -> [FunctionLayouts.Layout] {
    FunctionLayouts(
      Array(text.utf8), language, name: "Card.swift", function: function, metrics: metrics
    ).layouts
  }

  /// Returns the layout of a view whose function contains some statements.
  static func layout(
    _ statements: String, properties: String = "", parent: String = "UIView",
    metrics: [String: Double] = [:]
  ) throws -> FunctionLayouts.Layout {
    let found = layouts(
      """
      class Card: \(parent) {
        let title = UILabel(), icon = UIImageView()
        \(properties)
        func build(flag: Bool, gap: CGFloat) {
          \(statements)
        }
      }
      """, metrics: metrics)
    try #require(found.count == 1)
    return found[0]
  }

  static func equations(_ layout: FunctionLayouts.Layout) -> [String] {
    layout.document.equations.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  static func node(
    _ name: String, _ layout: FunctionLayouts.Layout
  ) throws -> LayoutNode {
    try #require(layout.document.views.first { $0.node.name == name }).node
  }
}

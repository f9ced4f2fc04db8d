import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords

/// A label whose text can have several lines.
struct WrappedText: Sendable {
  /// The name of the label.
  let name: String
  /// The height of one line of the text, in points.
  let lineHeight: Double
  /// The largest number of lines; 0 if it is not limited.
  let limit: Int
}

extension LayoutDocument {
  /// Wraps texts to the widths that the constraints give their labels.
  ///
  /// Like UIKit, it solves the layout with the texts on single lines first. Texts are not wrapped if the width
  /// of the container varies.
  mutating func wrap(_ texts: [WrappedText], _ settings: LayoutSettings) {
    let given = Set(settings.views.map { $0.node.name })
    let labels = Dictionary(
      first: texts.filter { !given.contains($0.name) }.map { ($0.name, $0) })
    guard !labels.isEmpty, !settings.variedAxes.contains(.horizontal) else { return }
    var compiled = CompiledLayout([self], settings)
    if compiled.problem.containerSize.horizontal == nil {
      // Texts on single lines would make a container of any width too wide.
      for index in compiled.problem.nodes.indices
      where labels[compiled.problem.nodes[index].name] != nil {
        compiled.problem.nodes[index].content.horizontal = nil
      }
    }
    guard !compiled.hasErrors, let result = try? compiled.problem.solved() else { return }
    let frames = AssumedContainer(compiled.problem, result)?.result.frames ?? result.frames
    var widths: [String: Double] = [:]
    for (node, frame) in zip(compiled.problem.nodes, frames) {
      widths[node.name] = frame.width
    }
    for index in views.indices {
      guard let text = labels[views[index].node.name], let width = widths[text.name], width > 0,
        let natural = views[index].node.content.horizontal, width < natural - 0.01
      else { continue }
      let lines = (natural / width).rounded(.up)
      let count = text.limit > 0 ? min(lines, Double(text.limit)) : lines
      views[index].node.content = PerAxis(width, count * text.lineHeight)
    }
  }
}

import VFLLayout
import VFLPanels
import VFLRecords

/// The frames of a stack view, computed arithmetically without constraints.
///
/// The formulas cover stack views whose views all have content. In other cases, the result is `nil`.
struct StackFormula {
  let spec: StackSpec
  private let visible: [StackSpec.Item]

  init(_ spec: StackSpec) {
    self.spec = spec
    visible = spec.items.filter { !$0.isHidden }
  }

  /// Whether the stack view behaves like `FDStackView`.
  ///
  /// `FDStackView` ignores margins, baselines and custom spacing. Its size is arbitrary unless it is given.
  private var isFD: Bool { spec.behavior == .fdStackView }

  /// Returns the frames of the stack view and its visible views by name, or `nil` if there is no formula.
  func frames() -> [String: Frame]? {
    if isFD && (spec.size.horizontal == nil || spec.size.vertical == nil) { return nil }
    let cross = spec.axis == .horizontal ? Axis.vertical : .horizontal
    guard !visible.isEmpty, let along = along(room(spec.axis)),
      let across = across(room(cross), cross)
    else { return nil }
    var total = PerAxis(both: 0.0)
    for (axis, spans) in [(spec.axis, along), (cross, across)] {
      let insets = insets(axis)
      total[axis] = spec.size[axis] ?? spans.total + insets.before + insets.after
    }
    var frames = ["S": Frame(x: 0, y: 0, width: total.horizontal, height: total.vertical)]
    for (index, item) in visible.enumerated() {
      var frame = Frame(x: 0, y: 0, width: 0, height: 0)
      for (axis, spans) in [(spec.axis, along), (cross, across)] {
        let length = spans.lengths[index]
        let start = insets(axis).before + spans.starts[index]
        if axis == .vertical {
          (frame.y, frame.height) = (start, length)
        } else {
          let isMirrored = spec.direction == .rightToLeft
          (frame.x, frame.width) = (isMirrored ? total.horizontal - start - length : start, length)
        }
      }
      frames[item.name] = frame
    }
    return frames
  }

  private struct Spans {
    var starts: [Double]
    var lengths: [Double]
    var total: Double
  }

  private func insets(_ axis: Axis) -> (before: Double, after: Double) {
    guard let margins = spec.margins, !isFD else { return (0, 0) }
    return axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
  }

  private func room(_ axis: Axis) -> Double? {
    let insets = insets(axis)
    return spec.size[axis].map { $0 - insets.before - insets.after }
  }

  // MARK: Along the axis

  private func along(_ room: Double?) -> Spans? {
    let contents = visible.map { $0.content[spec.axis] ?? 0 }
    var gaps = visible.dropLast().map { isFD ? spec.spacing : $0.customSpacing ?? spec.spacing }
    let spacing = gaps.reduce(0, +)
    var lengths = contents
    switch spec.distribution {
    case .fill:
      if let room {
        guard let fitted = fitted(contents, to: room - spacing) else { return nil }
        lengths = fitted
      }
    case .fillEqually:
      let each = room.map { ($0 - spacing) / Double(lengths.count) } ?? contents.max() ?? 0
      lengths = lengths.map { _ in each }
    case .fillProportionally:
      guard let shares = proportional(contents, spacing, room) else { return nil }
      lengths = shares
    case .equalSpacing:
      let least = gaps.max() ?? 0
      let count = Double(gaps.count)
      let ideal = room.map { ($0 - contents.reduce(0, +)) / max(1, count) } ?? least
      if isFD && ideal < least { return nil }
      gaps = gaps.map { _ in max(least, ideal) }
      if let room, gaps.isEmpty || ideal < least {
        guard let fitted = fitted(contents, to: room - least * count) else { return nil }
        lengths = fitted
      }
    case .equalCentering:
      if gaps.isEmpty, let room {
        lengths = [room]
      } else if !gaps.isEmpty {
        guard let centred = centred(contents, gaps, room) else { return nil }
        gaps = centred
      }
    }
    guard lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    var starts = [0.0]
    for (length, gap) in zip(lengths, gaps) {
      starts.append(starts[starts.count - 1] + length + gap)
    }
    return Spans(
      starts: starts, lengths: lengths, total: starts[starts.count - 1] + lengths[lengths.count - 1]
    )
  }

  /// Distributes a length.
  ///
  /// The view with the lowest hugging priority is stretched, or the view with the lowest compression
  /// resistance priority is shrunk. Among views with equal priorities, the first view is stretched and the
  /// last view is shrunk. In `FDStackView`, the first view is shrunk, too.
  private func fitted(_ contents: [Double], to sum: Double) -> [Double]? {
    var lengths = contents
    var missing = contents.reduce(0, +) - sum
    if missing <= 0 {
      let weakest = visible.map { $0.hugging[spec.axis] }.min()
      let index = visible.firstIndex { $0.hugging[spec.axis] == weakest } ?? 0
      lengths[index] -= missing
      return lengths
    }
    let order = visible.indices.sorted { left, right in
      let (one, other) = (
        visible[left].resistance[spec.axis], visible[right].resistance[spec.axis]
      )
      return one != other ? one < other : isFD == (left < right)
    }
    for index in order {
      let taken = min(missing, lengths[index])
      lengths[index] -= taken
      missing -= taken
    }
    return missing > 0 ? nil : lengths
  }

  private func proportional(_ contents: [Double], _ spacing: Double, _ room: Double?) -> [Double]? {
    let sum = contents.reduce(0, +)
    if spec.behavior != .uiKit {
      guard let room else { return contents }
      return room < spacing ? nil : contents.map { $0 / sum * (room - spacing) }
    }
    guard let room, let whole = spec.size[spec.axis] else {
      return spec.margins == nil ? contents : nil
    }
    // `UIStackView` requires a single view to be as long as the stack view, even if margins make this
    // impossible.
    guard contents.count > 1 || spec.margins == nil else { return nil }
    var left = room - spacing
    var lengths = contents.map { content in
      let length = min(content / (sum + spacing) * whole, left)
      left -= length
      return length
    }
    lengths[lengths.count - 1] += left
    return lengths
  }

  /// Returns the gaps for equally spaced centers, as far as the spacing permits this.
  private func centred(_ contents: [Double], _ gaps: [Double], _ room: Double?) -> [Double]? {
    let halves = zip(contents, contents.dropFirst()).map { ($0 + $1) / 2 }
    let least = zip(halves, gaps).map(+).max() ?? 0
    var distance = least
    if let room {
      distance = (room - contents[0] / 2 - contents[contents.count - 1] / 2) / Double(gaps.count)
      guard distance >= least else { return nil }
    }
    return halves.map { distance - $0 }
  }

  // MARK: Across the axis

  private func across(_ room: Double?, _ axis: Axis) -> Spans? {
    let contents = visible.map { $0.content[axis] ?? 0 }
    let tallest = contents.max() ?? 0
    let total = room ?? tallest
    let shrunk = contents.map { min($0, total) }
    var alignment = spec.alignment
    if axis == .horizontal {
      if alignment == .firstBaseline { alignment = .leading }
      if alignment == .lastBaseline { alignment = .trailing }
    }
    if isFD && (alignment == .firstBaseline || alignment == .lastBaseline) { return nil }
    let share: Double
    switch alignment {
    case .fill:
      return Spans(
        starts: contents.map { _ in 0 }, lengths: contents.map { _ in total }, total: total)
    case .leading: share = 0
    case .center: share = 0.5
    case .trailing: share = 1
    case .firstBaseline:
      let baseline = visible.map(\.firstBaseline).max() ?? 0
      return hung(contents, visible.map { baseline - $0.firstBaseline }, room)
    case .lastBaseline:
      let rises = zip(contents, visible).map { $0 - $1.lastBaseline }
      let baseline = rises.max() ?? 0
      return hung(contents, rises.map { baseline - $0 }, room)
    }
    return Spans(starts: shrunk.map { (total - $0) * share }, lengths: shrunk, total: total)
  }

  private func hung(_ contents: [Double], _ starts: [Double], _ room: Double?) -> Spans? {
    let need = zip(starts, contents).map(+).max() ?? 0
    var total = need
    if spec.behavior == .uiKit && spec.alignment == .lastBaseline {
      total = starts[0] + contents[0]
    }
    if let room {
      guard room >= need else { return nil }
      total = room
    }
    return Spans(starts: starts, lengths: contents, total: total)
  }
}

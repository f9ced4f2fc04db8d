import VFLCompiler
import VFLControls
import VFLLayout
import VFLRecords

/// The size that the content of a view needs, with its baselines.
struct ContentSize: Sendable {
  /// The origin of a content size.
  enum Origin: Sendable, Hashable {
    /// The file or the configuration contains the size.
    case file
    /// The size is estimated from the text, the font or the kind of the view.
    case estimate
  }

  /// The content size in points; `nil` on an axis on which the view has no content.
  var size = PerAxis<Double?>(nil, nil)
  /// Whether the view may have a content size that is not known, because only the code or the system
  /// determines it.
  private(set) var isUnknown = PerAxis(both: false)
  /// The origin of the size on each axis.
  var origin = PerAxis(both: Origin.file)
  /// Whether the text may have several lines.
  private(set) var wraps = false
  /// The text of the view, if its content is a text on a single line that does not shrink.
  private(set) var text: ViewText?
  /// Whether the size is certain on each axis, because it is a placeholder, the size of an image, or in the
  /// configuration.
  private(set) var isCertain = PerAxis(both: false)
  /// The distance from the top edge to the first baseline, in points.
  var firstBaseline = 0.0
  /// The distance from the last baseline to the bottom edge, in points.
  var lastBaseline = 0.0

  /// Creates the size of a view without content.
  init() {}

  /// Determines the content size of a view.
  ///
  /// A file contains the frames that Interface Builder computed with the real fonts and images. So the length
  /// of the frame is the length of the content, unless constraints determine it. If the frame is close to the
  /// estimate, the frame is used, otherwise the estimate.
  init(of item: InterfaceItem, in file: InterfaceFile, _ frame: Frame?) {
    if let declared = file.contents.size(of: item.name, item.source["customClass"]) {
      size = PerAxis(declared.width, declared.height)
      isCertain = PerAxis(both: true)
      return
    }
    let traits = ContentTraits(item, file)
    for axis in Axis.allCases {
      guard traits.hasContent[axis] else { continue }
      let stored = frame.map { axis == .horizontal ? $0.width : $0.height }
      guard let estimate = traits.estimate[axis] else {
        size[axis] = stored
        origin[axis] = item.isCustom ? .estimate : .file
        continue
      }
      let tolerance = axis == .horizontal ? 0.3 * estimate + 10 : 0.25 * estimate + 2
      if !traits.hasOtherSize, let stored, (stored - estimate).magnitude <= tolerance {
        size[axis] = stored
      } else {
        (size[axis], origin[axis]) = (estimate, .estimate)
      }
      isCertain[axis] = item.kind == "imageView"
    }
    wraps = traits.wraps
    if traits.isText, let fontSize = traits.fontSize {
      text = ViewText(
        item.text ?? "", keys: item.textKeys, fontSize: fontSize, padding: item.padding(fontSize))
    }
    if wraps, let stored = frame, let line = traits.estimate.vertical {
      wrap(into: stored, lineHeight: line, textWidth: traits.estimate.horizontal ?? 0)
    }
    for axis in Axis.allCases {
      let given =
        axis == .horizontal
        ? item.source["placeholderIntrinsicWidth"] : item.source["placeholderIntrinsicHeight"]
      isUnknown[axis] = size[axis] == nil && !traits.hasNoContent && given == nil
      guard let given else { continue }
      // The placeholder `infinite` means that the view has no content size.
      (size[axis], origin[axis]) = (XMLElement.number(given), .file)
      isCertain[axis] = true
    }
    setBaselines(traits, height: frame?.height ?? size.vertical ?? 0)
  }

  /// Sets the size of a text that is wrapped to the width that the constraints determine.
  ///
  /// The number of lines in the frame is used if it is possible for the estimated width of the text.
  private mutating func wrap(into frame: Frame, lineHeight: Double, textWidth: Double) {
    let lines = (textWidth / max(1, frame.width)).rounded(.up)
    let height = lineHeight * lines
    let isPossible = (frame.height - height).magnitude <= max(1.2, 0.4 * lines) * lineHeight
    let isWrapped = lines > 1 || isPossible && frame.height > 1.5 * lineHeight
    guard isWrapped else { return }
    size = PerAxis(frame.width, isPossible ? frame.height : height)
    origin = PerAxis(both: .estimate)
  }

  private mutating func setBaselines(_ traits: ContentTraits, height: Double) {
    guard let font = traits.fontSize else { return }
    let (ascent, descent) = (TextMetrics.ascent(font), TextMetrics.descent(font))
    // A text is centered vertically. The lines of a wrapped text fill the height of its view.
    let margin = traits.wraps ? 0 : max(0, (height - ascent - descent) / 2)
    firstBaseline = ((margin + ascent) * 2).rounded() / 2
    lastBaseline = ((margin + descent) * 2).rounded() / 2
  }
}

extension InterfaceItem {
  /// The part of the content size of a label or button that does not grow with its text, in points.
  fileprivate func padding(_ fontSize: Double) -> PerAxis<Double> {
    guard kind == "button" else { return PerAxis(both: 0) }
    let padding = ControlSize.buttonPadding(
      text ?? "", fontSize: fontSize,
      isConfigured: source.element.child(key: "configuration") != nil)
    return PerAxis(padding.width, padding.height)
  }
}

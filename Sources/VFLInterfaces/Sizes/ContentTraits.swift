import VFLControls
import VFLLayout

/// The properties of a content size that the kind of a view implies.
struct ContentTraits {
  /// Whether the view has a content size on an axis.
  private(set) var hasContent = PerAxis(both: false)
  /// The estimated content size in points; `nil` on an axis on which it is unknown.
  private(set) var estimate = PerAxis<Double?>(nil, nil)
  /// The font size of the text, in points; `nil` if the view has no baselines.
  private(set) var fontSize: Double?
  /// Whether the view certainly has no content size except the one in ``hasContent``.
  private(set) var hasNoContent = false
  /// Whether the control has the size of another version of iOS than in the file.
  private(set) var hasOtherSize = false
  /// Whether the text may have several lines.
  private(set) var wraps = false
  /// Whether the content is a text on a single line that does not shrink.
  private(set) var isText = false

  init(_ item: InterfaceItem, _ file: InterfaceFile) {
    if item.isGuide {
      hasNoContent = true
      return
    }
    switch file.platform {
    case .iOS: setControl(item, file)
    case .macOS: setMacControl(item, file)
    }
    let isEmpty = file.platform == .iOS ? Self.emptyViews : Self.emptyMacViews
    let hasHeightOnly = hasContent.vertical && !hasContent.horizontal
    // A text view that scrolls has no content size.
    let isScrolling = item.kind == "textView" && item.source["scrollEnabled"] != "NO"
    hasNoContent =
      !item.isCustom && (isEmpty.contains(item.kind) || hasHeightOnly || isScrolling)
  }

  /// The views of iOS that have no content size.
  private static let emptyViews: Set<String> = [
    "view", "containerView", "scrollView", "tableView", "collectionView", "visualEffectView",
    "stackView", "tableViewCellContentView", "collectionViewCellContentView",
  ]
  /// The views of macOS that have no content size.
  private static let emptyMacViews: Set<String> = [
    "view", "customView", "containerView", "scrollView", "clipView", "visualEffectView",
  ]

  private mutating func set(_ width: Double?, _ height: Double?) {
    (hasContent, estimate) = (PerAxis(both: true), PerAxis(width, height))
  }

  private mutating func set(_ size: ControlSize) {
    hasContent = PerAxis(size.hasWidth, true)
    estimate = PerAxis(size.width, size.height)
    fontSize = size.fontSize ?? fontSize
  }

  private mutating func setHeight(_ height: Double?) {
    (hasContent.vertical, estimate.vertical) = (true, height)
  }

  // MARK: iOS

  private mutating func setControl(_ item: InterfaceItem, _ file: InterfaceFile) {
    switch item.kind {
    case "label":
      let size = item.fontSize ?? 17
      fontSize = size
      wraps = item.source["numberOfLines"].map { $0 != "1" } ?? false
      // The fonts of an attributed text are not read.
      if item.source.element.child(key: "attributedText") != nil { return set(nil, nil) }
      isText = !wraps && item.source["adjustsFontSizeToFit"] == "NO"
      set(.label(item.text ?? "", fontSize: size))
    case "button": setButton(item, file)
    case "imageView":
      if let image = item.source["image"] {
        let size = file.images[image]
        set(size?.horizontal, size?.vertical)
      }
    case "textField":
      let isRounded = item.source["borderStyle"] == "roundedRect"
      set(.textField(item.text ?? "", fontSize: item.fontSize ?? 14, isRounded: isRounded))
    case "activityIndicatorView" where item.source["style"]?.hasSuffix("arge") == true:
      set(37, 37)
    case "progressView" where item.source["progressViewStyle"] == "bar": setHeight(2)
    case "datePicker": set(nil, nil)
    case "pickerView": setHeight(nil)
    default:
      guard let size = ControlSize.control(item.kind, isNew: file.hasNewControls) else { return }
      set(size)
      hasOtherSize = file.hasOtherControls && ControlSize.changedKinds.contains(item.kind)
    }
  }

  private mutating func setButton(_ item: InterfaceItem, _ file: InterfaceFile) {
    let configuration = item.source.element.child(key: "configuration")
    let size = item.fontSize ?? (configuration == nil ? 15 : 17)
    fontSize = size
    guard let text = item.text else { return set(nil, nil) }
    isText = true
    set(
      configuration == nil
        ? .button(text, fontSize: size) : .configuredButton(text, fontSize: size))
  }

  // MARK: macOS

  private mutating func setMacControl(_ item: InterfaceItem, _ file: InterfaceFile) {
    let cell = item.source.element.child(key: "cell")
    switch item.kind {
    case "textField":
      fontSize = item.fontSize ?? 13
      if cell?["editable"] == "YES" { setHeight(nil) } else { set(nil, nil) }
    case "button", "popUpButton", "segmentedControl", "stepper", "datePicker":
      fontSize = item.fontSize ?? 13
      isText = item.kind == "button" && cell?["title"] != nil
      set(nil, nil)
    case "imageView":
      if cell?["image"] != nil { set(nil, nil) }
    case "progressIndicator":
      if item.source["style"] == "spinning" { set(nil, nil) } else { setHeight(nil) }
    case "secureTextField", "searchField", "comboBox":
      fontSize = item.fontSize ?? 13
      setHeight(nil)
    case "slider", "levelIndicator": setHeight(nil)
    default: break
    }
  }
}

extension InterfaceItem {
  /// The font size in points; `nil` if the file does not contain it.
  fileprivate var fontSize: Double? {
    let font =
      source.element.child("fontDescription", key: "fontDescription")
      ?? source.element.child("fontDescription", key: "titleFontDescription")
      ?? source.element.child(key: "cell")?.child("font", key: "font")
    return font.flatMap {
      $0.number("pointSize") ?? $0.number("size") ?? Self.styles[$0["style"] ?? ""]
    }
  }

  /// The font sizes of the text styles at the default size category, in points.
  private static let styles: [String: Double] = [
    "UICTFontTextStyleLargeTitle": 34, "UICTFontTextStyleTitle0": 34,
    "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20,
    "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16,
    "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]
}

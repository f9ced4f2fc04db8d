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

  private mutating func setControl(_ width: Double, _ height: Double, _ file: InterfaceFile) {
    set(width, height)
    hasOtherSize = file.hasNewControls != file.isWrittenByXcode26
  }

  private mutating func setHeight(_ height: Double?) {
    (hasContent.vertical, estimate.vertical) = (true, height)
  }

  // MARK: iOS

  private mutating func setControl(_ item: InterfaceItem, _ file: InterfaceFile) {
    let isNew = file.hasNewControls
    switch item.kind {
    case "label":
      let size = item.fontSize ?? 17
      fontSize = size
      wraps = item.source["numberOfLines"].map { $0 != "1" } ?? false
      // The fonts of an attributed text are not read.
      if item.source.element.child(key: "attributedText") != nil { return set(nil, nil) }
      let text = item.text ?? ""
      set(
        TextMetrics.width(of: text, size: size),
        text.isEmpty
          ? 0 : TextMetrics.lineHeight(size) * Double(TextMetrics.lineCount(of: text)))
    case "button": setButton(item, file)
    case "imageView":
      if let image = item.source["image"] {
        let size = file.images[image]
        set(size?.horizontal, size?.vertical)
      }
    case "textField":
      let size = item.fontSize ?? 14
      fontSize = size
      let isRounded = item.source["borderStyle"] == "roundedRect"
      let width = TextMetrics.width(of: item.text ?? "", size: size)
      set(isRounded ? width + 14 : width, isRounded ? 34 : 22)
    // These are the sizes of the alignment rectangles, which are smaller than the frames.
    case "switch": setControl(isNew ? 61 : 49, isNew ? 28 : 31, file)
    case "segmentedControl": set(nil, 31)
    case "stepper": setControl(94, isNew ? 32 : 29, file)
    case "activityIndicatorView":
      let side: Double = item.source["style"].map { $0.hasSuffix("arge") } == true ? 37 : 20
      set(side, side)
    case "pageControl": set(nil, 37)
    case "datePicker": set(nil, nil)
    case "slider":
      setHeight(isNew ? 34 : 30)
      hasOtherSize = file.hasNewControls != file.isWrittenByXcode26
    case "progressView": setHeight(item.source["progressViewStyle"] == "bar" ? 2 : 4)
    case "searchBar": setHeight(56)
    case "pickerView": setHeight(nil)
    case "toolbar", "navigationBar": setHeight(44)
    case "tabBar": setHeight(49)
    default: break
    }
  }

  private mutating func setButton(_ item: InterfaceItem, _ file: InterfaceFile) {
    let configuration = item.source.element.child(key: "configuration")
    let size = item.fontSize ?? (configuration == nil ? 15 : 17)
    fontSize = size
    guard let text = item.text else { return set(nil, nil) }
    let width = TextMetrics.width(of: text, size: size)
    if configuration != nil { return set(width + 24, TextMetrics.lineHeight(size) + 14) }
    set(max(30, width), max(30, TextMetrics.lineHeight(size) + 12))
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

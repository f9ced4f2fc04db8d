import VFLDiagnostics

/// Methods and properties of the views of the system that change neither constraints nor superviews.
enum SystemNames {
  private static let methods: Set<String> = [
    "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "addInteraction", "register",
    "registerClass", "registerNib", "reloadData", "sizeToFit", "sizeThatFits",
    "systemLayoutSizeFitting", "setNeedsDisplay", "startAnimating", "stopAnimating",
    "becomeFirstResponder", "resignFirstResponder", "insertSegment", "insertSegmentWithTitle",
    "convert", "viewWithTag", "hitTest", "setContentOffset", "scrollRectToVisible", "setOn",
    "setProgress", "setThumbImage", "setDate", "setItems", "load", "loadHTMLString", "loadRequest",
    "addMotionEffect", "snapshotView", "setCustomSpacing", "respondsToSelector", "isKindOfClass",
    "isDescendant", "addArrangedSubview", "setEditing", "setTitle", "setTitleColor", "setImage",
    "setBackgroundImage", "setAttributedTitle", "setTitleTextAttributes", "setContentInset",
    "setNeedsUpdateConstraints", "addObserver", "setButtonType", "setAccessibilityLabel",
  ]

  /// The properties of which some have numbers as values.
  private static let properties: Set<String> = [
    "alpha", "alphaValue", "tag", "numberOfLines", "spacing", "progress", "value", "minimumValue",
    "maximumValue", "stepValue", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    "borderWidth", "cornerRadius", "shadowOpacity", "shadowRadius", "zPosition", "zoomScale",
    "minimumZoomScale", "maximumZoomScale", "minimumScaleFactor", "selectedSegmentIndex",
    "currentPage", "numberOfPages", "minValue", "maxValue", "doubleValue", "floatValue",
    "integerValue", "preferredMaxLayoutWidth", "lineSpacing", "font", "pointSize",
    "minimumFontSize", "separatorInset", "keyboardType", "contentMode", "textAlignment",
    "autoresizingMask", "opacity", "lineBreakMode", "backgroundColor", "contentInset",
  ]

  /// Whether a method is certainly one of the system that changes neither constraints nor superviews.
  ///
  /// A setter has the name of its property.
  static func isMethod(_ name: String) -> Bool {
    if methods.contains(name) { return true }
    guard name.hasPrefix("set") else { return false }
    let property = name.dropFirst(3)
    let text = property.loweringFirst
    return isSetter(text)
  }

  /// Whether a property that is set is certainly one of the system that changes no constraints.
  static func isSetter(_ name: String) -> Bool { isProperty(name) || setters.contains(name) }

  /// Whether a function is certainly one of the system that gets no views.
  static func isFunction(_ name: String) -> Bool { functions.contains(name) }

  private static let functions: Set<String> = [
    "print", "debugPrint", "NSLog", "NSLocalizedString", "min", "max", "abs", "floor", "ceil",
    "round", "sqrt", "pow", "assert", "precondition", "CGRect", "CGRectMake", "CGSizeMake",
    "CGPointMake", "UIEdgeInsetsMake", "NSMakeRect", "NSMakeSize", "MIN", "MAX", "ABS", "fabs",
    "dispatch_async", "dispatch_after", "dispatch_get_main_queue", "NSSelectorFromString", "type",
    "NSStringFromClass", "UIColorFromRGB", "RGB", "RGBA", "stride", "zip", "String",
    "assertionFailure",
    "setNeedsDisplay", "invalidateIntrinsicContentSize", "present", "dismiss", "addChild",
    "didMove",
    "willMove", "addChildViewController", "weakify", "strongify", "NSAssert", "NSParameterAssert",
    "UIImage", "UIColor", "Selector", "NSClassFromString", "CGFloat", "layoutIfNeeded",
  ]

  /// The properties without numbers as values that Objective-C sets with methods.
  private static let setters: Set<String> = [
    "text", "title", "textColor", "attributedText", "placeholder", "delegate", "dataSource",
    "clipsToBounds", "userInteractionEnabled", "translatesAutoresizingMaskIntoConstraints", "image",
    "tintColor", "borderStyle", "editable", "selectable", "bezeled", "bordered", "stringValue",
    "accessibilityIdentifier", "enabled", "selected", "highlighted", "scrollEnabled",
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "separatorStyle",
    "wantsLayer",
    "drawsBackground", "identifier", "isEnabled", "isSelected", "isUserInteractionEnabled",
    "navigationItem", "accessoryType", "selectionStyle", "isOpaque", "layer", "contentView",
    "accessoryView", "backgroundView", "preferredContentSize", "modalPresentationStyle",
    "modalTransitionStyle", "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "frame", "bounds",
    "isAccessibilityElement", "accessibilityLabel", "accessibilityTraits", "view",
    "secureTextEntry", "returnKeyType", "opaque",
  ]

  /// Whether a property is certainly one of the system that changes neither constraints nor superviews.
  static func isProperty(_ name: String) -> Bool { properties.contains(name) }
}

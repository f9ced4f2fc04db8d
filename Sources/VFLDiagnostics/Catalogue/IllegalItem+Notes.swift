extension LazyDiagnostic.IllegalItem {
  /// The fix for an item of this class, as notes.
  var notes: [String] {
    if case .type(let name) = self {
      return ["pass an instance of the class, such as `\(name)()`, instead of the class"]
    }
    guard case .object(let name) = self else {
      return [
        "pass a view or a layout guide; an outlet is `nil` before the view is loaded, and "
          + "`superview` is `nil` before `addSubview`"
      ]
    }
    let deallocated =
      "if the code passes a view, the view was deallocated and another object is at its address: "
      + "keep a strong reference to the view"
    return if name == "NSNull" {
      ["`NSNull` replaces `nil` in a dictionary or an array: create the view before you add it"]
    } else if name.hasSuffix("Controller") {
      ["pass the `view` of the controller"]
    } else if name.hasSuffix("SwiftValue") {
      ["a Swift value, such as an optional, was converted to an object: unwrap it to get the view"]
    } else if name.hasSuffix("String") || name.hasSuffix("TaggedPointerString") {
      ["pass the view instead of a string such as its name", deallocated]
    } else if name.firstPlace(of: "Array") != nil || name.firstPlace(of: "Dictionary") != nil {
      ["pass each view of the collection by itself", deallocated]
    } else {
      ["pass a view or a layout guide", deallocated]
    }
  }
}

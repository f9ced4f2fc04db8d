import VFLRecords

/// The properties that determine the content size of a view, if a function sets them.
struct CodeContent {
  /// The text; `nil` if it is unknown.
  private(set) var text: String?
  /// The font size in points; `nil` if it is unknown.
  private(set) var fontSize: Double?
  /// The top, leading, bottom and trailing layout margins in points; `nil` if the function sets none.
  private(set) var margins: [CodeNumber]?
  /// Whether the function hides the view.
  private(set) var isHidden = false
  /// Whether the function sets an image.
  private(set) var hasImage = false
  /// The largest number of lines of a label; 0 if it is not limited.
  private(set) var lineLimit = 1
  /// Whether a text field has the border `roundedRect`.
  private(set) var isRounded = false
  /// The hugging and compression priorities by axis; `nil` where the function sets none.
  var hugging: [Axis: Double] = [:]
  var compression: [Axis: Double] = [:]

  /// Takes note of the value that is assigned to a property.
  mutating func set(_ property: String, _ value: CodeValue) {
    switch property {
    case "text", "title", "stringValue", "placeholder":
      guard case .text(let bytes, _) = value else { return }
      text = String(decoding: bytes, as: UTF8.self)
    case "image", "backgroundImage": hasImage = true
    case "isHidden", "hidden": isHidden = value.word == "true"
    case "numberOfLines":
      lineLimit = value.number?.constant.flatMap { Int(exactly: $0) } ?? lineLimit
    case "borderStyle": isRounded = value.word?.hasSuffix("oundedRect") == true
    case "layoutMargins", "directionalLayoutMargins":
      if case .numbers(let numbers) = value, numbers.count == 4 { margins = numbers }
    case "font": fontSize = value.number?.constant ?? fontSize
    default: break
    }
  }
}

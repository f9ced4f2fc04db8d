extension InterfaceItem {
  /// The text that a control displays; `nil` if the view displays no text.
  var text: String? {
    switch kind {
    case "label": text(of: source.element)
    case "button": title
    case "textField":
      // On macOS, a label is a text field.
      source.element.child(key: "cell").flatMap { nonEmpty($0["title"]) }
        ?? text(of: source.element) ?? nonEmpty(source["placeholder"])
    default: nil
    }
  }

  /// The keys under which `.strings` files contain translations of the text.
  var textKeys: [String] {
    let cell = source.element.child(key: "cell").flatMap { $0["id"] }
    let own = source["id"].map { id in
      ["text", "normalTitle", "configuration.title", "title"].map { id + "." + $0 }
    }
    return (own ?? []) + (cell.map { [$0 + ".title"] } ?? [])
  }

  /// The title of a button in its normal state.
  private var title: String? {
    // A button with a configuration displays the title of the configuration.
    for key in ["configuration", "normal"] {
      if let owner = source.element.child(key: key), let title = text("title", of: owner) {
        return title
      }
    }
    return source.element.child(key: "cell").flatMap { nonEmpty($0["title"]) }
  }

  private func text(of element: XMLElement) -> String? { text("text", of: element) }

  /// Returns a text, which is an attribute or, if it has several lines, a child element.
  private func text(_ key: StaticString, of element: XMLElement) -> String? {
    if let text = nonEmpty(element[key]) { return text }
    return nonEmpty(element.child("string", key: key.description)?.text)
  }

  private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
}

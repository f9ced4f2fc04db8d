package import VFLLowering

extension JSONWriter {
  /// Writes the names that format strings require.
  package mutating func write(_ names: RequiredNames) {
    object { json in
      json.write("views", names.views)
      json.write("metrics", names.metrics)
      json.write("viewsOrMetrics", names.viewsOrMetrics)
      json.key("superview")
      json.bool(names.needsSuperview)
    }
  }

  /// Writes the numbers of checked and unchecked format strings in a source file.
  package mutating func write(_ strings: StringCounts) {
    object(flat: true) { json in
      json.key("checked")
      json.number(strings.checked)
      json.key("checkedInPart")
      json.number(strings.checkedInPart)
      json.key("withUnseenNames")
      json.number(strings.withUnseenNames)
      json.key("withComputedParts")
      json.number(strings.withComputedParts)
      json.key("notChecked")
      json.object { json in
        for reason in strings.notChecked {
          json.key(reason.name)
          json.number(reason.count)
        }
      }
    }
  }

  private mutating func write(_ key: String, _ names: [String]) {
    self.key(key)
    array(flat: true) { json in
      for name in names { json.string(name) }
    }
  }
}

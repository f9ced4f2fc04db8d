import VFLLowering

extension JSONWriter {
  /// Writes the names that formats need.
  mutating func write(_ names: RequiredNames) {
    object { json in
      json.write("views", names.views)
      json.write("metrics", names.metrics)
      json.write("viewsOrMetrics", names.viewsOrMetrics)
      json.key("superview")
      json.bool(names.needsSuperview)
    }
  }

  private mutating func write(_ key: String, _ names: [String]) {
    self.key(key)
    array(flat: true) { json in
      for name in names { json.string(name) }
    }
  }
}

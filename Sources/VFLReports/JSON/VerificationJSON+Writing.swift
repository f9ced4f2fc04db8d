extension VerificationJSON {
  /// Returns the JSON in a layout.
  package func bytes(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter(layout)
    json.object { json in
      json.key("status")
      json.string(status)
      if widest == nil {
        json.key("proved")
        json.number(proved)
        json.key("violated")
        json.number(violated)
        json.key("undecided")
        json.number(undecided)
      }
      if let examined {
        json.key("examined")
        json.object(flat: true) { json in
          json.key("views")
          json.number(examined.views)
          json.key("pairs")
          json.number(examined.pairs)
        }
      }
      if !omitted.isEmpty {
        json.key("omitted")
        json.array(flat: true) { json in
          for property in omitted { json.string(property) }
        }
      }
      json.key("parameters")
      json.array { json in
        for parameter in parameters { parameter.write(to: &json) }
      }
      if let widest {
        json.key("widest")
        json.array { json in
          for budget in widest { budget.write(to: &json) }
        }
      } else {
        json.key("properties")
        json.array { json in
          for property in properties { property.write(to: &json) }
        }
      }
      json.key("diagnostics")
      json.array { json in
        for diagnostic in diagnostics { json.write(diagnostic) }
      }
    }
    return json.bytes
  }
}

extension VerificationJSON.Parameter {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(flat: true) { json in
      json.key("name")
      json.string(name)
      json.key("lower")
      json.number(lower)
      json.key("upper")
      json.number(upper)
      json.key("usual")
      json.number(usual)
      if let scale {
        json.key("scale")
        json.string(scale)
      }
    }
  }
}

extension VerificationJSON.Range {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(flat: true) { json in
      json.key("name")
      json.string(name)
      json.key("intervals")
      json.array { json in
        for interval in intervals {
          json.object { json in
            json.key("lower")
            json.number(interval.lower)
            json.key("upper")
            json.number(interval.upper)
            json.key("includesLower")
            json.bool(interval.includesLower)
            json.key("includesUpper")
            json.bool(interval.includesUpper)
          }
        }
      }
    }
  }
}

extension VerificationJSON.Budget {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(flat: true) { json in
      json.key("view")
      json.string(view)
      json.key("direction")
      json.string(direction)
      json.key("width")
      if let width { json.number(width) } else { json.null() }
      json.key("limit")
      if let limit { json.string(limit) } else { json.null() }
      json.key("notConsidered")
      json.number(otherCount)
    }
  }
}

extension VerificationJSON.Property {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(flat: true) { json in
      json.key("property")
      json.string(kind)
      if !views.isEmpty {
        json.key("views")
        json.array { json in
          for view in views { json.string(view) }
        }
      }
      if let axis {
        json.key("axis")
        json.string(axis)
      }
      if let size {
        json.key("size")
        json.number(size)
      }
      if let text {
        json.key("text")
        json.string(text)
      }
      json.key("direction")
      json.string(direction)
      json.key("verdict")
      json.string(verdict)
      if let undecidedShare {
        json.key("undecidedShare")
        json.number(undecidedShare)
      }
      if let values {
        json.key("counterexample")
        json.object { json in
          json.key("values")
          json.object { json in
            for (name, value) in values {
              json.key(name)
              json.number(value)
            }
          }
          json.key("excess")
          if let excess { json.number(excess) } else { json.null() }
        }
        if let violatedFor {
          json.key("violatedFor")
          violatedFor.write(to: &json)
        }
        if let change {
          json.key("change")
          json.object(flat: true) { json in
            json.key("from")
            json.string(change.from)
            json.key("to")
            json.string(change.to)
          }
        }
      }
    }
  }
}

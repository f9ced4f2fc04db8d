import VFLDiagnostics
import VFLVerification

extension [LayoutDocument] {
  /// Reports scales and metrics with intervals that have the same names, and scales of views that no document
  /// declares.
  mutating func reportUnknownScales() {
    var seen: [String: (isScale: Bool, span: SourceSpan?)] = [:]
    for index in indices {
      for interval in self[index].verification.intervals {
        let isScale: Bool
        switch interval.parameter.target {
        case .scale: isScale = true
        case .metric: isScale = false
        case .container, .content: continue
        }
        let name = interval.parameter.name
        // The compilation reports two metrics with the same name.
        if let first = seen[name], isScale || first.isScale {
          self[index].report(
            .duplicateName(span: interval.span, name: name, kind: "scale", first: first.span))
        }
        seen[name] = (isScale, interval.span)
      }
    }
    let known = Set(
      flatMap { $0.verification.intervals }.compactMap { interval in
        if case .scale(let name) = interval.parameter.target { return name }
        return nil
      })
    for index in indices {
      for view in self[index].views {
        guard let scale = view.scale, !known.contains(scale.text) else { continue }
        self[index].report(
          .malformedDirective(
            span: scale.span ?? SourceSpan(at: 0), directive: "@view",
            expected: "a scale that `@scale` or the key `scales` declares", found: scale.text))
      }
    }
  }

  /// Multiplies the content sizes of views by a value of their scale.
  mutating func rescaleViews(by name: String, to value: Double) {
    for index in indices {
      for view in self[index].views.indices where self[index].views[view].scale?.text == name {
        self[index].views[view].rescale(to: value)
      }
    }
  }

  /// Reports names in requirements and exemptions that are no views, and requirements that views without a
  /// content size are untruncated.
  mutating func reportUnknownViews(in known: Set<String>, withContent: Set<String>) {
    for index in indices {
      let verification = self[index].verification
      for requirement in verification.requirements {
        switch requirement.kind {
        case .inside(let views), .untruncated(let views), .target(_, let views), .safe(let views):
          for name in views where !known.contains(name) {
            self[index].reportUnknownView(name, "@require", at: requirement.span)
          }
        default: break
        }
        if case .untruncated(let views) = requirement.kind {
          for name in views where known.contains(name) && !withContent.contains(name) {
            self[index].reportUnknownView(
              name, "@require", at: requirement.span, expected: "a view with a content size")
          }
        }
      }
      for overlap in verification.overlaps {
        if overlap.first == overlap.second {
          self[index].reportUnknownView(
            overlap.second, "@overlap", at: overlap.span, expected: "two different views")
        }
        for name in [overlap.first, overlap.second] where !known.contains(name) {
          self[index].reportUnknownView(name, "@overlap", at: overlap.span)
        }
      }
    }
  }

  /// Reports the requirements that examine no view.
  ///
  /// - Parameter reason: Returns the reason why a requirement examines no view; `nil` for another requirement.
  /// - Returns: Whether there is such a requirement.
  mutating func reportEmptyRequirements(
    _ reason: (VerificationInput.Requirement.Kind) -> (property: String, reason: String)?
  ) -> Bool {
    var isEmpty = false
    for index in indices {
      for requirement in self[index].verification.requirements {
        guard let (property, reason) = reason(requirement.kind) else { continue }
        self[index].report(
          .emptyRequirement(span: requirement.span, property: property, reason: reason))
        isEmpty = true
      }
    }
    return isEmpty
  }
}

extension LayoutDocument {
  fileprivate mutating func reportUnknownView(
    _ name: String, _ directive: String, at span: SourceSpan?,
    expected: String = "a view of the layout"
  ) {
    report(
      .malformedDirective(
        span: span ?? SourceSpan(at: 0), directive: directive, expected: expected, found: name))
  }
}

import VFLLayout
import VFLRecords
import VFLText

extension JSONWriter {
  /// The minimum length of a chunk, in bytes.
  ///
  /// Chunks end between regimes.
  private static let pieceLength = 1 << 20

  /// Writes the regimes of a layout, and the sizes without a layout, along one axis of the container.
  ///
  /// An infinite bound is `null`.
  ///
  /// - Parameter take: A closure that receives the JSON written so far and returns whether to continue.
  mutating func write(
    _ sensitivity: LayoutSensitivity, itemNames: [String], _ measured: MeasuredAxes,
    handingOn take: ([UInt8]) -> Bool
  ) {
    object { json in
      json.key("axis")
      json.string(sensitivity.axis.rawValue)
      json.writeRange("range", sensitivity.range)
      json.writeRange("satisfiable", sensitivity.satisfiable)
      json.key("unsatisfiable")
      json.array { json in
        for sizes in sensitivity.impossible {
          json.write(sizes, itemNames: itemNames)
        }
      }
      json.key("breakpoints")
      json.array(flat: true) { json in
        for size in sensitivity.breakpoints { json.number(size) }
      }
      json.key("complete")
      json.bool(sensitivity.isComplete)
      json.key("regimes")
      json.array { json in
        for regime in sensitivity.regimes {
          json.write(
            regime, sensitivity.linearFrames(in: regime), itemNames: itemNames, measured)
          if json.bytes.count >= JSONWriter.pieceLength && !take(json.takeBytes()) { break }
        }
      }
    }
  }

  private mutating func write(_ sizes: ImpossibleSizes, itemNames: [String]) {
    object { json in
      switch sizes.extent {
      case .below(let bound):
        json.key("below")
        json.number(bound)
      case .above(let bound):
        json.key("above")
        json.number(bound)
      case .all: break
      }
      json.key("conflict")
      json.array { json in
        for member in sizes.conflict { json.write(member, itemNames: itemNames) }
      }
      json.key("multipliers")
      json.array(flat: true) { json in
        for multiplier in sizes.conflictMultipliers { json.number(multiplier) }
      }
    }
  }

  private mutating func write(
    _ regime: LayoutRegime, _ frames: [LinearFrame], itemNames: [String],
    _ measured: MeasuredAxes
  ) {
    let ofGuides = regime.freeGuideAttributes
    let free = Set(regime.freeAttributes + ofGuides)
    let ambiguous =
      regime.freeAttributes + ofGuides.filter { measured.contain($0.item, $0.part.axis) }
    object { json in
      json.writeRange("range", regime.range)
      json.key("bindings")
      json.array { json in
        for binding in regime.bindings { json.write(binding, itemNames: itemNames) }
      }
      json.key("ambiguous")
      json.array { json in
        for attribute in ambiguous {
          json.object(flat: true) { json in
            json.key("view")
            json.string(itemNames.name(of: attribute.item))
            json.key("attribute")
            json.string(attribute.part.rawValue)
          }
        }
      }
      if let container = frames.first {
        json.key("container")
        json.write(container, of: LayoutProblem.container, [.width, .height], free)
      }
      json.key("frames")
      json.object { json in
        for (index, frame) in frames.enumerated().dropFirst() {
          json.key(itemNames.name(of: ItemID(index)))
          json.write(frame, of: ItemID(index), FreeAttribute.Part.allCases, free)
        }
      }
    }
  }

  private mutating func write(_ binding: LayoutBinding, itemNames: [String]) {
    object(flat: true) { json in
      json.key("effect")
      json.string(binding.effect.rawValue)
      json.key("relation")
      json.string(binding.relation.rawValue)
      json.key("constraint")
      json.write(binding.member, itemNames: itemNames)
    }
  }

  /// Writes each attribute of a frame as its slope and constant, or as `null` if the attribute is free.
  private mutating func write(
    _ frame: LinearFrame, of item: ItemID, _ parts: [FreeAttribute.Part],
    _ free: Set<LayoutRegime.Attribute>
  ) {
    object(flat: true) { json in
      for part in parts {
        json.key(part.rawValue)
        if free.contains(LayoutRegime.Attribute(item: item, part: part)) {
          json.null()
        } else {
          json.array(flat: true) { json in
            json.number(frame[part].slope)
            json.number(frame[part].constant)
          }
        }
      }
    }
  }

  private mutating func writeRange(_ name: String, _ range: ClosedRange<Double>?) {
    key(name)
    guard let range else {
      null()
      return
    }
    array(flat: true) { json in
      json.number(range.lowerBound)
      json.number(range.upperBound)
    }
  }
}

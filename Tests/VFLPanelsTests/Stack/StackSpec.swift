import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// The properties of a stack view as a value, from which stack views are created, changed and computed.
struct StackSpec {
  struct Item {
    var name: String
    var content: PerAxis<Double?>
    var hugging = PerAxis(both: 250.0)
    var resistance = PerAxis(both: 750.0)
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var isHidden = false
    var customSpacing: Double?
  }

  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var behavior = StackView.Behavior.uiKit
  var spacing = 0.0
  var items: [Item] = []
  var size = PerAxis<Double?>(nil, nil)
  var direction = LayoutDirection.leftToRight
  var margins: LayoutMargins?

  /// Creates a stack view with these properties.
  func build() -> StackView {
    let stack = StackView("S")
    for item in items { stack.addArrangedSubview(LayoutView(item.name)) }
    apply(to: stack)
    return stack
  }

  /// Applies these properties to a stack view with the same views in any order.
  func apply(to stack: StackView) {
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.behavior = behavior
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = margins != nil
    stack.layoutMargins = margins ?? .standard
    stack.layoutDirection = direction
    stack.rootSize = size
    for (index, item) in items.enumerated() {
      guard let view = stack.arrangedSubviews.first(where: { $0.name == item.name }) else {
        continue
      }
      if stack.arrangedSubviews[index] !== view { stack.insertArrangedSubview(view, at: index) }
      (view.contentWidth, view.contentHeight) = (item.content.horizontal, item.content.vertical)
      for axis in Axis.allCases {
        view.hugging[axis] = Priority(item.hugging[axis])
        view.compressionResistance[axis] = Priority(item.resistance[axis])
      }
      (view.firstBaseline, view.lastBaseline) = (item.firstBaseline, item.lastBaseline)
      view.isHidden = item.isHidden
      stack.setCustomSpacing(item.customSpacing ?? StackView.spacingUseDefault, after: view)
    }
  }

  /// A stack view with 4 views of different sizes and baselines, all with content on both axes.
  static func sample(
    _ axis: Axis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ behavior: StackView.Behavior
  ) -> StackSpec {
    var spec = StackSpec()
    (spec.axis, spec.distribution, spec.alignment) = (axis, distribution, alignment)
    (spec.behavior, spec.spacing) = (behavior, 6)
    spec.items = [(30.0, 22.0, 9.0), (50, 40, 31), (20, 12, 5), (44, 60, 17)].enumerated().map {
      var item = Item(name: "v\($0)", content: PerAxis($1.0, $1.1))
      (item.firstBaseline, item.lastBaseline) = ($1.2, Double($0))
      return item
    }
    return spec
  }

  /// Returns a random stack view with up to 5 views, all with content.
  static func random(_ random: inout SplitMix64) -> StackSpec {
    var spec = StackSpec()
    spec.axis = random.next(below: 2) == 0 ? .horizontal : .vertical
    let distributions = StackView.Distribution.allCases
    spec.distribution = distributions[random.next(below: distributions.count)]
    let alignments = StackView.Alignment.allCases
    spec.alignment = alignments[random.next(below: alignments.count)]
    spec.behavior = random.next(below: 2) == 0 ? .uiKit : .corrected
    spec.spacing = Double(random.next(below: 4) * 4)
    spec.direction = random.next(below: 2) == 0 ? .leftToRight : .rightToLeft
    for index in 0..<(1 + random.next(below: 5)) {
      spec.items.append(.random("v\(index)", &random))
    }
    if random.next(below: 4) == 0 {
      spec.margins = LayoutMargins(top: 3, leading: 5, bottom: 7, trailing: 11)
    }
    for axis in Axis.allCases where random.next(below: 4) > 0 {
      spec.size[axis] = Double(40 + random.next(below: 60) * 8)
    }
    return spec
  }

  /// Makes a random change that keeps the set of views.
  mutating func change(_ random: inout SplitMix64) {
    let index = random.next(below: items.count)
    let other = StackSpec.random(&random)
    switch random.next(below: 12) {
    case 0: axis = other.axis
    case 1: distribution = other.distribution
    case 2: alignment = other.alignment
    case 3: behavior = other.behavior
    case 4: spacing = other.spacing
    case 5: direction = other.direction
    case 6: margins = other.margins
    case 7: size = other.size
    case 8: items[index].isHidden.toggle()
    case 9: items[index].customSpacing = other.items[0].customSpacing
    case 10: items.insert(items.remove(at: index), at: random.next(below: items.count))
    default:
      var item = other.items[0]
      item.name = items[index].name
      items[index] = item
    }
  }
}

extension StackSpec.Item {
  static func random(_ name: String, _ random: inout SplitMix64) -> Self {
    func length(_ random: inout SplitMix64) -> Double { Double(10 + random.next(below: 50)) }
    var item = Self(name: name, content: PerAxis(length(&random), length(&random)))
    for axis in Axis.allCases {
      item.hugging[axis] = [250, 250, 251, 200.5][random.next(below: 4)]
      item.resistance[axis] = [750, 750, 751, 700][random.next(below: 4)]
    }
    item.firstBaseline = Double(random.next(below: 10))
    item.lastBaseline = Double(random.next(below: 5))
    item.isHidden = random.next(below: 5) == 0
    if random.next(below: 4) == 0 { item.customSpacing = Double(random.next(below: 20)) }
    return item
  }
}

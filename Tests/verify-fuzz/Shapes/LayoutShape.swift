/// A kind of layout, as developers write it.
enum LayoutShape: String, CaseIterable, Sendable {
  /// Sections of labels and fields.
  case form
  /// Cards below each other.
  case cards
  /// Toolbars below each other.
  case toolbar
  /// Rows with texts on both sides.
  case list
  /// A dialog in the center of a screen.
  case dialog
  /// Rows of tiles with equal widths.
  case grid
  /// A page of texts and columns.
  case stack
  /// Messages on both sides.
  case chat

  /// The description in the first line of a document.
  var title: String {
    switch self {
    case .form: "A form of labels and fields in sections"
    case .cards: "A feed of cards"
    case .toolbar: "Toolbars with buttons, titles and search fields"
    case .list: "A list whose rows are as high as the larger of two texts"
    case .dialog: "A dialog with options and buttons"
    case .grid: "A grid of tiles with captions"
    case .stack: "A page of stacked texts and columns"
    case .chat: "A conversation with bubbles of a limited width"
    }
  }

  /// Returns the layout document for a seed.
  func document(seed: UInt64) -> String {
    let plan = LayoutPlan(self, seed: seed)
    // The first pass counts the numbers that can vary.
    var draft = DocumentDraft(plan, chosen: [])
    write(to: &draft)
    draft = DocumentDraft(plan, chosen: Self.choices(plan, of: draft.requestCount))
    write(to: &draft)
    return draft.text
  }

  private func write(to draft: inout DocumentDraft) {
    switch self {
    case .form: FormWriter.write(to: &draft)
    case .cards: CardWriter.write(to: &draft)
    case .toolbar: ToolbarWriter.write(to: &draft)
    case .list: ListWriter.write(to: &draft)
    case .dialog: DialogWriter.write(to: &draft)
    case .grid: GridWriter.write(to: &draft)
    case .stack: StackWriter.write(to: &draft)
    case .chat: ChatWriter.write(to: &draft)
    }
  }

  /// Chooses the numbers that become intervals: the width of the container, some of the other numbers of the
  /// first lines, and some of the remaining numbers.
  private static func choices(_ plan: LayoutPlan, of count: Int) -> Set<Int> {
    var random = LayoutRandom(seed: plan.seed &+ 1_000_003)
    var chosen: Set<Int> = [0]
    for number in 1..<DocumentDraft.headRequestCount where random.oneIn(2) {
      // The scale is requested, but is no interval in a document without a scale.
      if number < 4 || plan.hasScale { chosen.insert(number) }
    }
    if plan.hasScale { chosen.insert(4) }
    var rest = Array(DocumentDraft.headRequestCount..<max(count, DocumentDraft.headRequestCount))
    while chosen.count < plan.intervalCount, !rest.isEmpty {
      chosen.insert(rest.remove(at: random.below(rest.count)))
    }
    return chosen
  }
}

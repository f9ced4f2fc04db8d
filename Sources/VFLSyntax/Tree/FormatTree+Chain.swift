extension FormatTree {
  /// The chain of a format string of Apple's dialect, or the first chain of a format string of the extended
  /// dialect.
  package var chain: ChainNode {
    for statement in statements {
      if case .chain(let chain) = statement.kind { return chain }
    }
    return ChainNode(.horizontal)
  }

  /// Whether ``chain`` is vertical.
  package var isVertical: Bool { chain.direction == .vertical }

  /// The elements of ``chain``.
  package var chainElements: ArraySlice<ElementNode> { elements[chain.elements] }

  /// The views of ``chain``, without the views in stacks.
  package var chainViews: [ViewNode] { views(of: chain) }

  /// The names of ``chainViews``.
  package var chainViewNames: [String] { chainViews.map { string(of: $0.name) } }

  /// The predicates of gaps and sizes of ``chain`` in the order of the text.
  ///
  /// Predicates in stacks are not included.
  package var chainPredicates: [PredicateNode] {
    var all: [PredicateNode] = []
    for element in chainElements {
      if let connection = element.connection { all += predicates[connection.predicates] }
      for view in views[element.views] { all += predicates[view.predicates] }
    }
    if let closing = chain.closing { all += predicates[closing.predicates] }
    return all
  }

  /// Returns the views of a chain, without the views in stacks.
  package func views(of chain: ChainNode) -> [ViewNode] {
    elements[chain.elements].flatMap { views[$0.views] }
  }

  /// Returns the connections of a chain in the order of the text, without the connections in stacks.
  package func connections(of chain: ChainNode) -> [ConnectionNode] {
    elements[chain.elements].compactMap { $0.connection } + [chain.closing].compactMap { $0 }
  }

  /// Returns the names of the stacks in elements, including nested ones, in source order.
  package func stackNames(in elements: Range<Int>) -> [String] {
    self.elements[elements].flatMap { views[$0.views] }.flatMap { view in
      guard let stack = view.stack else { return [String]() }
      return [string(of: view.name)] + stackNames(in: stacks[stack].elements)
    }
  }
}

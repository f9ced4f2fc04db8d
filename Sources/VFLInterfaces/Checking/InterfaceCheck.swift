package import VFLCompiler
package import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords
import VFLText

/// The conflicts and ambiguities of the layouts in an Interface Builder file.
///
/// Each root is solved at the size that the file contains. The view of a view controller is also checked at
/// the sizes of all devices that its file supports, and a table cell at all their widths.
package struct InterfaceCheck {
  /// The diagnostics, with the sources to which they refer.
  package var groups: [DiagnosticGroup] { found.groups }
  /// The number of roots.
  package private(set) var layoutCount = 0
  /// The number of constraints that were not read, because a part of them is unknown.
  package private(set) var unreadCount = 0
  /// Whether a layout was not solved because it exceeds ``Limit/solvedConstraints``.
  package private(set) var exceedsLimit = false
  private let file: InterfaceFile
  private let levels: RuleLevels
  private var found: DerivedDiagnostics

  /// Checks all roots of a file.
  package init(_ file: InterfaceFile, levels: RuleLevels) {
    (self.file, self.levels) = (file, levels)
    let source = RenderedSource(.document, name: file.name, bytes: file.bytes)
    found = DerivedDiagnostics(of: source, levels: levels)
    for root in file.roots {
      layoutCount += 1
      check(root)
    }
  }

  private mutating func check(_ root: InterfaceRoot) {
    let stored = InterfaceLayout(of: root, in: file, isRunning: true)
    unreadCount += stored.unreadCount
    guard stored.isCertain else { return }
    let compiled = CompiledLayout([stored.document])
    found.add(compiled.groups)
    guard compiled.problem.records.count <= Limit.solvedConstraints.value else {
      exceedsLimit = true
      return
    }
    let isSatisfiable = checkConflicts(of: compiled, stored)
    // Constraints that were not read can determine the views.
    let judgesAmbiguity =
      levels[.ambiguousLayout] != .off && isSatisfiable && stored.unreadCount == 0
    if judgesAmbiguity { checkAmbiguity(of: root, at: nil) }
    let devices = devices(for: root, hasVariations: stored.hasVariations)
    var shared: (layout: InterfaceLayout, compiled: CompiledLayout)?
    for device in devices {
      let size = containerSize(of: root, at: device)
      if let (layout, known) = shared {
        var compiled = known
        compiled.problem.containerSize = PerAxis(size.width, size.height)
        checkConflicts(of: compiled, layout, at: device, devices)
        continue
      }
      let layout = InterfaceLayout(of: root, in: file, at: device, isRunning: true)
      var settings = LayoutSettings()
      settings.size = size
      let compiled = CompiledLayout([layout.document], settings)
      checkConflicts(of: compiled, layout, at: device, devices)
      if !stored.hasVariations, !stored.dependsOnDevice { shared = (layout, compiled) }
    }
    guard stored.hasVariations, judgesAmbiguity else { return }
    for classes in SizeClasses.all where classes != file.storedClasses {
      guard let device = devices.first(where: { $0.classes == classes }) else { continue }
      checkAmbiguity(of: root, at: device)
    }
  }

  // MARK: Sizes

  /// Whether constraints change the size of a root at run time.
  ///
  /// A window of AppKit, and thus the view in it, follows constraints that are stronger than its size.
  private func hasFlexibleSize(_ root: InterfaceRoot) -> Bool {
    file.platform == .macOS && root.kind != .cell
  }

  /// Returns the devices on which a root is displayed with another size than the one in the file.
  ///
  /// A file does not contain the supported devices and orientations. So only those are considered that the
  /// device of the file and the size classes of its variations suggest.
  private func devices(for root: InterfaceRoot, hasVariations: Bool) -> [DeviceSize] {
    guard file.platform == .iOS, root.kind == .screen && root.fillsScreen || root.isTableCell else {
      return []
    }
    if file.isForTablets { return DeviceSize.tablets }
    let phones = file.isLandscape ? DeviceSize.landscapePhones : DeviceSize.phones
    guard hasVariations else { return phones }
    let keys = root.variationKeys
    let landscape =
      !file.isLandscape && keys.contains { $0.firstPlace(of: "heightClass=compact") != nil }
    let tablet = keys.contains { $0.firstPlace(of: "widthClass=regular") != nil }
    return phones + (landscape ? DeviceSize.landscapePhones : [])
      + (tablet ? DeviceSize.tablets : [])
  }

  // MARK: Conflicts

  /// Returns the size of a root on a device.
  ///
  /// The height of a table cell can follow its content, so it is free.
  private func containerSize(of root: InterfaceRoot, at device: DeviceSize) -> ContainerSize {
    ContainerSize(width: device.width, height: root.isTableCell ? nil : device.height)
  }

  /// Reports the conflicts of a layout at the size of a device or, if it is `nil`, at the size in the file.
  ///
  /// Returns whether the layout is satisfiable.
  @discardableResult
  private mutating func checkConflicts(
    of compiled: CompiledLayout, _ layout: InterfaceLayout, at device: DeviceSize? = nil,
    _ devices: [DeviceSize] = []
  ) -> Bool {
    guard levels[.conflict] != .off, !compiled.hasErrors,
      (try? compiled.problem.isSatisfiable()) == false,
      let result = try? compiled.problem.resultIfUnsatisfiable()
    else { return true }
    let narration = LayoutNarration(of: compiled.problem, text: compiled.sources.text)
    let ranged = device.flatMap { diagnostics(of: compiled, narration, at: $0, among: devices) }
    add(ranged ?? narration.diagnostics(for: result), of: compiled, at: layout.constraintSpans)
    return false
  }

  /// Returns the diagnostics for the range of sizes that contains the size of a device.
  ///
  /// Returns `nil` if the conflict depends on both dimensions.
  private func diagnostics(
    of compiled: CompiledLayout, _ narration: LayoutNarration, at device: DeviceSize,
    among devices: [DeviceSize]
  ) -> [Diagnostic]? {
    for axis in Axis.allCases {
      let sizes = devices.filter { $0.classes == device.classes }
        .map { axis == .horizontal ? $0.width : $0.height }
      guard let low = sizes.min(), let high = sizes.max(),
        let sensitivity = try? compiled.problem.sensitivity(axis: axis, over: low...high),
        sensitivity.impossible.contains(where: {
          $0.extent.contains(axis == .horizontal ? device.width : device.height)
            && !$0.conflict.contains(.container(axis == .horizontal ? .vertical : .horizontal))
        })
      else { continue }
      // A conflict at all sizes is not the one of this device.
      let lasting = sensitivity.impossible.filter { $0.extent == .all }.map { $0.conflict }
      return narration.diagnostics(for: sensitivity, besides: Set(lasting))
    }
    return nil
  }

  /// Adds the diagnostics of a layout, of which the given elements of the file are relevant.
  private mutating func add(
    _ diagnostics: [Diagnostic], of compiled: CompiledLayout, at spans: Set<SourceSpan>
  ) {
    found.add(diagnostics, of: compiled) { place in
      [compiled.sources.place(of: place.origin) ?? place.span].filter(spans.contains)
    }
  }

  // MARK: Ambiguity

  private mutating func checkAmbiguity(of root: InterfaceRoot, at device: DeviceSize?) {
    let layout = InterfaceLayout(
      of: root, in: file, at: device, hasFlexibleSize: hasFlexibleSize(root))
    var settings = LayoutSettings()
    settings.size = device.map { containerSize(of: root, at: $0) }
    let compiled = CompiledLayout([layout.document], settings)
    guard !compiled.hasErrors, let result = try? compiled.problem.solved(explaining: true),
      result.status == .ambiguous
    else { return }
    var narration = LayoutNarration(of: compiled.problem, text: compiled.sources.text)
    var spans: [String: SourceSpan] = [:]
    for view in layout.document.views { spans[view.node.name] = view.span }
    narration.itemSpans = compiled.problem.nodes.map { spans[$0.name] }
    let certain = narration.diagnostics(for: result).filter { diagnostic in
      guard let place = diagnostic.location else { return true }
      return !layout.uncertainSpans.contains(place.span)
    }
    add(certain, of: compiled, at: Set(spans.values))
  }
}

extension ImpossibleSizes.Extent {
  /// Whether a size is beyond the bound of the extent.
  ///
  /// An extent without a bound contains no size, because its conflict does not depend on the axis.
  fileprivate func contains(_ size: Double) -> Bool {
    switch self {
    case .below(let bound): size < bound
    case .above(let bound): size > bound
    case .all: false
    }
  }
}

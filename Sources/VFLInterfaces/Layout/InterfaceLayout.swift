package import VFLCompiler
import VFLDiagnostics
package import VFLLayout

/// The layout of a root of an Interface Builder file, for certain size classes and insets.
package struct InterfaceLayout: Sendable {
  /// The layout as a document, whose equations have positions in the file.
  package let document: LayoutDocument
  /// The spans of the constraints in the file.
  let constraintSpans: Set<SourceSpan>
  /// The spans of the views whose position or size is determined by rules that are not known.
  let uncertainSpans: Set<SourceSpan>
  /// The alignment rectangles of the views according to the file, by the names of the views.
  ///
  /// They are relative to the superview, in points.
  package let storedFrames: [String: Frame]
  /// Whether the constraints and the content determine the stored frames.
  ///
  /// This is not the case if Interface Builder marks a frame as misplaced or as ambiguous, or if the frames
  /// belong to other size classes.
  package let hasComparableFrames: Bool
  /// Whether the layout depends on the size classes.
  let hasVariations: Bool
  /// Whether guides or margins of the root depend on the device.
  let dependsOnDevice: Bool
  /// Whether the meaning of the layout is certain, so that its conflicts and ambiguity are reported.
  let isCertain: Bool
  /// The number of constraints that were not read, because a part of them is unknown.
  package let unreadCount: Int

  /// Creates the layout of a root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - file: The file that contains the root.
  ///   - device: The device; `nil` for the device of the file.
  ///   - isRunning: Whether to omit the constraints that exist only in Interface Builder.
  ///   - hasFlexibleSize: Whether the size of the root is only preferred, as the size of a window of AppKit.
  package init(
    of root: InterfaceRoot, in file: InterfaceFile, at device: DeviceSize? = nil,
    isRunning: Bool = false, hasFlexibleSize: Bool = false
  ) {
    let classes = device?.classes ?? file.storedClasses
    let tree = InterfaceTree(of: root, in: file, for: classes)
    var builder = InterfaceLayoutBuilder(tree, at: device)
    builder.build(isRunning: isRunning, hasFlexibleSize: hasFlexibleSize)
    document = builder.document
    storedFrames = builder.storedFrames
    constraintSpans = Set(tree.constraints.map { $0.span })
    uncertainSpans = builder.uncertainSpans
    unreadCount = tree.unreadCount + builder.unresolvedCount
    isCertain = !tree.isMirrored
    hasComparableFrames =
      !tree.isMisplaced && !tree.isAmbiguous && !tree.isMirrored && unreadCount == 0
      && (classes == file.storedClasses || !tree.hasVariations)
    hasVariations = tree.hasVariations
    dependsOnDevice = builder.insets.dependOnDevice
  }
}

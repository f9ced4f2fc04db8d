// People import this one module; what its declarations speak of comes along.

// Backends, for a solver of your own.
@_exported public import LayoutSolver
// Chained constraints and distribution.
@_exported public import VFLChains
// Diagnostics, spans and fix-its are what a thrown error carries.
@_exported public import VFLDiagnostics
// Frames, items and the outcome of solving.
@_exported public import VFLLayout
// Options and the profiles of the standard space.
@_exported public import VFLLowering
// Stack views.
@_exported public import VFLPanels
// Attributes, relations, priorities and where a constraint comes from.
@_exported public import VFLRecords
// The words of diagnostics and the pictures of frames.
@_exported public import VFLRendering
// The tree, for tools that read formats.
@_exported public import VFLSyntax
// The call, views, guides, anchors and constraint objects.
@_exported public import VFLViews

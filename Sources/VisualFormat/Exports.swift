// Clients import only this module, so it reexports the modules of all types in its API.

// Backends for custom solvers.
@_exported public import LayoutSolver
// Chained constraints and distributions.
@_exported public import VFLChains
// Diagnostics, spans and fix-its, which thrown errors contain.
@_exported public import VFLDiagnostics
// Frames, items and results of solving.
@_exported public import VFLLayout
// Format options and profiles of the standard spacing.
@_exported public import VFLLowering
// Diagnostics for the results of solving.
@_exported public import VFLNarration
// Stack views.
@_exported public import VFLPanels
// Drawings of frames.
@_exported public import VFLPictures
// Attributes, relations, priorities and the provenance of constraints.
@_exported public import VFLRecords
// The syntax tree, for tools that read format strings.
@_exported public import VFLSyntax
// Text output of diagnostics and frames.
@_exported public import VFLText
// The `constraints(visualFormat:)` functions, views, guides, anchors and constraint objects.
@_exported public import VFLViews

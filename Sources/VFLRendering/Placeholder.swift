// VFLRendering

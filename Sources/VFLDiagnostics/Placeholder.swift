// VFLDiagnostics

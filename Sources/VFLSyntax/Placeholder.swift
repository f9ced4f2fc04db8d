// VFLSyntax

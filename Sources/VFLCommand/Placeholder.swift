// VFLCommand

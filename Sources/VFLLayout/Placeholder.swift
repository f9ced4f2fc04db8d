// VFLLayout

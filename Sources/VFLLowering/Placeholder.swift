// VFLLowering

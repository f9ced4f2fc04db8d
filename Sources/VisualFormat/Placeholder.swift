// VisualFormat

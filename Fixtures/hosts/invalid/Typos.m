@implementation Typos
- (void)layOut {
    NSDictionary *views = NSDictionaryOfVariableBindings(title, _body);
    [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[title]-[body]-|" options:NSLayoutFormatAlignAllLeft metrics:nil views:views]];
    [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[title" @"]-" "[_boddy]-(inset)-|" options:0 metrics:nil views:views]];
    [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"V:\x5btitle(=>8)]" options:0 metrics:nil views:views]];
}
@end

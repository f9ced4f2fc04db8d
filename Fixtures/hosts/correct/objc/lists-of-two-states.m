#import <UIKit/UIKit.h>

// One of the two lists is installed at a time.
@implementation FoldingView {
    NSArray *_open, *_closed;
    NSMutableArray *_current;
}

- (void)prepare
{
    NSDictionary *views = @{@"head": self.head, @"body": self.body};
    NSMutableArray *open = [NSMutableArray array], *closed = [NSMutableArray array];
    for (NSString *format in @[@"V:|[head][body]|", @"H:|[head]|", @"H:|[body]|"]) {
        [open addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    for (NSString *format in @[@"V:|[head]|", @"H:|[head]|"]) {
        [closed addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    _open = open;
    _closed = [closed copy];
}

- (void)fold:(BOOL)fold
{
    [self removeConstraints:fold ? _open : _closed];
    [self addConstraints:fold ? _closed : _open];
}

- (void)show:(NSInteger)step
{
    NSDictionary *views = @{@"head": self.head};
    NSString *row = @"H:|[head]|";
    [self removeConstraints:_current];
    if (step == 0) {
        _current = [[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views] mutableCopy];
    } else if (step == 1) {
        _current = [NSMutableArray arrayWithArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[head]|" options:0 metrics:nil views:views]];
        [_current addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[head(20)]" options:0 metrics:nil views:views]];
    } else {
        [_current setArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[head(20)]" options:0 metrics:nil views:views]];
    }
    [self addConstraints:_current];
}

@end

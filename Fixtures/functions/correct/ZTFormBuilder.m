#import "ZTFormBuilder.h"

static void ZTActivate(NSArray<NSLayoutConstraint *> *constraints, UILayoutPriority priority) {
    for (NSLayoutConstraint *c in constraints) {
        c.priority = priority;
    }
    [NSLayoutConstraint activateConstraints:constraints];
}

@implementation ZTFormBuilder {
    UIView *_host;
    UIView *_current;
    CGFloat _rowHeight;
}

- (void)addRow:(UIView *)row {
    row.translatesAutoresizingMaskIntoConstraints = NO;
    [_host addSubview:row];
    [row.leadingAnchor constraintEqualToAnchor:_host.leadingAnchor].active = YES;
    [row.trailingAnchor constraintEqualToAnchor:_host.trailingAnchor].active = YES;
    [row.heightAnchor constraintEqualToConstant:_rowHeight].active = YES;
    NSLayoutYAxisAnchor *above = _current ? _current.bottomAnchor : _host.topAnchor;
    [row.topAnchor constraintEqualToAnchor:above constant:_current ? 8 : 0].active = YES;
    _current = row;
}

- (void)addFixedNote {
    UILabel *note = [[UILabel alloc] init];
    note.translatesAutoresizingMaskIntoConstraints = NO;
    [_host addSubview:note];
    ZTActivate(@[[note.heightAnchor constraintEqualToConstant:20],
                 [note.widthAnchor constraintEqualToConstant:200]], UILayoutPriorityDefaultLow);
    ZTActivate(@[[note.heightAnchor constraintEqualToConstant:32]], UILayoutPriorityRequired);
    [note.topAnchor constraintEqualToAnchor:_current.bottomAnchor].active = YES;
    [note.leadingAnchor constraintEqualToAnchor:_host.leadingAnchor].active = YES;
}

- (void)addFrameView {
    UIView *plate = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 240, 60)];
    plate.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    [_host addSubview:plate];
    UILabel *label = [[UILabel alloc] init];
    label.translatesAutoresizingMaskIntoConstraints = NO;
    [plate addSubview:label];
    [label.leadingAnchor constraintEqualToAnchor:plate.leadingAnchor constant:12].active = YES;
    [label.trailingAnchor constraintLessThanOrEqualToAnchor:plate.trailingAnchor constant:-12].active = YES;
    [label.centerYAnchor constraintEqualToAnchor:plate.centerYAnchor].active = YES;
}

- (void)finishWithFooter:(UIView *)footer {
    footer.translatesAutoresizingMaskIntoConstraints = NO;
    [_host addSubview:footer];
    BOOL hasRows = _current != nil;
    NSLayoutConstraint *top = hasRows
        ? [footer.topAnchor constraintEqualToAnchor:_current.bottomAnchor constant:16]
        : [footer.topAnchor constraintEqualToAnchor:_host.topAnchor];
    NSLayoutConstraint *height = hasRows
        ? [footer.heightAnchor constraintEqualToConstant:44]
        : [footer.heightAnchor constraintEqualToConstant:200];
    [NSLayoutConstraint activateConstraints:@[
        top,
        height,
        [footer.leadingAnchor constraintEqualToAnchor:_host.leadingAnchor],
        [footer.trailingAnchor constraintEqualToAnchor:_host.trailingAnchor],
        [footer.bottomAnchor constraintLessThanOrEqualToAnchor:_host.bottomAnchor]
    ]];
}

- (void)swapFooter:(UIView *)oldFooter with:(UIView *)newFooter {
    [oldFooter.heightAnchor constraintEqualToConstant:44].active = YES;
    NSMutableArray *toRemove = [NSMutableArray array];
    for (NSLayoutConstraint *c in _host.constraints) {
        if (c.firstItem == oldFooter || c.secondItem == oldFooter) {
            [toRemove addObject:c];
        }
    }
    [_host removeConstraints:toRemove];
    [oldFooter removeFromSuperview];
    [self finishWithFooter:newFooter];
}

@end

#import "Card.h"
#define CONSTRAINT(x, o) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:x \
    options:o metrics:nil views:views]]
#define kCardFormat @"H:|-[card]-|"
#error don't stop here

static NSString *const kBadgeFormat = @"V:|-(==4)-[badge]";
static const CGFloat kEdge = 20.0f;

#if 0
[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[never" options:0 metrics:nil views:nil];
#endif

@interface Card ()
@property (nonatomic) UIView *badge;
@end

@implementation Card {
    UIView *_badge;
}

- (void)layOut:(BOOL)wide {
    UIView *card = [[UIView alloc] init];
    char quote = '"';
    NSDictionary *views = NSDictionaryOfVariableBindings(card, _badge);
    NSDictionary<NSString *, NSNumber *> *metrics = @{@"edge" : @(kEdge), @"gap" : @8, @"half" : @0.5f};
    // Two literals that are one.
    [self addConstraints:[NSLayoutConstraint
        constraintsWithVisualFormat:@"H:|-(edge)-[card]-"
                                    @"gap-[_badge(>=half)]-|"
                            options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom
                            metrics:metrics
                              views:views]];
    CONSTRAINT(@"V:|[card]|", 0);
    CONSTRAINT((wide ? @"H:[card][_badge]" : @"H:[card]-[_badge]"), NSLayoutFormatAlignAllCenterY);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kCardFormat options:(NSLayoutFormatOptions)0 metrics:nil views:views]];
    for (NSString *format in @[ @"V:[_badge]-|", @"V:|-[card]" ]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:kNilOptions metrics:@{} views:views]];
    }
    views = @{@"other" : card, @"badge" : _badge};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kBadgeFormat options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|-%d-[%@]", 5, @"other"] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"H:|-" stringByAppendingString:@"[other]"] options:0 metrics:nil views:views]];
    [self use:quote];
}

- (void)late {
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    views[@"card"] = self;
    [views setObject:self forKey:@"again"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[card][again]" options:0 metrics:nil views:views]];
    [self fill:views];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[filled]" options:0 metrics:nil views:views]];
    NSMutableDictionary *own = [@{ @"one" : self } mutableCopy];
    if (self.badge)
        own[@"two"] = self.badge;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[one]-[two]" options:0 metrics:nil views:own]];
}

- (void)choice:(NSInteger)kind {
    NSDictionary *views;
    switch (kind) {
        case 0:
            views = @{@"zero" : self};
            break;
        default:
            views = @{@"more" : self};
            [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"[more]" options:0 metrics:nil views:views]];
    }
    [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"[zero]" options:0 metrics:nil views:views]];
    NSArray *(^make)(NSString *) = ^(NSString *text) {
        return [NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:@{@"inner" : self}];
    };
    [self use:make(@"[inner]")];
    [self addVisual:@"[self]" views:NSDictionaryOfVariableBindings(self)];
    if (kind) views = @{@"zero" : self}; else views = @{@"braceless" : self};
    [self use:[NSLayoutConstraint constraintsWithVisualFormat:@"[braceless]" options:kind ? 1 : 2 metrics:nil views:views]];
}

- (void)addVisual:(NSString *)format views:(NSDictionary *)views {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}
@end

#import <UIKit/UIKit.h>

static const CGFloat kSide = 4.0;
#define GOLDEN 1.618

@implementation BoxedView

- (void)build
{
    int count = 3;
    NSDictionary *metrics = @{
        @"a": @(kSide),
        @"b": @(kSide * GOLDEN),
        @"c": @(-kSide),
        @"d": @(count ? 1 : 2),
        @"e": @(ceil(kSide / 3)),
        @"f": @(UILayoutPriorityRequired - 1),
        @"g": [NSNumber numberWithFloat:MAX(0.f, 1.f)],
        @"h": @(sizeof(int)),
        @"i": @0x10,
        @"j": @1e2f,
        @"k": @('c' - 'a'),
    };
    NSDictionary *views = @{@"x": self.x, @"y": self.y};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-a-[x(>=b)]-c-[y(d)]-e-|" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(g@f)-[x(h)]-(>=i,<=j)-[y(k)]" options:0 metrics:metrics views:views]];
}

@end

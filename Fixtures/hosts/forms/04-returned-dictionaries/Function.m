// strings: 3
#import <UIKit/UIKit.h>

static NSDictionary *MakeMetrics(void) {
    return @{ @"gap" : @8 };
}

NSDictionary *MakeViews(UIView *top, UIView *bottom) {
    return @{ @"top" : top, @"bottom" : bottom };
}

@implementation Panel
- (void)addTop:(UIView *)top bottom:(UIView *)bottom {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-gap-[top]-gap-[bottom]" options:0 metrics:MakeMetrics() views:MakeViews(top, bottom)]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-gop-[top]" options:0 metrics:MakeMetrics() views:MakeViews(top, bottom)]]; // fault: gop
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[buttom]|" options:0 metrics:nil views:MakeViews(top, bottom)]]; // fault: buttom
}
@end

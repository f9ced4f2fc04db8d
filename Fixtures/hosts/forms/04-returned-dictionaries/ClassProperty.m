// strings: 2
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (class, nonatomic, readonly) NSDictionary<NSString *, NSNumber *> *sizes;
@end

@implementation Theme
+ (NSDictionary<NSString *, NSNumber *> *)sizes {
    return @{ @"gap" : @8 };
}
@end

static void Build(UIView *parent, UIView *bar) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[bar]" options:0 metrics:Theme.sizes views:@{ @"bar" : bar }]];
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gaps-[bar]" options:0 metrics:Theme.sizes views:@{ @"bar" : bar }]]; // fault: gaps
}

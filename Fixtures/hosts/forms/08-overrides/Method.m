// strings: 4
#import <UIKit/UIKit.h>

@interface BaseView : UIView
@property (nonatomic) UIView *box;
@end

@implementation BaseView
- (NSArray *)formats {
    return @[];
}

- (void)setUp {
    NSDictionary *views = @{ @"box" : self.box };
    for (NSString *format in [self formats])
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}
@end

@interface WideView : BaseView
@end

@implementation WideView
- (NSArray *)formats {
    return @[ @"H:|[box]|", @"V:|[bx]|" ]; // fault: bx
}
@end

@interface TallView : BaseView
@end

@implementation TallView
- (NSArray<NSString *> *)formats {
    return @[
        @"V:|[box]|",
        @"H:|[box(100]", // fault: `)`
    ];
}
@end

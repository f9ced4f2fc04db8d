// strings: 0
#import "BaseView.h"

@implementation BaseView
- (NSArray<NSString *> *)formats {
    return @[];
}

- (void)setUp {
    for (NSString *format in [self formats])
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{ @"box" : self.box }]];
}
@end

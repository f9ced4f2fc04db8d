// strings: 1
#import <UIKit/UIKit.h>

@interface BaseView : UIView
@property (nonatomic) UIView *box;
@end

@implementation BaseView
- (NSArray *)formats {
    return @[ @"H:|[box]|" ];
}

- (void)setUp {
    for (NSString *format in [self formats])
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{ @"box" : self.box }]];
}
@end

@interface DateView : BaseView
@end

// This subclass uses its list for another purpose.
@implementation DateView
- (NSArray *)formats {
    return @[ @"[yyyy", @"MM-dd" ];
}

- (void)setUp {
    for (NSString *format in [self formats]) NSLog(@"%@", format);
}
@end

// strings: 2
#import <UIKit/UIKit.h>

typedef void (^FormatBlock)(NSString *format, NSDictionary *views);
typedef void (*FormatFunction)(NSString *format, NSDictionary *views);

@interface Panel : UIView
@property (nonatomic, copy) void (^pin)(NSString *format, NSDictionary *views);
@end

@implementation Panel
- (void)addBox:(UIView *)box {
    FormatBlock pin = ^(NSString *format, NSDictionary *views) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    };
    pin(@"H:|[box]|", @{ @"box" : box });
    pin(@"V:|[bob]|", @{ @"box" : box }); // fault: bob
}
@end

// strings: 2
#import <UIKit/UIKit.h>

@interface Panel : UIView
@property (nonatomic, copy) NSString *format;
@end

@implementation Panel
- (void)addBox:(UIView *)box {
    self.format = @"H:|[box]|";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:self.format options:0 metrics:nil views:@{ @"box" : box }]];
    self.format = @"V:|[bax]|"; // fault: bax
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[self format] options:0 metrics:nil views:@{ @"box" : box }]];
}
@end

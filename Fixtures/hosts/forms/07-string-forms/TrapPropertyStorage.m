// strings: 2
// unread: 1
#import <UIKit/UIKit.h>

@interface Panel : UIView
@property (nonatomic, strong) NSMutableDictionary *views;
@property (nonatomic, copy) NSString *format;
@end

// A property and its instance variable are the same, unless the class has methods for the property.
@implementation Panel
- (void)setFormat:(NSString *)format {
    _format = [format stringByAppendingString:@"|"];
}

- (void)addBox:(UIView *)box {
    self.views = [NSMutableDictionary dictionary];
    _views[@"box"] = box;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[box]|" options:0 metrics:nil views:self.views]];
    _views = [NSMutableDictionary dictionary];
    [self.views setObject:box forKey:@"other"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[other]|" options:0 metrics:nil views:_views]];
    self.format = @"V:|[box";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:_format options:0 metrics:nil views:self.views]];
}
@end

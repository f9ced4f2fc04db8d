// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel {
    NSString *_format;
}

- (void)apply:(NSString *)format views:(NSDictionary *)views {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)addBox:(UIView *)box {
    _format = @"H:|[box]|";
    [self apply:_format views:@{ @"box" : box }];
    _format = @"V:|[box|"; // fault: box
    [self apply:_format views:@{ @"box" : box }];
    self->_format = @"V:|[bocks]|"; // fault: bocks
    [self apply:self->_format views:@{ @"box" : box }];
}
@end

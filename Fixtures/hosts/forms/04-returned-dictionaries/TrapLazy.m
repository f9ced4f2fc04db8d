// strings: 2
#import <UIKit/UIKit.h>

@interface Panel : UIView
@property (nonatomic, copy) NSDictionary *names;
@end

// The setter may have replaced the dictionary of the getter.
@implementation Panel
- (NSDictionary *)names {
    if (!_names) {
        _names = @{ @"a" : self.a };
    }
    return _names;
}

- (void)setUp {
    self.names = @{ @"a" : self.a, @"b" : self.b };
}

- (void)layOut {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[b]|" options:0 metrics:nil views:self.names]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[b]|" options:0 metrics:nil views:[self names]]];
}
@end

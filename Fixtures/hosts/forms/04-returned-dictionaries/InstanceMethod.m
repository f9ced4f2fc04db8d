// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (NSDictionary *)viewsByName {
    return NSDictionaryOfVariableBindings(_title, _detail);
}

- (void)setUp {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[_title][_detail]|" options:0 metrics:nil views:[self viewsByName]]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[_title]|" options:0 metrics:nil views:self.viewsByName]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[detail]|" options:0 metrics:nil views:self.viewsByName]]; // fault: detail
}
@end

#import "Card.h"

@implementation Card

- (void)pin {
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _body);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[_title]-(>=gap@750)-[_body]"
                                                                 options:NSLayoutFormatAlignAllTop
                                                                 metrics:@{@"gap": @(self.gap)}
                                                                   views:views]];
}

@end

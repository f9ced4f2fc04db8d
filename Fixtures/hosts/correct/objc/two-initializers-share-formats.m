#import <UIKit/UIKit.h>

@implementation TwoInitializers

- (id)initWithFrame:(CGRect)frame
{
    self = [super initWithFrame:frame];
    if (self) {
        UIView *inner = [[[UIView alloc] init] autorelease];
        [self addSubview:inner];
        NSDictionary *views = NSDictionaryOfVariableBindings(inner);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[inner]|" options:0 metrics:nil views:views]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[inner]|" options:0 metrics:nil views:views]];
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)decoder
{
    self = [super initWithCoder:decoder];
    if (self) {
        UIView *inner = [[[UIView alloc] init] autorelease];
        [self addSubview:inner];
        NSDictionary *views = NSDictionaryOfVariableBindings(inner);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[inner]|" options:0 metrics:nil views:views]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[inner]|" options:0 metrics:nil views:views]];
        UIView *outer = inner;
        inner = [[[UIView alloc] init] autorelease];
        [outer addSubview:inner];
        views = NSDictionaryOfVariableBindings(inner);
        [outer addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[inner]|" options:0 metrics:nil views:views]];
    }
    return self;
}

@end

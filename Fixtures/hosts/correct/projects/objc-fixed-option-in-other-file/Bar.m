#import "UIView+Row.h"

@implementation Bar

- (void)build
{
    UIView *left = self.left, *right = self.right;
    NSDictionary *views = NSDictionaryOfVariableBindings(left, right);
    [self row:@"H:|-[left]-[right]-|" views:views];
    [self row:@"H:|-[left]" views:views];
}

@end

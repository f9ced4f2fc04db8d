#import <UIKit/UIKit.h>

#define LAYOUT(container, formatString, bindings) ({ \
    NSArray *_constraints = [NSLayoutConstraint constraintsWithVisualFormat:formatString options:0 metrics:nil views:bindings]; \
    [container addConstraints:_constraints]; \
    _constraints; \
})

@interface StatementView : UIView
@property (nonatomic, strong) NSArray *rowConstraints;
@end

@implementation StatementView

- (void)showRow:(UIView *)left right:(UIView *)right
{
    NSDictionary *views = NSDictionaryOfVariableBindings(left, right);
    if (self.rowConstraints) {
        [self removeConstraints:self.rowConstraints];
    }
    self.rowConstraints = LAYOUT(self, @"H:|-[left]-[right]-|", views);
    LAYOUT(self, @"V:|[left]|", views);
    LAYOUT(self, @"V:|[right]|", NSDictionaryOfVariableBindings(right));
    LAYOUT(self, ([NSString stringWithFormat:@"H:[left(>=%d)]", 40]), views);
}

@end

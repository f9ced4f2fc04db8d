#import <UIKit/UIKit.h>

@implementation TitleBar

- (void)elements:(NSDictionary *)views
{
    [@[@"All items", @"H:[icon]-[text]"] enumerateObjectsUsingBlock:^(NSString *text, NSUInteger index, BOOL *stop) {
        if (index == 0) {
            NSLog(@"%@", text);
        } else {
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]];
        }
    }];
}

static NSString *textOfRow(NSInteger row)
{
    switch (row) {
        case 0: return @"Name of the bar";
        default: return @"H:|[icon]|";
    }
}

- (void)helper:(UIView *)icon
{
    NSLog(@"%@", textOfRow(0));
    NSDictionary *views = NSDictionaryOfVariableBindings(icon);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:textOfRow(1) options:0 metrics:nil views:views]];
}

@end

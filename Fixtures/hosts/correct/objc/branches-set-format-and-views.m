#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, Mode) { ModePhoto, ModeText, ModeBoth };

@implementation ModeView

- (void)buildMode:(Mode)mode wide:(BOOL)wide
{
    UIView *photo = self.photo, *text = self.text;
    NSDictionary *views = nil;
    NSString *format = nil;
    switch (mode) {
        case ModeBoth:
            if (wide) {
                format = @"H:|[photo][text]|";
                views = NSDictionaryOfVariableBindings(photo, text);
                break;
            }
            // The narrow form is that of the text.
        case ModeText:
            format = @"H:|[text]|";
            views = NSDictionaryOfVariableBindings(text);
            break;
        default:
            format = @"H:|[photo]|";
            views = @{@"photo": photo};
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];

    if (mode == ModePhoto || wide) {
        views = @{@"photo": photo};
        format = @"V:|[photo]|";
    } else if (text.hidden) {
        return;
    } else {
        views = @{@"text": text};
        format = @"V:|[text]|";
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];

    for (UIView *child in self.subviews) {
        if (child == photo) {
            views = @{@"photo": child};
            format = @"H:[photo(40)]";
        } else if (child == text) {
            format = @"H:[text(>=40)]";
            views = @{@"text": child};
        } else {
            continue;
        }
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }

    NSString *last = wide ? @"V:[photo(9)]" : @"V:[text(9)]";
    NSDictionary *lastViews = wide ? NSDictionaryOfVariableBindings(photo) : NSDictionaryOfVariableBindings(text);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:last options:0 metrics:nil views:lastViews]];
    NSString *key = wide ? @"photo" : @"text";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:[%@(8)]", key] options:0 metrics:nil views:@{key: self}]];
}

@end

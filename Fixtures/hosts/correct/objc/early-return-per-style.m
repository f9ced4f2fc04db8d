#import <UIKit/UIKit.h>

@implementation TagCell

- (NSString *)horizontalFormat
{
    if (self.removable) {
        return @"H:|-6-[label]-2-[removeButton(16)]-4-|";
    }
    return @"H:|-6-[label]-6-|";
}

- (void)installConstraints
{
    if (!self.label.text) {
        return;
    }
    UILabel *label = self.label;
    if (!self.removable) {
        NSDictionary *views = NSDictionaryOfVariableBindings(label);
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-6-[label]-6-|" options:0 metrics:nil views:views]];
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-2-[label]-2-|" options:0 metrics:nil views:views]];
        return;
    }
    UIButton *removeButton = self.removeButton;
    NSDictionary *views = NSDictionaryOfVariableBindings(label, removeButton);
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[self horizontalFormat]
                                                                             options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-2-[label(removeButton)]-2-|" options:0 metrics:nil views:views]];
}

@end

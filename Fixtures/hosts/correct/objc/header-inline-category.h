#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Constants for formats, for example @"H:|-[x" with the end @"]-|".
static NSString *const FormatOpen = @"H:|-[";
static NSString *const FormatClose = @"]-|";

static inline NSString *_Nonnull FormatOf(NSString *name)
{
    return [NSString stringWithFormat:@"%@%@%@", FormatOpen, name, FormatClose];
}

static inline void PinRow(UIView *container, UIView *row)
{
    NSDictionary<NSString *, UIView *> *views = @{@"row": row};
    [container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatOf(@"row") options:0 metrics:nil views:views]];
    [container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[FormatOpen stringByAppendingString:@"row(>=1)]"]
                                                                      options:0 metrics:nil views:views]];
}

NS_ASSUME_NONNULL_END

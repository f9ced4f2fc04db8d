#import <UIKit/UIKit.h>

typedef struct {
    const char *comment;
    const char *format;
    unsigned long options;
} LayoutLine;

static const LayoutLine kLines[] = {
    { .comment = "the [row", .format = "H:|-[icon(24)]-[label]-|", .options = NSLayoutFormatAlignAllCenterY },
    { .comment = "|-[", .format = "V:|-[icon(24)]-|", .options = 0 },
    { .comment = NULL, .format = NULL },
};

@implementation TableDrivenView

- (void)build
{
    NSDictionary *views = @{@"icon": self.icon, @"label": self.label};
    for (const LayoutLine *line = kLines; line->format != NULL; line++) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@(line->format)
                                                                     options:line->options
                                                                     metrics:nil
                                                                       views:views]];
    }
    const char *last = "V:[label(icon)]";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithUTF8String:last] options:0 metrics:nil views:views]];
}

@end

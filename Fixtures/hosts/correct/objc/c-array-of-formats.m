#import <UIKit/UIKit.h>

static NSString *const kFormats[] = {
    @"H:|-[photo(80)]-[name]-|",
    @"V:|-[photo(80)]-(>=8)-|",
    @"V:|-[name]",
};

struct Rule {
    __unsafe_unretained NSString *format;
    NSLayoutFormatOptions options;
};

@implementation ContactView

- (void)installConstraints
{
    NSDictionary *views = @{@"photo": self.photo, @"name": self.name};
    for (size_t i = 0; i < sizeof(kFormats) / sizeof(kFormats[0]); i++) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kFormats[i] options:0 metrics:nil views:views]];
    }

    const struct Rule rules[] = {
        { @"H:[photo]-[name]", NSLayoutFormatAlignAllTop },
        { @"V:[name]-(>=0)-|", 0 },
    };
    for (int i = 0; i < 2; ++i) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:rules[i].format
                                                                     options:rules[i].options
                                                                     metrics:nil
                                                                       views:views]];
    }
}

@end

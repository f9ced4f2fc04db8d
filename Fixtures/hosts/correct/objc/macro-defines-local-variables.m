#import <UIKit/UIKit.h>

#define DECLARE_VIEW(type, name) type *name = [[type alloc] init]; \
    name.translatesAutoresizingMaskIntoConstraints = NO; \
    [self addSubview:name]; \
    bindings[@#name] = name

#define WITH_FORMAT(name, text) NSString *name = text

@implementation DeclaringView

- (void)build
{
    NSMutableDictionary *bindings = [NSMutableDictionary dictionary];
    DECLARE_VIEW(UILabel, title);
    DECLARE_VIEW(UIImageView, photo);
    title.text = @"[title";
    photo.hidden = NO;
    WITH_FORMAT(row, @"H:|-[photo(20)]-[title]-|");
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:bindings]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[photo(20)]" options:0 metrics:nil views:bindings]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[title]-|" options:0 metrics:nil views:bindings]];
}

@end

#import <UIKit/UIKit.h>

@implementation ArticleCell

- (void)rebuildConstraints
{
    NSMutableDictionary *views = [NSMutableDictionary dictionaryWithDictionary:@{@"headline": self.headline}];
    NSMutableString *column = [@"V:|-[headline]" mutableCopy];

    if (self.imageView.image != nil) {
        views[@"picture"] = self.imageView;
        [column appendString:@"-[picture(120)]"];
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[picture]|"
                                                                                 options:0 metrics:nil views:views]];
    }
    if (self.summary.text.length) {
        [views setObject:self.summary forKey:@"summary"];
        [column appendString:@"-[summary]"];
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[summary]-|"
                                                                                 options:0 metrics:nil views:views]];
    }
    [column appendString:@"-|"];

    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[headline]-|"
                                                                             options:0 metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column
                                                                             options:0 metrics:nil views:views]];
}

@end

#import <UIKit/UIKit.h>
#import "Formats.h"

@interface BookCell : UICollectionViewCell
@property (nonatomic, strong) UIImageView *cover;
@property (nonatomic, strong) UILabel *title;
@property (nonatomic, assign, getter=isCompact) BOOL compact;
@end

@implementation BookCell

- (void)rebuild
{
    if (self.isCompact) {
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatCompact options:0 metrics:nil views:@{@"title": self.title}]];
        return;
    }
    NSDictionary *views = @{@"cover": self.cover, @"title": self.title};
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatRow options:NSLayoutFormatAlignAllTop metrics:@{@"coverWidth": @64} views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatColumn options:0 metrics:nil views:views]];
}

@end

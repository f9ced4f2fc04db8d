#import <UIKit/UIKit.h>

// The base of all cells. It is never used itself.
@interface AbstractCell : UITableViewCell
@property (nonatomic, strong) UILabel *label;
- (void)add:(NSString *)format;
- (void)buildWithPhoto;
@end

@implementation AbstractCell

- (void)add:(NSString *)format
{
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"label": self.label}]];
}

// Subclasses with a photo call this method.
- (void)buildWithPhoto
{
    [self add:@"H:|-[photo(40)]-[label]-|"];
    [self add:@"V:|-[label]-|"];
}

@end

@interface PhotoCell : AbstractCell
@property (nonatomic, strong) UIImageView *photo;
@end

@implementation PhotoCell

- (void)add:(NSString *)format
{
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil
                                                                               views:@{@"label": self.label, @"photo": self.photo}]];
}

- (void)prepare
{
    [self buildWithPhoto];
}

@end

#import <UIKit/UIKit.h>

@interface HeaderCell : UITableViewCell
@property (nonatomic, strong) UILabel *titleView;
@property (nonatomic, strong) UIImageView *arrow;
@end

@implementation HeaderCell

- (void)setUp
{
    NSDictionary *views = @{ @"title": self.titleView, @"arrow": self.arrow };
    NSDictionary *metrics = @{ @"margin": @15, @"arrowSize": @(10 + 2) };

    [@[
        @"H:|-margin-[title]-(>=margin)-[arrow(arrowSize)]-margin-|",
        @"V:|-margin-[title]-margin-|",
        @"V:|-(>=0)-[arrow(arrowSize)]-(>=0)-|"
    ] enumerateObjectsUsingBlock:^(NSString *format, NSUInteger idx, BOOL *stop) {
        NSArray *constraints = [NSLayoutConstraint constraintsWithVisualFormat:format
                                                                       options:(idx == 0 ? NSLayoutFormatAlignAllCenterY : 0)
                                                                       metrics:metrics
                                                                         views:views];
        [self.contentView addConstraints:constraints];
    }];
}

@end

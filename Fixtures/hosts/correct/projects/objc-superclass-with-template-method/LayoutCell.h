#import <UIKit/UIKit.h>

@interface LayoutCell : UITableViewCell
@property (nonatomic, strong, readonly) UILabel *titleLabel;

/// The views that the formats of a subclass can use, by name.
- (NSDictionary *)viewsForLayout;
- (NSDictionary *)metricsForLayout;
- (NSArray *)formatsForLayout;
- (void)addFormat:(NSString *)format;
@end

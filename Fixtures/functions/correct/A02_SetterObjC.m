#import <UIKit/UIKit.h>
@interface RowView : UIView
@property (nonatomic, strong) UIView *row;
@end
@implementation RowView
- (void)build {
  [self setRow:[[UIView alloc] init]];
  [self addSubview:self.row];
  [self.row.heightAnchor constraintEqualToConstant:44].active = YES;
  [self setRow:[[UIView alloc] init]];
  [self addSubview:self.row];
  [self.row.heightAnchor constraintEqualToConstant:60].active = YES;
}
@end

// strings: 0
#import <UIKit/UIKit.h>

@interface BaseView : UIView
@property (nonatomic, readonly) UIView *box;
- (NSArray<NSString *> *)formats;
- (void)setUp;
@end

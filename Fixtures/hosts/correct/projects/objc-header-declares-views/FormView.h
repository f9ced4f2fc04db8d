#import <UIKit/UIKit.h>

@interface FormView : UIView {
@protected
    NSMutableDictionary *_fields;
}
@property (nonatomic, readonly) NSDictionary *fields;
- (void)addField:(UIView *)field named:(NSString *)name;
- (void)installFormats:(NSArray *)formats;
@end

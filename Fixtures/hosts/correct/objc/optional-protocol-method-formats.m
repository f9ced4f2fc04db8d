#import <UIKit/UIKit.h>

@protocol FormLayoutSource <NSObject>
- (NSDictionary *)viewsForForm;
@optional
- (NSString *)formatForRow:(NSInteger)row;
- (NSDictionary *)metricsForForm;
@end

@interface FormRenderer : NSObject
@property (nonatomic, weak) id<FormLayoutSource> source;
@property (nonatomic, strong) UIView *canvas;
@end

@implementation FormRenderer

- (void)renderRow:(NSInteger)row
{
    NSString *format = @"H:|-gap-[field]-gap-|";
    if ([self.source respondsToSelector:@selector(formatForRow:)]) {
        format = [self.source formatForRow:row];
    }
    NSDictionary *metrics = @{@"gap": @10};
    if ([self.source respondsToSelector:@selector(metricsForForm)]) {
        metrics = [self.source metricsForForm];
    }
    [self.canvas addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                        options:0
                                                                        metrics:metrics
                                                                          views:[self.source viewsForForm]]];
}

@end

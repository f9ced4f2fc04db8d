#import "FormView.h"

@interface AddressForm : FormView
@end

@implementation AddressForm

- (instancetype)initWithFrame:(CGRect)frame
{
    if ((self = [super initWithFrame:frame])) {
        [self addField:[UITextField new] named:@"street"];
        [self addField:[UITextField new] named:@"city"];
        [self installFormats:@[@"H:|-[street]-|", @"H:|-[city]-|", @"V:|-[street]-[city]"]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[city]-(>=8)-|" options:0 metrics:nil views:self.fields]];
    }
    return self;
}

@end

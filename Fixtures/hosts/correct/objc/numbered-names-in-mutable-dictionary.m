#import <UIKit/UIKit.h>

@implementation GridView

- (void)buildWithTitles:(NSArray<NSString *> *)titles
{
    NSMutableDictionary *views = [NSMutableDictionary new];
    for (NSUInteger i = 0; i < 4; i++) {
        views[[NSString stringWithFormat:@"cell%lu", (unsigned long)i]] = [UIView new];
    }
    int row = 1;
    for (NSString *title in titles) {
        UILabel *label = [UILabel new];
        label.text = title;
        [views setObject:label forKey:[NSString stringWithFormat:@"row%d", row++]];
    }
    [titles enumerateObjectsUsingBlock:^(NSString *title, NSUInteger index, BOOL *stop) {
        [views setObject:[UIView new] forKey:[@"line" stringByAppendingFormat:@"%lu", (unsigned long)index + 1]];
    }];
    views[@"header"] = self.header;
    [self add:@"H:|[cell0][cell1(cell0)][cell2(cell0)][cell3(cell0)]|" views:views];
    [self add:@"V:|[header][row1][line1][row2][line2]|" views:views];

    NSMutableString *format = [NSMutableString stringWithString:@"V:|"];
    NSMutableDictionary *rows = [@{} mutableCopy];
    NSInteger index = 0;
    while (index < 3) {
        NSString *name = [NSString stringWithFormat:@"r%ld", (long)index];
        rows[name] = [UIView new];
        [format appendFormat:@"-[%@(%ld)]", name, (long)index * 10];
        index++;
    }
    [format appendString:@"-|"];
    [self add:format views:rows];
    do {
        index--;
        [self add:[NSString stringWithFormat:@"H:|[r%ld]|", (long)index] views:rows];
    } while (index > 0);
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end

#import "Formats.h"

NSString *const FormatRow = @"H:|-[cover(coverWidth)]-[title]-|";
NSString *const FormatColumn = @"V:|-[cover]-|";
NSString *const FormatCompact = @"H:|-[title]-|";

#import "LegacyController.h"
#define ROW_CLASS @"LegacyRow"

static NSString *const kHeaderClass = @"LegacyHeader";

@implementation LegacyController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.header setNuiClass:kHeaderClass];
  CGFloat blur = [NUISettings getFloat:@"blur" withClass:kHeaderClass];
  [NUIRenderer renderTableViewCell:self.row withClass:ROW_CLASS];
  /* self.row.nuiClass = @"OnlyInComment"; */
  self.footer.nuiClass = @"LegacyFooter";
}

@end

#import "NoteStore.h"

@implementation NoteStore
- (NSString *)untitled {
  return NSLocalizedString(@"Untitled " @"note", @"A note without a title");
}
- (NSString *)lost {
  return TEXT(@"This note is gone");
}
@end

import TestSupport
import Testing

@Suite struct ObjectiveCSourceTests {
  @Test func propertiesAndMessages() {
    checkObjectiveC(#"label.nuiClass = @"A";"#, "A")
    checkObjectiveC(#"self.label.nuiClass = @"A:B";"#, "A", "B")
    checkObjectiveC(#"_label->nuiClass = @"A";"#, "A")
    checkObjectiveC(#"[label setNuiClass:@"A"];"#, "A")
    checkObjectiveC(#"[self.label setNuiClass: @"A"];"#, "A")
    checkObjectiveC(#"[[self label] setNuiClass:@"A"];"#, "A")
    checkObjectiveC(#"[label setValue:@"A" forKey:@"nuiClass"];"#, "A")
    checkObjectiveC(#"[label setValue:@"A" forKeyPath:@"titleLabel.nuiClass"];"#, "A")
    checkObjectiveC(#"[label setValue:@"A" forKey:NSStringFromSelector(@selector(nuiClass))];"#, "A")
    checkObjectiveC(#"[label setValue:@"A" forKey:@"text"];"#)
    checkObjectiveC(#"[v setValuesForKeysWithDictionary:@{@"nuiClass": @"A", @"x": @"B"}];"#, "A")
    checkObjectiveC(#"if ([label.nuiClass isEqualToString:@"A"]) {}"#)
    checkObjectiveC(#"label.nuiClass = nil;"#)
    checkObjectiveC(#"model.titleNuiClass = @"A";"#, "A")
    checkObjectiveC(#"model.titleNuiClass = name;"#)
    checkObjectiveC(#"[Html page:text withNuiClass:@"A"];"#, "A")
    checkObjectiveC(#"- (void)setNuiClass:(NSString *)name { [self x:@"B"]; }"#)
    checkObjectiveC(#"[cell dequeue:@"X" withClass:[Cell class]];"#)
    checkObjectiveC("- (void)renderX:(UIView *)v withClass:(NSString *)name;")
  }

  @Test func renderers() {
    checkObjectiveC(#"[NUIRenderer renderLabel:label withClass:@"A"];"#, "A")
    checkObjectiveC(#"[NUIRenderer renderButton:b withClass:@"A" withSuffix:@"On"];"#, "A", "AOn")
    checkObjectiveC(#"CGFloat f = [NUISettings getFloat:@"blur" withClass:@"A"];"#, "A")
    checkObjectiveC(#"if ([NUISettings hasProperty:@"x" withClass:@"A"]) {}"#, "A")
    checkObjectiveC(#"v.backgroundColor = [NUISettings getColor:@"background-color" withClass:kA];"#, "*")
    checkObjectiveC(#"[self renderCell:[self cell] withClass:@"A"];"#, "A")
  }

  @Test func literals() {
    checkObjectiveC("v.nuiClass = @\"A\" @\"B\";", "AB")
    checkObjectiveC("v.nuiClass = @\"A\"\n  \"B\";", "AB")
    checkObjectiveC(#"v.nuiClass = [NSString stringWithFormat:@"Cell%@", kind];"#, "Cell*")
    checkObjectiveC(#"v.nuiClass = [NSString stringWithFormat:@"%@:Cell%ld", a, b];"#, "*", "Cell*")
    checkObjectiveC(#"v.nuiClass = [@"Cell" stringByAppendingString:kind];"#, "Cell*")
    checkObjectiveC(#"v.nuiClass = [kind stringByAppendingString:@"Cell"];"#, "*Cell")
    checkObjectiveC(#"v.nuiClass = on ? @"A" : @"B";"#, "A", "B")
    checkObjectiveC(#"v.nuiClass = (on) ? @"A" : nil;"#, "A")
    checkObjectiveC(#"v.nuiClass = [self isOn] ? @"A" : @"B";"#, "A", "B")
    checkObjectiveC(#"v.nuiClass = i == 0 ? @"A" : @"B";"#, "A", "B")
    checkObjectiveC(#"v.nuiClass = given ?: @"A";"#, "A", "*")
    checkObjectiveC(#"v.nuiClass = (NSString *)@"A";"#, "A")
    checkObjectiveC(#"v.nuiClass = [self name];"#, "*")
    checkObjectiveC(#"v.nuiClass = [NSString stringWithFormat:@"Cell%@", @"A"];"#, "CellA")
    checkObjectiveC(#"v.nuiClass = [NSString stringWithFormat:@"%@Row%d", on ? @"A" : @"B", 1];"#, "ARow*", "BRow*")
    checkObjectiveC(#"v.nuiClass = [NSString stringWithFormat:@"100%%A"];"#, "100%A")
    checkObjectiveC(#"[NUIRenderer renderView:v withClass:v.nuiClass];"#)
    checkObjectiveC(#"[NUIRenderer renderView:v withClass:[v valueForKey:@"nuiClass"]];"#)
    checkObjectiveC(
      #"[NUIRenderer renderView:v withClass:[NSString stringWithFormat:@"%@%@", v.nuiClass, on ? @"On" : @""]];"#, "*On"
    )
    checkObjectiveC(#"v.nuiClass = NSLocalizedString(@"A", nil);"#, "*")
  }

  @Test func constants() {
    checkObjectiveC("#define A_CLASS @\"A\"\nv.nuiClass = A_CLASS;", "A")
    checkObjectiveC("#define A @\"A\"\n#define B @\"B\"\n@interface X\n@end\nv.nuiClass = A; v.nuiClass = B;", "A", "B")
    checkObjectiveC("static NSString *const kA = @\"A\";\nv.nuiClass = kA;", "A")
    checkObjectiveC("NSString * const kA = @\"A\";\nv.nuiClass = kA;", "A")
    checkObjectiveC("const NSString *kA = @\"A\";\nv.nuiClass = kA;", "A")
    checkObjectiveC("- (void)f {\n NSString *a = @\"A\";\n if (x) a = @\"B\";\n v.nuiClass = a;\n}", "A", "B")
    checkObjectiveC("- (void)f {\n NSString *a = @\"A\";\n if (x) { a = @\"B\"; }\n v.nuiClass = a;\n}", "A", "B")
    checkObjectiveC("- (void)f:(NSString *)a {\n v.nuiClass = a;\n}", "*")
    checkObjectiveC("- (void)f { NSString *a = @\"Alice\"; }\n- (void)g { NSString *a = @\"A\"; v.nuiClass = a; }", "A")
    expectEqual(
      classes([
        ("A.m", "v.nuiClass = kA;"), ("K.h", "extern NSString *const kA;"), ("K.m", "NSString *const kA = @\"A\";"),
      ]), ["A"])
    expectEqual(classes([("A.m", "v.nuiClass = A_CLASS;"), ("K.h", "#define A_CLASS @\"A\"")]), ["A"])
  }

  @Test func textsThatAreNoCode() {
    checkObjectiveC("// v.nuiClass = @\"A\";")
    checkObjectiveC("/* v.nuiClass = @\"A\"; /* */ w.nuiClass = @\"B\";", "B")
    checkObjectiveC(#"NSLog(@"v.nuiClass = \"A\"");"#)
    checkObjectiveC(#"char c = '"'; v.nuiClass = @"A";"#, "A")
    checkObjectiveC("#if DEBUG\nv.nuiClass = @\"A\";\n#else\nv.nuiClass = @\"B\";\n#endif", "A", "B")
  }
}

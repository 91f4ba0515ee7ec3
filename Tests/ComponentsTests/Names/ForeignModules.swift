/// Modules that an app imports beside ours, with the names of theirs that are near to what we name.
///
/// Apple's are not here to be imported, so the test declares the names in modules of the same name. SAP's are those of the
/// public repository `SAP/cloud-sdk-ios-fiori`, old names included: apps stay on old versions for long.
enum ForeignModules {
  static let names: [String: String] = [
    "SwiftUI": """
    AccessibilityTraits Alignment Anchor Angle Animation AnyLayout AnyView App Axis Binding BorderedButtonStyle Button \
    ButtonStyle Capsule Circle Color ColorScheme ColorSchemeContrast ContainerRelativeShape ContentMode \
    ContentShapeKinds ContentSizeCategory ControlSize CoordinateSpace DatePicker DisclosureGroup Divider DragGesture \
    DropInfo DynamicTypeSize Edge EdgeInsets Ellipse EmptyView Environment EnvironmentKey EnvironmentObject \
    EnvironmentValues FillStyle Font Form ForEach GeometryProxy GeometryReader Gradient Grid GridItem GridRow Group \
    GroupBox HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HStack Image ImagePaint Label LabelStyle Layout \
    LayoutDirection LayoutDirectionBehavior LayoutPriority LayoutProperties LayoutSubview LayoutSubviews \
    LayoutValueKey LazyVGrid Link List ListItemTint ListStyle LocalizedStringKey Material Menu NavigationLink \
    NavigationPath NavigationStack NavigationTransition OutlineGroup PageTabViewStyle Path Picker PickerStyle \
    PresentationDetent PreviewDevice ProgressView ProposedViewSize Rectangle RoundedCornerStyle RoundedRectangle Scene \
    ScenePhase ScrollView Section SelectionFeedback Shape ShapeStyle Slider Spacer Stepper StrokeStyle SubmitLabel \
    SwipeActionsContent Tab Table TableColumn TableRow TableStyle Text TextAlignment TextEditor TextField TextSelection \
    Theme TintShapeStyle TitleDisplayMode Toggle ToolbarItem ToolbarRole Transaction Transition UnitPoint \
    UserInterfaceSizeClass VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing \
    Visibility VStack Window ZStack
    """,
    "UIKit": """
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutConstraint NSLayoutDimension NSLineBreakMode NSTextAlignment \
    UIAccessibilityTraits UIAxis UICollectionView UIColor UIContentSizeCategory UIControl UIDevice UIEdgeInsets UIFont \
    UIImage UIOffset UIRectEdge UITableView UITraitCollection UIUserInterfaceLevel UIUserInterfaceSizeClass UIView
    """,
    "MacTypes": """
    AbsoluteTime Boolean Byte ByteCount ByteOffset Duration Fixed Float32 FourCharCode Fract Handle ItemCount LangCode \
    LogicalAddress NumVersion OptionBits OSErr OSStatus OSType Point Ptr Rect RegionCode ResID ResType ScriptCode Size \
    Style StyleField StyleParameter TimeBase TimeRecord TimeScale TimeValue UniChar UnsignedFixed VersionInfo
    """, "Accessibility": "AXChart AXChartDescriptor AXCustomContent AXPriority",
    "FioriSwiftUICore": """
    AccessoryType ActivityItem AvatarStack BackgroundColorScheme CalendarModel CalendarStyle Card CardHeader \
    CollectionItem ColorDisplayMode ColorStyle ColorVariant ContactItem DataTable DimensionSelector DateTimePicker \
    EmptyStateView FilterFeedbackBar FioriIcon FontWeight HexColor HierarchyIndicator HierarchyItemView HierarchyView \
    HierarchyViewDataSource HierarchyViewHeader IconStack IllustratedMessage InfoView InterfaceLevel ItemView KPIHeader \
    KPIItem KeyValueItem LayoutData LayoutManager ListPickerContent ListPickerDestination ListPickerItem ObjectHeader \
    ObjectItem Palette PaletteVersion PageIndicator ProfileHeader RowAlignment SearchListPickerItem SectionFooter \
    SectionHeader SideBar SignatureCaptureView SortFilterItem StepIndicator Style StyleCache StyleSheet \
    StyleSheetSettings Switch TableDataItem TableModel TableRowItem TextStyle ThemeManager TimelineItem ToastMessage
    """,
    "FioriThemeManager": """
    BackgroundColorScheme ColorStyle ColorVariant FioriIcon HexColor NSSManager NSSModifier NSSParser NSSStyle Palette \
    PaletteProvider PaletteVersion StyleSheet StyleSheetConverter StyleSheetParser StyleSheetSettings ThemeManager
    """,
  ]
}

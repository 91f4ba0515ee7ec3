// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A stand-in for Apple's SwiftUI: the declarations that Sources/ThemeViews, its tour and generated Swift use, and no others.
//
// Source: Apple's documentation of SwiftUI, developer.apple.com/documentation/swiftui, as of iOS 18. Nothing here draws:
// it is there to type-check the host where SwiftUI itself is missing.

@_exported import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import AppKit
#endif

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

/// A view without parts.
public protocol Leaf: View where Body == Never {}
extension Leaf { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct TupleView<Content>: Leaf { nonisolated public init() {} }
public struct Either<First, Second>: Leaf { nonisolated public init() {} }
public struct EmptyView: Leaf { nonisolated public init() {} }
public struct AnyView: Leaf { nonisolated public init(_ view: some View) {} }

public struct Group<Content>: Leaf {}
extension Group where Content: View { public init(@ViewBuilder content: () -> Content) {} }
public struct Spacer: Leaf { public init(minLength: CGFloat? = nil) {} }
public struct EquatableView<Content: Equatable & View>: Leaf { public init(content: Content) {} }
extension View where Self: Equatable { public func equatable() -> EquatableView<Self> { EquatableView(content: self) } }

public struct HStack<Content: View>: Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: Leaf {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: Leaf {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVGrid<Content: View>: Leaf {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct ViewThatFits<Content: View>: Leaf {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct List<SelectionValue: Hashable, Content: View>: Leaf {}
extension List where SelectionValue == Never { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Parent, Content, Footer>: Leaf {}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: Leaf {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct ScrollViewProxy {
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: Leaf { public init(@ViewBuilder root: () -> Content) {} }

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct GeometryProxy { public let size: CGSize }

public struct GeometryReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct Text: Leaf {
  nonisolated public init(verbatim content: String) {}
  nonisolated public init(_ content: some StringProtocol) {}
  public enum Case: Sendable { case uppercase, lowercase }
}

public struct Image: Leaf {
  nonisolated public init(_ name: String) {}
  nonisolated public init(systemName: String) {}
  public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> Image { self }
}

public struct TextField: Leaf { public init(_ title: some StringProtocol, text: Binding<String>) {} }

public struct Button<Label: View>: Leaf {}
extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
extension Button {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Label<Title: View, Icon: View>: Leaf {}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {}
}
public struct Toggle<Label: View>: Leaf {}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {}
}
extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: Leaf {}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() {}
  public init(value: Double?, total: Double = 1) {}
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {}
}
// MARK: Shapes, colors, fonts

public protocol ShapeStyle: Sendable {}
public struct AnyShapeStyle: ShapeStyle { public init(_ style: some ShapeStyle) {} }
public struct ForegroundStyle: ShapeStyle {}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Color { public static var clear: Color { Color.clear } }
public protocol Shape: View {}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension InsettableShape { public func inset(by amount: CGFloat) -> Self { self } }
extension Shape { public func fill(_ style: some ShapeStyle) -> some View { self } }
extension InsettableShape {
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}

public struct Rectangle: InsettableShape, Leaf { nonisolated public init() {} }
public struct Capsule: InsettableShape, Leaf { nonisolated public init() {} }
public struct RoundedRectangle: InsettableShape, Leaf { nonisolated public init(cornerRadius: CGFloat) {} }

public struct Color: Leaf, ShapeStyle {
  public enum RGBColorSpace { case sRGB }
  nonisolated public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  {}
  #if canImport(UIKit)
    nonisolated public init(uiColor: UIColor) {}
  #else
    nonisolated public init(nsColor: NSColor) {}
  #endif
  nonisolated public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
  nonisolated public static var primary: Color { Color(red: 0, green: 0, blue: 0) }
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public struct UnitPoint: Hashable, Sendable {
  let x = 0
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
}

public struct LinearGradient: Leaf, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Font {
  public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func italic() -> Font { self }
}

public struct Alignment: Sendable {
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let topLeading = Alignment()
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Visibility: Sendable { case automatic, visible, hidden }
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum TextAlignment { case leading, center, trailing }
public enum ContentMode { case fit, fill }
public enum Edge: Int8 {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> { fatalError() }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper public struct GestureState<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  public struct Binding {}
  public init() where Value == Bool {}
  public init<Wrapped: Hashable>() where Value == Wrapped? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
}

public struct EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var defaultMinListRowHeight: CGFloat = 44
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public var isFocused: Bool { false }
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var minimumScaleFactor: CGFloat = 1
  public var textCase: Text.Case?
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@MainActor @preconcurrency public protocol DynamicProperty {}

// MARK: Modifiers and styles

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedView
  @ViewBuilder func body(content: Content) -> Body
}
public struct ModifiedView: Leaf {}
public struct EmptyModifier: ViewModifier {
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: Leaf {}
  public let label: Label
  public let isPressed: Bool
}
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration { public struct Label: Leaf {} }
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public struct Label: Leaf {}
  public struct CurrentValueLabel: Leaf {}
}
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public struct Title: Leaf {}
  public struct Icon: Leaf {}
}
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View { self }
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  public func labelStyle(_ style: some LabelStyle) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { self }
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
    -> some View
  { self }
  public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    self
  }
  public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
}

public enum ColorScheme { case light, dark }
public enum ColorSchemeContrast { case standard, increased }
public enum UserInterfaceSizeClass { case compact, regular }
public enum LayoutDirection { case leftToRight, rightToLeft }
public enum DynamicTypeSize: CaseIterable, Comparable, Sendable {
  public var isAccessibilitySize: Bool { self == .accessibility1 || self == .accessibility5 }
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

// MARK: Gestures

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }

extension Gesture {
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture() }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

public struct DragGesture: Gesture {
  public struct Value: Equatable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
  }
  public init(minimumDistance: CGFloat = 10) {}
}

public struct Transaction {}

public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value }

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable { public var location: CGPoint }
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5) {}
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}

public struct Animation: Sendable { public static let `default` = Animation() }

@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }

// MARK: Keys and pointers

public struct KeyEquivalent: Hashable, Sendable {
  public static let upArrow = KeyEquivalent()
  public static let downArrow = KeyEquivalent()
  public static let leftArrow = KeyEquivalent()
  public static let rightArrow = KeyEquivalent()
  public static let `return` = KeyEquivalent()
  public static let escape = KeyEquivalent()
}

public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
  }
  public var key: KeyEquivalent { KeyEquivalent() }
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onContinuousHover(perform action: @escaping @MainActor (HoverPhase) -> Void) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
}

// MARK: Navigation, lists, scroll views, sheets

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}
public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
public struct ScrollIndicatorVisibility: Sendable {
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}
public protocol ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var containerSize: CGSize
}
public struct ScrollPosition: Equatable, Sendable {
  public init() {}
  public mutating func scrollTo(x: CGFloat) {}
}
public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry }
public enum ScrollPhase: Hashable, Sendable { case idle, tracking, interacting, decelerating, animating }

@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  #if canImport(UIKit)
    public static let bottomBar = ToolbarItemPlacement()
  #endif
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct TupleToolbarContent<Content>: ToolbarContent {}
@resultBuilder @MainActor public enum ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    TupleToolbarContent<(repeat each Content)>()
  }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View { self }
  #if canImport(UIKit)
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  #endif
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func confirmationDialog<Content: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Content
  ) -> some View { self }
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil) -> some View { self }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
    -> some View
  { self }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  public func id(_ id: some Hashable) -> some View { self }
}
extension Image { public enum Scale: Sendable { case small, medium, large } }
public enum VerticalEdge: Int8, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 3)
  }
}

// MARK: Transitions

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
}
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = ModifiedView
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
}
extension View {
  public func transition(_ transition: some Transition) -> some View { self }
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}

// MARK: Modifiers

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func clipShape(_ shape: some Shape) -> some View { self }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func background(_ style: some ShapeStyle) -> some View { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func lineLimit(_ limit: Int?) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    self
  }
  public func gesture(_ gesture: some Gesture) -> some View { self }
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { self }
}

// MARK: Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public init() {}
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isSearchField = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  @discardableResult public mutating func insert(_ member: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { (true, member) }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityActionKind: Sendable { public static let escape = AccessibilityActionKind() }

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ text: String) {}
    public func post() {}
  }
}

extension View {
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
  public func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping @MainActor () -> Void)
    -> some View
  { self }
  public func accessibilityAction(_ handler: @escaping @MainActor () -> Void) -> some View { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

// MARK: UIKit

#if canImport(UIKit)
  @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public var rootView: Content
  }
#endif

// MARK: Apps

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App { public static func main() {} }

@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: @escaping () -> Content) {} }

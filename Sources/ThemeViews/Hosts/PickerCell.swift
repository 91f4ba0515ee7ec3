#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents

  /// The form cell of a picker: a button of its own size, which stands in any form, list or stack.
  ///
  /// It opens the list by the modifier that presents it, which stands around the form:
  ///
  ///     NavigationStack {
  ///       Form { PickerCell($teams) }.picker($teams)
  ///     }
  public struct PickerCell<Model: PickerModel>: View {
    private let source: ComponentSource<Model>
    private let appear: @MainActor () -> Void
    @Environment(\.dynamicTypeSize) private var textSize

    /// The cell of a picker that is a value of the app's; the effects are those of the tap that opens the list.
    public init(_ picker: Binding<Model>, effects: @escaping @MainActor ([ListPickerEffect]) -> Void = { _ in }) {
      source = ComponentSource(picker, effects)
      appear = {}
    }

    /// The cell of a picker that a driver owns.
    public init<Source>(
      _ driver: HierarchyDriver<Model, Source>, effects: (@MainActor ([ListPickerEffect]) -> Void)? = nil
    ) where Model: HierarchyAsking {
      source = ComponentSource(driver, effects)
      // Titles of chosen items may have to be asked for.
      appear = { driver.appear() }
    }

    /// Label and value beside each other, or below each other where they do not fit, and a chevron.
    public var body: some View {
      let (configuration, value) = (source.model.configuration, source.model.shownValue)
      Button {
        source.send([.tapped(.control(.formCell))])
      } label: {
        HStack(spacing: configuration.metrics.gap) {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: configuration.metrics.gap) {
              label.lineLimit(1)
              Spacer(minLength: 0)
              text(value.drawn, "_valueText").lineLimit(1)
            }
            VStack(alignment: .leading, spacing: configuration.metrics.lineGap) {
              label.lineLimit(textSize.isAccessibilitySize ? nil : configuration.metrics.labelLineLimit)
              if !value.drawn.isEmpty { text(value.drawn, "_valueText").lineLimit(valueLines) }
            }.frame(maxWidth: .infinity, alignment: .leading)
          }
          if configuration.isEditable {
            Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, minHeight: configuration.metrics.minimumRowHeight)
        .contentShape(Rectangle())
      }
      .buttonStyle(ThemedButtonStyle(classList: Self.classList, isSelected: false, isPart: true))
      .disabled(!configuration.isEditable)
      .accessibilityLabel(Text(verbatim: configuration.label))
      .accessibilityValue(Text(verbatim: value.spoken))
      .room(of: source, isMeasured: false, isActive: !source.model.isOpen)
      .onAppear(perform: appear)
    }

    private static var classList: String { "fdlFUIListPickerFormCell" }

    private var label: some View { text(source.model.configuration.label, "_title") }

    private func text(_ string: String, _ part: String) -> some View {
      Text(verbatim: string).themedPart(Self.classList + part)
    }

    /// The most lines of a value below its label.
    private var valueLines: Int {
      let metrics = source.model.configuration.metrics
      return textSize.isAccessibilitySize
        ? max(metrics.valueLineLimit, metrics.accessibilityValueLineLimit) : metrics.valueLineLimit
    }
  }

  extension ListPickerFormCell: NativePicker {
    /// Returns the list of an open level.
    public static func rows(_ level: PickerLevel<ListPickerFormCell>) -> some View {
      PickerRowsView(picker: level.source.drawn, level: level.level) { level.source.send(.tapped($0)) }
        .modifier(PickerBars(source: level.source, level: level.level, isComplete: false)).room(
          of: level.source, isActive: level.source.model.topLevel == level.level)
    }
  }

  /// The rows of a list picker in a native list.
  struct PickerRowsView: View {
    let picker: ListPickerFormCell
    let level: Int
    let send: (TapTarget) -> Void
    @Environment(\.themed.turnsToTop) private var turnsToTop
    @ComponentLook private var look: ComponentLook.Values

    var body: some View {
      let content = picker.content(ofLevel: level, theme: look.theme, measuring: look.measuring)
      let sections = content?.sections ?? []
      ScrollViewReader { scroll in
        List {
          ForEach(sections) { section in
            Section {
              ForEach(section.rows) { row in view(of: row, content) }
            } header: {
              if let header = section.header { view(of: header, content) }
            }
          }
        }
        .plainRows(of: "Table:fdlFUIListPickerTableViewController")
        .onChange(of: turnsToTop) { _, _ in
          guard let top = sections.first?.rows.first?.id else { return }
          // As far up as the list goes: a header may be above the first row.
          withAnimation(look.animation) { scroll.scrollTo(top, anchor: .bottom) }
        }
      }
      .navigationTitle(Text(verbatim: content?.title ?? picker.configuration.label))
      .inlineTitle()
    }

    private func view(of row: PickerListContent.Row, _ content: PickerListContent?) -> some View {
      Group {
        if let content, picker.traits.size.width > 0 {
          RowView(draw: { content.node(of: row, touch: $0) }, send: send).equatable()
        }
      }
      .rowOfItsOwn()
    }
  }

  extension View {
    /// The list without the system's own distances and lines, as rows draw theirs.
    func plainRows(of classList: String) -> some View {
      listStyle(.plain).environment(\.defaultMinListRowHeight, 0).scrollContentBackground(.hidden).background {
        Rectangle().fill(.clear).themedPart(classList, as: .view)
      }
    }

    /// The row without the system's own distances and lines.
    func rowOfItsOwn() -> some View {
      listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
    }

    /// The title in the bar where there is one line for it.
    func inlineTitle() -> some View {
      #if canImport(UIKit)
        navigationBarTitleDisplayMode(.inline)
      #else
        self
      #endif
    }
  }
#endif

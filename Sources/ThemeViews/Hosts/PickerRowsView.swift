#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents

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
        Rectangle().fill(.clear).modifier(
          ThemedModifier(classList: classList, kind: .view, isPart: true))
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

import TestSupport
import Testing
import ThemeBase

@Suite("Ids and the columns that they index") struct ColumnTests {
  private enum Fruit {}

  @Test("an id is the place of what was added, and no larger than its number") func appending() {
    var weights = Column<Fruit, Int>()
    let apple = weights.append(120)
    let pear = weights.append(150)
    expect((apple.index, pear.index) == (0, 1))
    expect(apple < pear)
    weights[pear] += 5
    expectEqual(weights[pear], 155)
    expectEqual(weights.ids.map { weights[$0] }, [120, 155])
    expectEqual(MemoryLayout<ID<Fruit>>.size, MemoryLayout<UInt32>.size)
  }

  @Test("an id or none takes no more room than an id") func optionalIDs() {
    let apple = ID<Fruit>(index: 0)
    expect(OptionalID(apple).id == apple && OptionalID(apple) != .none)
    expect(OptionalID<Fruit>(nil).id == nil && OptionalID<Fruit>(nil) == .none)
    expectEqual(MemoryLayout<OptionalID<Fruit>>.size, MemoryLayout<ID<Fruit>>.size)
  }

  @Test("a range of ids is a collection, empty where it ends before it begins") func ranges() {
    let (first, third) = (ID<Fruit>(index: 0), ID<Fruit>(index: 2))
    expectEqual(IDRange(first, upTo: third).map(\.index), [0, 1])
    expect(IDRange(third, upTo: first).isEmpty)
    let column = Column<Fruit, String>(["a", "b", "c"])
    expectEqual(column[IDRange(ID(index: 1), upTo: column.endID)], ["b", "c"])
  }

  @Test("extending gives the ids without a value one, and leaves the others") func extending() {
    var column = Column<Fruit, Int>([7])
    column.extend(to: 3, with: 0)
    column.extend(to: 2, with: 9)
    expectEqual(column.values, [7, 0, 0])
    expect(column.contains(ID(index: 2)) && !column.contains(ID(index: 3)))
  }
}

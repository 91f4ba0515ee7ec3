import Foundation
import TestSupport
import Testing
import ThemeTable

@Suite struct EnvironmentTests {
  private let all = (UInt8(0)..<64).map(StyleEnvironment.init(index:))

  @Test func aSetIsWhatItsConditionsSay() {
    for axis in StyleAxis.allCases {
      for choice in axis.choices {
        let set = EnvironmentSet(choice)
        for environment in all { expectEqual(set.contains(environment), (environment.choice(on: axis) == choice)) }
        expectEqual(StyleAxis.allCases.filter(set.depends), [axis])
        expectEqual(set.complement, EnvironmentSet(choice.opposite))
        expectEqual(set.spread(over: axis), .all)
      }
    }
    expectEqual(EnvironmentSet.all.first, StyleEnvironment())
  }

  /// Every operation of ``EnvironmentSet`` against that of the standard library's sets.
  @Test func aSetIsASet() {
    let dark = EnvironmentSet(.appearance(.dark))
    let sets: [EnvironmentSet] = [[], .all, dark, EnvironmentSet(.device(.ipad)), [all[7]]]
    for left in sets {
      for right in sets {
        let (a, b) = (Set(left), Set(right))
        expectEqual(Set(left.union(right)), a.union(b))
        expectEqual(Set(left.intersection(right)), a.intersection(b))
        expectEqual(Set(left.subtracting(right)), a.subtracting(b))
        expectEqual(Set(left.symmetricDifference(right)), a.symmetricDifference(b))
        expectEqual(left.isSubset(of: right), a.isSubset(of: b))
        expectEqual(left.isDisjoint(with: right), a.isDisjoint(with: b))
      }
      for environment in [all[0], all[7], all[63]] {
        var (set, model) = (left, Set(left))
        expectEqual(set.insert(environment).inserted, model.insert(environment).inserted)
        expectEqual(Set(set), model)
        expectEqual(set.remove(environment), model.remove(environment))
        expect(set.remove(environment) == nil && Set(set) == model)
        expect(set.update(with: environment) == nil && set.update(with: environment) != nil)
      }
    }
  }

  @Test func anEnvironmentGivesItsChoicesBack() {
    let dark = StyleEnvironment(appearance: .dark, contrast: .high)
    expect(dark.appearance == .dark && dark.contrast == .high)
    expect(dark.device == .iphone && dark.orientation == .portrait)
    expect(dark.level == .base && dark.sizeClass == .compact)
    var environment = dark
    environment.device = .ipad
    environment.appearance = .light
    expectEqual(environment, StyleEnvironment(device: .ipad, contrast: .high))
    for environment in all {
      let again = StyleEnvironment(
        device: environment.device, orientation: environment.orientation, appearance: environment.appearance,
        level: environment.level, contrast: environment.contrast, sizeClass: environment.sizeClass)
      expectEqual(again, environment)
    }
    expectEqual(dark.choosing(.appearance(.light)).choosing(.contrast(.normal)), StyleEnvironment())
  }
}

import Foundation
import Testing
import ThemeTable

@Suite struct EnvironmentTests {
  private let all = (UInt8(0)..<64).map(StyleEnvironment.init(index:))

  @Test func aSetIsWhatItsConditionsSay() {
    for axis in StyleAxis.allCases {
      for choice in axis.choices {
        let set = EnvironmentSet(choice)
        for environment in all { #expect(set.contains(environment) == (environment.choice(on: axis) == choice)) }
        #expect(StyleAxis.allCases.filter(set.depends) == [axis])
        #expect(set.complement == EnvironmentSet(choice.opposite))
        #expect(set.spread(over: axis) == .all)
      }
    }
    #expect(EnvironmentSet.all.first == StyleEnvironment())
  }

  /// Every operation of ``EnvironmentSet`` against that of the standard library's sets.
  @Test func aSetIsASet() {
    let dark = EnvironmentSet(.appearance(.dark))
    let sets: [EnvironmentSet] = [[], .all, dark, EnvironmentSet(.device(.ipad)), [all[7]]]
    for left in sets {
      for right in sets {
        let (a, b) = (Set(left), Set(right))
        #expect(Set(left.union(right)) == a.union(b))
        #expect(Set(left.intersection(right)) == a.intersection(b))
        #expect(Set(left.subtracting(right)) == a.subtracting(b))
        #expect(Set(left.symmetricDifference(right)) == a.symmetricDifference(b))
        #expect(left.isSubset(of: right) == a.isSubset(of: b))
        #expect(left.isDisjoint(with: right) == a.isDisjoint(with: b))
      }
      for environment in [all[0], all[7], all[63]] {
        var (set, model) = (left, Set(left))
        #expect(set.insert(environment).inserted == model.insert(environment).inserted)
        #expect(Set(set) == model)
        #expect(set.remove(environment) == model.remove(environment))
        #expect(set.remove(environment) == nil && Set(set) == model)
        #expect(set.update(with: environment) == nil && set.update(with: environment) != nil)
      }
    }
  }

  @Test func anEnvironmentGivesItsChoicesBack() {
    let dark = StyleEnvironment(appearance: .dark, contrast: .high)
    #expect(dark.appearance == .dark && dark.contrast == .high)
    #expect(dark.device == .iphone && dark.orientation == .portrait)
    #expect(dark.level == .base && dark.sizeClass == .compact)
    var environment = dark
    environment.device = .ipad
    environment.appearance = .light
    #expect(environment == StyleEnvironment(device: .ipad, contrast: .high))
    for environment in all {
      let again = StyleEnvironment(
        device: environment.device, orientation: environment.orientation, appearance: environment.appearance,
        level: environment.level, contrast: environment.contrast, sizeClass: environment.sizeClass)
      #expect(again == environment)
    }
    #expect(dark.choosing(.appearance(.light)).choosing(.contrast(.normal)) == StyleEnvironment())
  }
}

package import ThemeTable

/// The four situations that a stylesheet of today can tell apart: NUI's `@media` knows device and orientation.
package enum DeviceContexts {
  /// The axes of NUI's `@media`.
  package static let axes: [StyleAxis] = [.device, .orientation]

  /// The environments of each situation.
  package static let all: [EnvironmentSet] = StyleAxis.orientation.choices.flatMap { orientation in
    StyleAxis.device.choices.map { device in EnvironmentSet(device).intersection(EnvironmentSet(orientation)) }
  }

  /// Adds a value for a situation to values by environments, equal ones together.
  package static func join<Value: Equatable>(
    _ value: Value, in context: EnvironmentSet, to parts: inout [(environments: EnvironmentSet, value: Value)]
  ) {
    if let same = parts.firstIndex(where: { $0.value == value }) {
      parts[same].environments = parts[same].environments.union(context)
    } else {
      parts.append((context, value))
    }
  }
}

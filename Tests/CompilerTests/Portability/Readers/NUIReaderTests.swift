import Foundation
import TestSupport
import Testing
import ThemeTable

/// The model of NUI's reader against what NUI's real parser made of small and of real sheets.
@Suite struct NUIReaderTests {
  @Test(arguments: try NUIProbeTests.probes()) func answersAsNUI(probe: NUIProbeTests.Probe) {
    let styles = try? NUIReader.read(
      probe.bytes, device: probe.environment.device.rawValue, orientation: probe.environment.orientation.rawValue)
    expectEqual(styles, probe.styles)
  }

  @Test(arguments: RealSheets.names) func readsRealSheets(sheet: String) throws {
    let bytes = try RealSheets.bytes(of: sheet)
    for (device, orientation) in CorpusTests.contexts {
      let expected = try CorpusTests.expectation(sheet, device, orientation)
      do throws(NUIReader.Failure) {
        let styles = try NUIReader.read(bytes, device: device, orientation: orientation)
        expectEqual(styles, expected as? NUIReader.Styles)
      } catch {
        let failure = expected["error"] as? [String: Any]
        let isUndefined = failure?["kind"] as? String == "undefined-variable"
        if case .undefined = error { expect(isUndefined) } else { expect(!isUndefined) }
        expect(failure != nil)
      }
    }
  }
}

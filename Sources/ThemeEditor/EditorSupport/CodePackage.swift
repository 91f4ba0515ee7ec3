/// The extension for Visual Studio Code as one file that installs it, a `.vsix`.
package enum CodePackage {
  /// A zip archive with the folder of the extension, and what the installer asks for.
  package static func archive() -> [UInt8] {
    var archive = ZipArchive()
    archive.add("extension.vsixmanifest", Array(manifest.utf8))
    archive.add("[Content_Types].xml", Array(types.utf8))
    for file in CodeFiles.files { archive.add("extension/\(file.path)", file.bytes) }
    return archive.bytes()
  }

  private static let manifest = """
    <?xml version="1.0" encoding="utf-8"?>
    <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
      <Metadata>
        <Identity Language="en-US" Id="themec-nss" Version="\(CodeFiles.version)" Publisher="themec"/>
        <DisplayName>NSS stylesheets</DisplayName>
        <Description>Themes for SAP Fiori and UIKit apps, with themec's language server.</Description>
        <Categories>Programming Languages</Categories>
        <Properties>
          <Property Id="Microsoft.VisualStudio.Code.Engine" Value="\(CodeFiles.engine)"/>
        </Properties>
      </Metadata>
      <Installation>
        <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
      </Installation>
      <Dependencies/>
      <Assets>
        <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
        <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
      </Assets>
    </PackageManifest>

    """

  private static let types = """
    <?xml version="1.0" encoding="utf-8"?>
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="json" ContentType="application/json"/>
      <Default Extension="js" ContentType="application/javascript"/>
      <Default Extension="md" ContentType="text/markdown"/>
      <Default Extension="vsixmanifest" ContentType="text/xml"/>
    </Types>

    """
}

/// The numbers that writer and reader of the binary form share.
///
/// `ThemeTable.docc/BinaryFormat.md` draws the layout field by field.
enum TableFormat {
  /// The first bytes of a table: one that no text has, the name, and line ends that a transfer as
  /// text would change.
  static let magic: [UInt8] = [0x89, 0x4E, 0x53, 0x53, 0x54, 0x0D, 0x0A, 0x1A]
  static let majorVersion: UInt16 = 1
  static let minorVersion: UInt16 = 0
  /// Bytes of the header that this version knows.
  static let headerSize = 32
  static let checksumOffset = 24
  static let directoryEntrySize = 16
  /// Sections begin at multiples of this.
  static let alignment = 8

  /// In a directory entry: a reader that does not know the section must refuse the table.
  static let requiredFlag: UInt32 = 1

  /// The words before the slots of a name index: count, first string, most probes.
  static let nameIndexHeader = 3
}

/// The sections by the four characters of their names, the first in the lowest byte.
enum SectionKind: UInt32, CaseIterable {
  /// The bytes of all strings.
  case stringBytes = 0x4253_5453  // STSB
  /// The end of each string.
  case stringEnds = 0x4553_5453  // STSE
  /// The index of class paths.
  case pathIndex = 0x4854_4150  // PATH
  /// The index of property names.
  case propertyIndex = 0x504F_5250  // PROP
  /// For each class path where its cells are.
  case rows = 0x5357_4F52  // ROWS
  /// The values of rows.
  case cells = 0x4C4C_4543  // CELL
  /// Which properties a row has, of which type, depending on which axes.
  case shapes = 0x5041_4853  // SHAP
  /// Numbers that 32 bits do not hold, boxes, offsets.
  case doubles = 0x534C_4244  // DBLS
  /// Lists of names.
  case lists = 0x5453_494C  // LIST
  /// Values whose type depends on the environment.
  case mixed = 0x4458_494D  // MIXD
  /// The environments in which rows are named, where these are not all; optional.
  case rowEnvironments = 0x4557_4F52  // ROWE
  /// Parts of components with the class lists that they carry; optional.
  case parts = 0x5452_4150  // PART
  /// A table of the theme's own definitions; optional.
  case definitions = 0x5346_4544  // DEFS
  /// The text of each value; optional.
  case texts = 0x5458_4554  // TEXT
  /// Which declaration gave each value; optional.
  case origins = 0x4749_524F  // ORIG
  /// The texts of the origins; optional.
  case originNames = 0x4E47_524F  // ORGN

  /// Whether a table cannot be read without it.
  var isRequired: Bool {
    switch self {
    case .rowEnvironments, .parts, .definitions, .texts, .origins, .originNames: false
    default: true
    }
  }

  /// Bytes of one element.
  var elementSize: Int {
    switch self {
    case .stringBytes, .definitions: 1
    case .doubles: 8
    default: 4
    }
  }

  /// The four characters.
  var name: String { Self.name(of: rawValue) }

  /// The four characters of a section's number; `?` for what is not printable.
  static func name(of number: UInt32) -> String {
    var name = ""
    for shift in [0, 8, 16, 24] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: number >> shift)
      name.unicodeScalars.append(32..<127 ~= byte ? Unicode.Scalar(byte) : "?")
    }
    return name
  }
}

/// The meaning of a cell's word.
enum ValueKind: UInt8 {
  /// No value in this environment; only in the section of mixed values.
  case none = 0
  /// The word is `0xRRGGBBAA`.
  case color = 1
  /// The word is an IEEE 754 number of 32 bits.
  case number = 2
  /// The word is an index into the doubles.
  case longNumber = 3
  /// The word is a two's complement integer.
  case integer = 4
  /// The word is 0 or 1.
  case boolean = 5
  // The word is a string.
  case textStyle = 6
  case textAlignment = 7
  case keyword = 8
  case fontName = 9
  case imageName = 10
  case string = 11
  /// The word is the index of the first of four doubles.
  case box = 12
  /// The word is the index of the first of two doubles.
  case offset = 13
  /// The word is an index into the lists.
  case names = 14
  /// The word is an index into the mixed values, which never are mixed themselves.
  case mixed = 15
}

/// The limits that keep every call on a table cheap.
///
/// ``TableWriter`` writes no table beyond them, and ``StyleTable/verify()`` accepts none. They are far beyond what themes
/// need; `ThemeTable.docc/BinaryFormat.md` lists them.
enum TableLimits {
  /// The bytes of a class path, a property's written name, a part's name and a part's class list.
  static let nameBytes = 65_535
  /// The slots of a name index that a search may look at.
  static let probes = 1_024
  /// The classes that a part may carry.
  static let classesOfPart = 64
  /// The names in one list.
  static let namesOfList = 65_535
}

/// The first bytes of a table.
struct TableHeader {
  var majorVersion: UInt16 = 0
  var minorVersion: UInt16 = 0
  /// The offset of the directory in bytes.
  var size: UInt32 = 0
  /// The number of bytes of the whole table.
  var fileSize: UInt32 = 0
  var sectionCount: UInt32 = 0
  var checksum: UInt32 = 0
}

extension TableHeader {
  init(of file: ByteView) throws(StyleTableError) {
    let magic = TableFormat.magic
    guard file.count >= magic.count, magic.withBytes({ file.prefix(magic.count) == $0 }) else { throw .notATable }
    guard file.count >= TableFormat.headerSize else {
      throw .wrongSize(expected: UInt64(TableFormat.headerSize), found: UInt64(file.count))
    }
    self.init()
    let version = file.word(at: 8)
    majorVersion = UInt16(truncatingIfNeeded: version)
    minorVersion = UInt16(truncatingIfNeeded: version >> 16)
    guard majorVersion == TableFormat.majorVersion else {
      throw .unsupportedVersion(major: Int(majorVersion), minor: Int(minorVersion))
    }
    size = file.word(at: 12)
    fileSize = file.word(at: 16)
    guard UInt64(fileSize) == UInt64(file.count) else {
      throw .wrongSize(expected: UInt64(fileSize), found: UInt64(file.count))
    }
    sectionCount = file.word(at: 20)
    checksum = file.word(at: TableFormat.checksumOffset)
  }
}

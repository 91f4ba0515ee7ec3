import ThemeComponents

/// The texts of the samples: in Arabic where reading goes from right to left, so that its script is seen too.
struct SampleWords {
  /// The language of the components' own words.
  let language: ComponentLanguage

  init(_ traits: ViewTraits) { language = traits.isRightToLeft ? .arabic : .english }

  /// The text in the language.
  func callAsFunction(_ text: String) -> String { language == .arabic ? Self.arabic[text] ?? text : text }

  private static let arabic = [
    // The teams and their places.
    "Teams": "الفرق", "Choose every team that takes part.": "اختر كل فريق يشارك في العمل.", "Abroad": "في الخارج",
    "Berlin": "برلين", "Cologne": "كولونيا", "Dresden": "دريسدن", "Essen": "إيسن", "Frankfurt": "فرانكفورت",
    "Hamburg": "هامبورغ", "Leipzig": "لايبزيغ", "Lyon": "ليون", "Porto": "بورتو", "Turin": "تورينو",
    // The plants and their machines.
    "Machines": "الآلات", "Northern Power": "شركة طاقة الشمال", "Utility": "مرافق", "Harbor Plant": "محطة الميناء",
    "Gas turbine": "توربين غازي", "Dock Street 4": "شارع الرصيف 4", "High": "عالية", "Hill Plant": "محطة التل",
    "Hydro": "طاقة مائية", "Upper Valley": "الوادي الأعلى", "Hall 1": "القاعة 1", "Hall 2": "القاعة 2",
    "Turbines": "توربينات", "Pumps": "مضخات", "Floor A": "الطابق أ", "Yard": "الساحة", "Transformers": "محولات",
    "Dam": "السد", "Gates": "بوابات", "Turbine 1": "توربين 1", "Turbine 2": "توربين 2", "Turbine 3": "توربين 3",
    "In service": "قيد التشغيل", "Out of service": "خارج الخدمة", "OK": "جيدة", "Warning": "تحذير",
    "Vibration sensor reports values above the limit": "مستشعر الاهتزاز يسجل قيما أعلى من الحد", "Rotor": "الدوار",
    "Balanced in spring": "تمت موازنته في الربيع", "Bearing": "المحمل", "Due for replacement": "حان موعد استبداله",
    "Pump 1": "مضخة 1",
    // The products.
    "Products": "المنتجات", "Desk Lamp": "مصباح مكتب", "Lighting": "إضاءة", "Furniture": "أثاث",
    "Office Chair With Adjustable Back and Arms": "كرسي مكتب بظهر ومساند قابلة للتعديل", "Standing Desk": "مكتب قائم",
    "Cable": "كابل", "Screen": "شاشة", "Electronics": "إلكترونيات",
    // The people.
    "Team": "الفريق", "First Technician": "الفني الأول", "Second Technician": "الفني الثاني", "Planner": "المخطط",
    "Inspector": "المفتش", "Safety": "السلامة", "Driver": "السائق",
    // The steps.
    "Confirm": "تأكيد", "Note": "ملاحظة", "Replace Pump Seal": "استبدال مانع تسرب المضخة",
    "Complete Order": "إكمال الطلب",
  ]
}

extension FilePlan {
  /// The plan with some outputs, each with the name by which messages call it, if it is sound.
  func checked(writing outputs: [(path: FilePath, name: String)]) throws(Failure) -> Checked {
    var plan = self
    do throws(PlanConflict) {
      for output in outputs { try plan.add(output.path, called: output.name) }
      return try plan.checked()
    } catch { throw Failure(error) }
  }
}

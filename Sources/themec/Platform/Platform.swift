/// The operating system, as far as the shell needs it beside files.
///
/// Only the files of this folder call it, one for each subject.
enum Platform {}

// The C library of the system, by one name: a file that calls it says `import CLibrary`, whatever the system.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

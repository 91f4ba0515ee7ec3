extension DiagnosticCode {
  package static let valueTooLong = DiagnosticCode(
    "value-too-long", .error,
    meaning: """
      A value grows beyond 65,536 bytes when its definitions are substituted, all values together
      become 64 MiB longer than the files, or a name is longer than 65,535 bytes.
      """,
    reason: """
      Definitions that use others twice double with each step. The limit keeps a slip from
      exhausting memory.
      """,
    wrong: """
      @a: @b @b @b @b;
      @b: @c @c @c @c;
      @c: @d @d @d @d;
      @d: @e @e @e @e;
      @e: @f @f @f @f;
      @f: @g @g @g @g;
      @g: @h @h @h @h;
      @h: @i @i @i @i;
      @i: 1;
      Label { font-name: @a; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}

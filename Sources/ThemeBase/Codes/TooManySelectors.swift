extension DiagnosticCode {
  package static let tooManySelectors = DiagnosticCode(
    "too-many-selectors", .error,
    meaning: """
      The nested selector lists of a rule stand for more than 10,000 class paths, or lists and
      patterns add more than a million class paths and declarations to a theme.
      """,
    reason: """
      Every level of nesting multiplies them. The limit keeps a slip from exhausting memory.
      """,
    wrong: """
      A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V {
        &_a, &_b, &_c, &_d, &_e, &_f, &_g, &_h, &_i, &_j, &_k, &_l, &_m, &_n, &_o, &_p, &_q, &_r, &_s, &_t, &_u, &_v {
          &_a, &_b, &_c, &_d, &_e, &_f, &_g, &_h, &_i, &_j, &_k, &_l, &_m, &_n, &_o, &_p, &_q, &_r, &_s, &_t, &_u, &_v { font-size: 20; }
        }
      }
      """,
    right: """
      Label { font-size: 20; }
      """)
}

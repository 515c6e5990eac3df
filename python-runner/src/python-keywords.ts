/** Python's reserved words, which can never be names; `True`, `False` and `None` are values. */
export const PYTHON_KEYWORDS: readonly string[] =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  );

/** Words that can never be the name of a variable: the reserved words and the three values. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...PYTHON_KEYWORDS, 'False', 'None', 'True']);

/** Screens with enough space for the Code book beside code and farm. */
export const WIDE_FOR_BOOK = '(min-width: 75em)';

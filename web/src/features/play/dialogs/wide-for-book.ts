/** Screens with enough space for the Code book beside the code and the farm. */
export const WIDE_FOR_BOOK = '(min-width: 75em)';

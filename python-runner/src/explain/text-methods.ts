/** Methods of text under the names that other languages give them, in small letters. */
export const TEXT_METHODS: ReadonlyMap<string, string> = new Map([
  ['uppercase', 'upper'],
  ['touppercase', 'upper'],
  ['toupper', 'upper'],
  ['uppercased', 'upper'],
  ['lowercase', 'lower'],
  ['tolowercase', 'lower'],
  ['tolower', 'lower'],
  ['isnumber', 'isdigit'],
  ['isletter', 'isalpha'],
  ['trim', 'strip'],
  ['indexof', 'index'],
  ['capitalise', 'capitalize'],
]);

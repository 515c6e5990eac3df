/** Where a word begins within a name of a program: hopCode, HTTPServer, hop2 and 2hop. */
const BEGINNINGS: readonly RegExp[] = [
  /(?<=[\p{Ll}\p{Lo}])(?=\p{Lu})/gu,
  /(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu,
  /(?<=\p{L})(?=\p{N})/gu,
  /(?<=\p{N})(?=\p{L})/gu,
];

/** A text in which the words within each name have spaces between them: `hopCount2` as `hop Count 2`. */
export const withGluedWordsApart = (text: string): string =>
  BEGINNINGS.reduce((apart, beginning) => apart.replaceAll(beginning, ' '), text.normalize('NFKC'));

/** The places where a new word begins inside a name in a program: hopCode, HTTPServer, hop2 and 2hop. */
const BEGINNINGS: readonly RegExp[] = [
  /(?<=[\p{Ll}\p{Lo}])(?=\p{Lu})/gu,
  /(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu,
  /(?<=\p{L})(?=\p{N})/gu,
  /(?<=\p{N})(?=\p{L})/gu,
];

/** A text with spaces between the words inside each name: `hopCount2` becomes `hop Count 2`. */
export const withGluedWordsApart = (text: string): string =>
  BEGINNINGS.reduce((apart, beginning) => apart.replaceAll(beginning, ' '), text.normalize('NFKC'));

/** Words that children attach to an unkind word: `hopyou`, `youhop`. */
const GLUE = /^(?:you|your|ur|my|so|the)(?=\p{L}{4})|(?<=\p{L}{4})(?:you|off|this|them|all|head|face)$/gu;

/** The words of a text that begin or end with a word of `GLUE`, without that word. */
export const wordsWithoutGlue = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{6,40}/gu) ?? []
  ).flatMap((word) => {
    const bare = word.replaceAll(GLUE, '');
    return bare === word ? [] : [bare];
  });

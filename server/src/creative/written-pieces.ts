/** Comments and texts of a program; a text without its end goes to the end of its line. */
const WRITTEN =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;

/** What a program says to people: its comments and texts. */
export const writtenPieces = (code: string): readonly string[] => code.match(WRITTEN) ?? [];

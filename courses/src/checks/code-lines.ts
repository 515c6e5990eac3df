/** Lines that count for a line limit: those that are not empty and do not start with # (game.md section 5, 'Editor'). */
export const codeLines = (code: string): string[] =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));

const IMPORT = /^(import player|from player import .*)$/;

/** Lines that a child has to think of: code lines without the import of `player`. */
export const ownCodeLines = (code: string): string[] =>
  codeLines(code).filter((line) => !IMPORT.test(line.trim()));

/** Names of the commands that a program calls or mentions as `player.name`. */
export const commandsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bplayer\.([A-Za-z_]\w*)/g)].map((found) => found[1] ?? '')),
];

/** A comment that is one marker, `# {walk}`; only such a comment is put into words. */
const COMMENT_KEY = /# \{([a-z][a-z0-9-]*)\}(?=[ \t]*$)/gm;

/** Keys of the translated comments of a starter code, as `walk` in `# {walk}`, in order, each once. */
export const commentKeys = (code: string): string[] => [
  ...new Set([...code.matchAll(COMMENT_KEY)].map((found) => found[1] ?? '')),
];

/** A starter code with words in place of its markers; a marker without words shows its key. */
export const withComments = (code: string, words: Readonly<Record<string, string>>): string =>
  code.replace(COMMENT_KEY, (_, key: string) => `# ${Object.hasOwn(words, key) ? words[key] : key}`);

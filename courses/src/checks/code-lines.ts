/**
 * Lines that count towards a line limit: those that are neither empty nor start with # (game.md section 5, 'Editor').
 */
export const codeLines = (code: string): string[] =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));

const IMPORT = /^(import player|from player import .*)$/;

/** Lines that a child writes: code lines without the import of `player`. */
export const ownCodeLines = (code: string): string[] =>
  codeLines(code).filter((line) => !IMPORT.test(line.trim()));

/** Names of the commands that a program calls or mentions as `player.name`. */
export const commandsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bplayer\.([A-Za-z_]\w*)/g)].map((found) => found[1] ?? '')),
];

/** A comment that consists of one marker, such as `# {walk}`. Only these comments are translated. */
const COMMENT_KEY = /# \{([a-z][a-z0-9-]*)\}(?=[ \t]*$)/gm;

/** Keys of the translated comments of a starter code, such as `walk` for `# {walk}`; in order, without duplicates. */
export const commentKeys = (code: string): string[] => [
  ...new Set([...code.matchAll(COMMENT_KEY)].map((found) => found[1] ?? '')),
];

/** Replaces the markers in starter code with words. A marker without words becomes its key. */
export const withComments = (code: string, words: Readonly<Record<string, string>>): string =>
  code.replace(COMMENT_KEY, (_, key: string) => `# ${Object.hasOwn(words, key) ? words[key] : key}`);

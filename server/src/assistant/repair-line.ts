import { COMMANDS } from '@hopcode/engine/commands/registry';
import { lineTokens } from './line-tokens.ts';
import { type ProgramLine, programLines } from './program-lines.ts';

const COMMAND_NAMES = COMMANDS.map(({ name }) => name).join('|');
const BARE_COMMAND = new RegExp(`^(?:${COMMAND_NAMES})(?=\\s*[([{])`);
const OTHER_BRACKETS = new RegExp(`(\\bplayer\\.(?:${COMMAND_NAMES}))\\s*[[{]([^()[\\]{}]*)[\\]})]?`);
const NO_BRACKETS = new RegExp(`^(\\bplayer\\.(?:${COMMAND_NAMES}))$`);
const BLOCK = /^(?:if|elif|else|for|while|def|class|try|except|finally|with)\b/;
const OPENING = '([{';
const CLOSING = ')]}';

/**
 * A line with corrected punctuation: brackets, quotes, the colon, the dot after `player`, and `player` in small
 * letters. Its names and values stay the same. Undefined if there is nothing to repair, or if the brackets do not match
 * afterwards.
 */
export const repairedLine = (line: ProgramLine, importsPlayer: boolean): ProgramLine | undefined => {
  if (line.kind !== 'code' || line.depth === 'within') return undefined;
  let code = line.code
    .replace(/\bplayer(?=\s*\.)/gi, 'player')
    .replace(/\bplayer\s*[:,](?=\s*[a-z_])/, 'player.');
  if (importsPlayer) code = code.replace(BARE_COMMAND, 'player.$&');
  code = withBrackets(withQuotes(code.replace(OTHER_BRACKETS, '$1($2)').replace(NO_BRACKETS, '$1()')));
  if (BLOCK.test(code) && !code.endsWith(':') && !code.includes(':')) code = `${code}:`;
  const [repaired] = programLines(line.indent + code + line.rest + line.ending);
  if (repaired === undefined || repaired.key === line.key || openAtEnd(code) !== '') return undefined;
  return { ...repaired, number: line.number, depth: line.depth };
};

/** Adds the closing quote if the text at the end of the line has none. */
function withQuotes(code: string): string {
  const last = lineTokens(code, undefined).tokens.at(-1);
  const quote = last?.kind === 'text' ? /^[rbfu]{0,2}(["'])/i.exec(last.text)?.[1] : undefined;
  if (last === undefined || quote === undefined) return code;
  if (last.text.length > 1 && last.text.endsWith(quote)) return code;
  return code.replace(/(\)?:?)$/, `${quote}$1`);
}

/** Closes the brackets that are still open at the end of the line, before a final colon. */
function withBrackets(code: string): string {
  const missing = openAtEnd(code);
  return missing === undefined ? code : code.replace(/(:?)$/, `${missing}$1`);
}

/** The closing brackets that are missing from a line; undefined if its brackets do not match. */
function openAtEnd(code: string): string | undefined {
  const open: string[] = [];
  for (const { kind, text } of lineTokens(code, undefined).tokens) {
    if (kind !== 'other') continue;
    const opens = OPENING.indexOf(text);
    if (opens >= 0) open.unshift(CLOSING[opens] ?? '');
    else if (CLOSING.includes(text) && open.shift() !== text) return undefined;
  }
  return open.join('');
}

import type { Tip } from '@hopcode/contract/assistant/tip';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { filled } from '@hopcode/translations/words-over-english';
import type { AskedTip, Tutor } from '../parts/parts.ts';
import { applyChange, type ChangedProgram } from './apply-change.ts';
import { type Change, comparePrograms } from './compare-programs.ts';
import { otherNames, withNames } from './own-names.ts';
import { printsOf, withoutPrints } from './prints.ts';
import { codeOf, indentOf, isSameCode, lineText, type ProgramLine, programLines } from './program-lines.ts';
import { commandSummary, type TipKey, tipWords } from './tip-words.ts';

/** Longer programs are not compared: the time grows with the product of their lines. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 200;

/** Most changes to try when a line cannot be deleted yet. */
const MOST_TRIED = 20;

/** Most characters of code to quote in a sentence. */
const CODE_IN_TEXT = 120;

const PLAYER_IMPORT = /^import player[ \t]*(?:\r\n|\r|\n|$)/m;

/** The solution to compare with, without the import if the program works without it. */
export const solutionFor = (program: readonly ProgramLine[], solution: string): string => {
  const lines = codeOf(program).map(({ tokens }) => tokens.map(({ text }) => text));
  const naming = lines.filter((texts) => texts.includes('player'));
  const worksWithoutImport = naming.length > 0 && naming.every((texts) => texts.includes('.'));
  return worksWithoutImport ? solution.replace(PLAYER_IMPORT, '') : solution;
};

/** Compares the program with the reference solution and suggests the first change that makes them more similar. */
export const ruleTutor: Tutor = { tip: async (asked) => ruleTip(asked) };

/** The tip on a program; accepts any texts. */
export function ruleTip(asked: AskedTip): Tip {
  const { program, solution } = asked;
  if (program.length > MOST_CHARACTERS || solution.length > MOST_CHARACTERS)
    return wordsOnly('ownWay', asked);
  const own = programLines(program);
  const reference = programLines(solutionFor(own, solution));
  if (own.length > MOST_LINES || reference.length > MOST_LINES) return wordsOnly('ownWay', asked);
  const theirs = programLines(withNames(reference, otherNames(own, reference, fixedNames(asked.level))));
  const prints = printsOf(own, theirs);
  const { changes, isOwnWay } = comparePrograms(
    own,
    theirs,
    prints,
    programLines(asked.level?.codeTemplate ?? ''),
  );
  if (codeOf(theirs).length === 0 || isOwnWay) return wordsOnly('ownWay', asked);
  const best = bestOf(changes, own) ?? printToGo(own, prints, asked);
  if (best === undefined) return wordsOnly('same', asked);
  const { change, text, lines } = best;
  const code = change.kind === 'extra' ? '' : change.lines.join('\n');
  // Copied indentation can multiply the length.
  if (Math.max(text.length, code.length) > CODE_LIMIT) return wordsOnly('ownWay', asked);
  const said = textOf(change, asked.locale);
  return {
    text: said,
    code_to_add: code,
    code_to_modify: change.kind === 'missing' ? null : lineText(change.own),
    line_number: change.number,
    resulted_code: text,
    is_code_sufficient: isSameCode(withoutPrints(lines, theirs), theirs),
    rung: 4,
    page: null,
    gap: null,
    words: tipWords(asked.locale).same,
  };
}

/**
 * The first change. A superfluous line stays while Python would reject others without it: an `if` with its `else`.
 */
function bestOf(changes: readonly Change[], program: readonly ProgramLine[]): ChangedProgram | undefined {
  const [first] = changes;
  const tried = first?.kind === 'extra' ? changes.slice(0, MOST_TRIED) : [];
  const change = tried.find((one) => !applyChange(program, one).isWorse) ?? first;
  return change && applyChange(program, change);
}

/** The printing line that stopped the program, if there is no other difference. */
function printToGo(
  program: readonly ProgramLine[],
  prints: readonly ProgramLine[],
  asked: AskedTip,
): ChangedProgram | undefined {
  const line = errorLine(asked.error, asked.program);
  const own = prints.find(({ number }) => number === line);
  return own && applyChange(program, { kind: 'extra', number: own.number, own });
}

/** Names with a fixed meaning in the level: names in its goals and names that it gives to the program. */
export const fixedNames = (level: LevelData | undefined): ReadonlySet<string> =>
  new Set([
    'player',
    ...(level?.constants ?? []).map(({ name }) => name),
    ...(level?.levelGoals ?? []).flatMap(({ variable }) => (variable === undefined ? [] : [variable])),
  ]);

function textOf(change: Change, locale: string): string {
  const tips = tipWords(locale);
  const code = change.kind === 'extra' ? change.own.code : change.theirs.code;
  const key = keyOf(change);
  const said = filled(tips[key], { line: `${change.number}`, code: quotable(code) });
  if (change.kind === 'indent') {
    const indent = indentOf(change.lines[0] ?? '');
    return /^ *$/.test(indent) ? `${said} ${filled(tips.spaces, { spaces: `${indent.length}` })}` : said;
  }
  const command = newCommand(change);
  const summary = command && commandSummary(command, locale);
  if (!command || !summary) return said;
  return `${said} ${filled(tips.command, { command: `player.${command}()`, summary })}`;
}

function keyOf(change: Change): TipKey {
  if (change.kind === 'missing' && change.lines.length > 1) return 'block';
  if (change.kind !== 'indent') return change.kind;
  const indent = indentOf(change.lines[0] ?? '').length;
  if (indent === change.own.indent.length) return 'column';
  return indent > change.own.indent.length ? 'further' : 'back';
}

/** Removes backticks and line breaks from code for a quotation. */
const quotable = (code: string): string => {
  const plain = code.replaceAll('`', "'");
  return plain.length > CODE_IN_TEXT ? `${plain.slice(0, CODE_IN_TEXT - 1)}…`.toWellFormed() : plain;
};

/** The command that a change adds to a line. */
function newCommand(change: Change): string | undefined {
  if (change.kind !== 'missing' && change.kind !== 'other') return undefined;
  const [command] = commandsOf(change.theirs);
  return change.kind === 'other' && commandsOf(change.own).includes(command ?? '') ? undefined : command;
}

const commandsOf = ({ tokens }: ProgramLine): string[] =>
  tokens.flatMap(({ text }, at) =>
    tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'player' ? [text] : [],
  );

/** A tip without a change: what stopped the program, and where hints are. */
function wordsOnly(key: 'same' | 'ownWay', { error, program, locale }: AskedTip): Tip {
  const line = key === 'ownWay' ? errorLine(error, program) : undefined;
  const tips = tipWords(locale);
  const text = line === undefined ? tips[key] : filled(tips.ownWayLine, { line: `${line}` });
  return {
    text,
    code_to_add: null,
    code_to_modify: null,
    line_number: null,
    resulted_code: null,
    is_code_sufficient: false,
    rung: 2,
    page: null,
    gap: null,
    words: text,
  };
}

/** The line of the program that an error names first: `line 3: NameError: ...`. */
function errorLine(error: string | null, program: string): number | undefined {
  const line = Number(/\bline (\d{1,6})\b/.exec(error ?? '')?.[1] ?? 0);
  return line >= 1 && line <= program.split(/\r\n|\r|\n/).length ? line : undefined;
}

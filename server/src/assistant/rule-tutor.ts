import type { Tip } from '@hopcode/contract/assistant/tip';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { filled } from '../mail/mail-words.ts';
import type { AskedTip, Tutor } from '../parts.ts';
import { type Change, compare } from './change.ts';
import { changed } from './changed.ts';
import { otherNames, withNames } from './own-names.ts';
import { printsOf, withoutPrints } from './prints.ts';
import { codeOf, isSameCode, lineText, type ProgramLine, programLines } from './program-lines.ts';
import { refusedLines } from './refused-lines.ts';
import { type TipKey, tipWords } from './tip-words.ts';

/** Longer programs are not compared: the time for it grows with the product of their lines. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 200;

/**
 * A learner with less in common with the solution goes a way of its own: changing the first line that differs would
 * break a plan that may be good. Two lines are no plan yet. Decision 27 has the figures.
 */
const LEAST_COMMON = 0.6;
/** So does who says something else in more than one line, or more than one in so many: `move_forward(2)` may be right. */
const LINES_PER_SLIP = 6;
const LINES_OF_A_PLAN = 3;

/** Changes that are tried, in their order, until one makes a program that is as well formed as before. */
const MOST_TRIED = 20;

/** Most of a line of code that is repeated in a sentence, in characters. */
const CODE_IN_TEXT = 120;

const PLAYER_IMPORT = /^import player[ \t]*(?:\r\n|\r|\n|$)/m;

/** The solution to compare with: a program that uses `player` works without the import, which is then no mistake. */
export const solutionFor = (program: readonly ProgramLine[], solution: string): string => {
  const lines = codeOf(program).map(({ tokens }) => tokens.map(({ text }) => text));
  const naming = lines.filter((texts) => texts.includes('player'));
  const worksWithoutImport = naming.length > 0 && naming.every((texts) => texts.includes('.'));
  return worksWithoutImport ? solution.replace(PLAYER_IMPORT, '') : solution;
};

/** Compares the program with the reference solution and suggests the first change that makes them more alike. */
export const ruleTutor: Tutor = { tip: async (asked) => ruleTip(asked) };

/** The tip on a program; any texts at all will do. */
export function ruleTip(asked: AskedTip): Tip {
  const { program, solution } = asked;
  if (program.length > MOST_CHARACTERS || solution.length > MOST_CHARACTERS)
    return wordsOnly('ownWay', asked);
  const own = programLines(program);
  const reference = programLines(solutionFor(own, solution));
  if (own.length > MOST_LINES || reference.length > MOST_LINES) return wordsOnly('ownWay', asked);
  const theirs = programLines(withNames(reference, otherNames(own, reference, fixedNames(asked.level))));
  const { changes, common, strange } = compare(own, theirs, programLines(asked.level?.codeTemplate ?? ''));
  const lines = codeOf(withoutPrints(own, theirs)).length;
  const isOwnWay = common < LEAST_COMMON || strange > Math.max(1, lines / LINES_PER_SLIP);
  if (codeOf(theirs).length === 0 || (lines >= LINES_OF_A_PLAN && isOwnWay))
    return wordsOnly('ownWay', asked);
  const best = bestOf(changes, own) ?? printToGo(own, theirs, asked);
  if (best === undefined) return wordsOnly('same', asked);
  const { change, result } = best;
  const code = change.kind === 'extra' ? '' : change.lines.join('\n');
  // Indentation that is copied may multiply.
  if (Math.max(result.length, code.length) > CODE_LIMIT) return wordsOnly('ownWay', asked);
  return {
    text: textOf(change, asked.locale),
    code_to_add: code,
    code_to_modify: change.kind === 'missing' ? null : lineText(change.own),
    line_number: change.number,
    resulted_code: result,
    is_code_sufficient: isSameCode(withoutPrints(programLines(result), theirs), theirs),
  };
}

type Changed = { readonly change: Change; readonly result: string };

/** The first change after which no more lines stand where Python refuses them; if there is none, the first of all. */
function bestOf(changes: Iterable<Change>, program: readonly ProgramLine[]): Changed | undefined {
  const refused = refusedLines(program);
  const before = program.map((line) => lineText(line) + line.ending).join('');
  let first: Changed | undefined;
  let tried = 0;
  for (const change of changes) {
    const result = changed(program, change);
    // In a program that Python cannot read a line may be right before its block is.
    if (result === before) continue;
    if (refusedLines(programLines(result)) <= refused) return { change, result };
    first ??= { change, result };
    tried += 1;
    if (tried === MOST_TRIED) break;
  }
  return first;
}

/** Where nothing else differs, the line that prints and stopped the program. */
function printToGo(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
  asked: AskedTip,
): Changed | undefined {
  const line = errorLine(asked.error, asked.program);
  const own = printsOf(program, solution).find(({ number }) => number === line);
  return own && bestOf([{ kind: 'extra', number: own.number, own }], program);
}

/** Names that mean the same in every program of the level: its goals ask for them or its program is given them. */
export const fixedNames = (level: LevelData | undefined): ReadonlySet<string> =>
  new Set([
    'player',
    ...(level?.constants ?? []).map(({ name }) => name),
    ...(level?.levelGoals ?? []).flatMap(({ variable }) => (variable === undefined ? [] : [variable])),
  ]);

function textOf(change: Change, locale: string): string {
  const { tips, commands } = tipWords(locale);
  const code = change.kind === 'extra' ? change.own.code : change.theirs.code;
  const key = keyOf(change);
  const said = filled(tips[key], { line: `${change.number}`, code: quotable(code) });
  if (change.kind === 'indent') {
    const indent = indentOf(change.lines[0] ?? '');
    return /^ *$/.test(indent) ? `${said} ${filled(tips.spaces, { spaces: `${indent.length}` })}` : said;
  }
  const command = newCommand(change);
  const summary = command === undefined ? undefined : commands.get(command);
  if (command === undefined || summary === undefined) return said;
  return `${said} ${filled(tips.command, { command: `player.${command}()`, summary })}`;
}

function keyOf(change: Change): TipKey {
  if (change.kind === 'missing' && change.lines.length > 1) return 'block';
  if (change.kind !== 'indent') return change.kind;
  const indent = indentOf(change.lines[0] ?? '').length;
  if (indent === change.own.indent.length) return 'column';
  return indent > change.own.indent.length ? 'further' : 'back';
}

const indentOf = (line: string): string => line.slice(0, line.length - line.trimStart().length);

/** Code between backticks, on one line, has none in it. */
const quotable = (code: string): string => {
  const plain = code.replaceAll('`', "'");
  return plain.length > CODE_IN_TEXT ? `${plain.slice(0, CODE_IN_TEXT - 1)}…`.toWellFormed() : plain;
};

/** The command that a change brings into a line. */
function newCommand(change: Change): string | undefined {
  if (change.kind !== 'missing' && change.kind !== 'other') return undefined;
  const [command] = commandsOf(change.theirs);
  return change.kind === 'other' && commandsOf(change.own).includes(command ?? '') ? undefined : command;
}

const commandsOf = ({ tokens }: ProgramLine): string[] =>
  tokens.flatMap(({ text }, at) =>
    tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'player' ? [text] : [],
  );

/** A tip that changes nothing: what stopped the program, and where hints are. */
function wordsOnly(key: 'same' | 'ownWay', { error, program, locale }: AskedTip): Tip {
  const line = key === 'ownWay' ? errorLine(error, program) : undefined;
  const { tips } = tipWords(locale);
  return {
    text: line === undefined ? tips[key] : filled(tips.ownWayLine, { line: `${line}` }),
    code_to_add: null,
    code_to_modify: null,
    line_number: null,
    resulted_code: null,
    is_code_sufficient: false,
  };
}

/** The line of the program that an error names first: `line 3: NameError: ...`. */
function errorLine(error: string | null, program: string): number | undefined {
  const line = Number(/\bline (\d{1,6})\b/.exec(error ?? '')?.[1] ?? 0);
  return line >= 1 && line <= program.split(/\r\n|\r|\n/).length ? line : undefined;
}

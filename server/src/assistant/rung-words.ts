import { TURN_COMMANDS } from '@hopcode/engine/commands/registry';
import type { Shortfall, ShortfallKind } from '@hopcode/engine/formats/shortfall';
import { IDEA_MISSING, IDEA_UNUSED } from '@hopcode/engine/program-ideas';
import { nearCommand } from '@hopcode/python-runner/explain/familiar-names';
import { filled } from '@hopcode/translations/words-over-english';
import type { AskedTip } from '../parts/parts.ts';
import { commandsOf, newCommand, quotable } from './change-words.ts';
import type { Change } from './compare-programs.ts';
import { errorFamily } from './error-family.ts';
import { type ProgramLine, programLines } from './program-lines.ts';
import { errorLine } from './suggestion.ts';
import { commandSummary, type IdeaKey, type QuestionKey, tipWords } from './tip-words.ts';

export type Question = { readonly text: string; readonly line: number | null };
export type Idea = { readonly text: string; readonly page: string | null };

const QUESTION_OF: Record<Exclude<ShortfallKind, 'error' | 'bumped' | 'refused'>, QuestionKey> = {
  nothing: 'nothing',
  slip: 'slip',
  limit: 'limit',
  said: 'said',
  'variable-missing': 'variableMissing',
  'variable-type': 'variableType',
  'variable-value': 'variableValue',
  file: 'file',
  'not-done': 'notDone',
  short: 'short',
  'too-far': 'tooFar',
  turn: 'turn',
  collected: 'collected',
  'no-round': 'noRound',
  'no-branch': 'noBranch',
  rounds: 'rounds',
  'loop-few': 'rounds',
  'loop-many': 'rounds',
  open: 'open',
};

/** Questions that do not mention a line. */
const WITHOUT_LINE: readonly QuestionKey[] = ['nothing', 'variableMissing', 'file', 'noLine'];

/** Rung 1: a question about the line at which the run goes wrong. */
export function question(asked: AskedTip): Question {
  const { shortfall, locale } = asked;
  const { question: words } = tipWords(locale);
  const line = errorLine(asked) ?? null;
  const key = questionKey(asked);
  if (line === null && !WITHOUT_LINE.includes(key)) return { text: words.noLine, line };
  return { text: filled(words[key], { line: `${line}`, ...valuesOf(shortfall) }), line };
}

function questionKey({ shortfall, error, explanation }: AskedTip): QuestionKey {
  if (shortfall === null) return error === null ? 'noLine' : errorFamily(undefined, explanation);
  if (shortfall.kind === 'error') return errorFamily(shortfall.type, explanation);
  if (shortfall.farm > 0) return 'farm';
  if (shortfall.kind === 'bumped') return shortfall.free > 0 ? 'bumpedLate' : 'bumped';
  if (shortfall.kind === 'refused') return shortfall.code === 'not-facing-target' ? 'facing' : 'refused';
  return QUESTION_OF[shortfall.kind];
}

/** Errors of a program that met every goal without using the idea of its level. */
const IDEA_ERRORS: readonly string[] = [IDEA_MISSING, IDEA_UNUSED];

/** Commands that need a thing in front of the character. A program can use `look()` before it calls one of them. */
const LOOKABLE: readonly string[] = ['collect', 'water', 'open'];

const PUSHED: readonly (string | null)[] = ['rock', 'crate', 'haybale'];

/**
 * Rung 2: the idea, with a command to read about in the Code book. `change` is a change that may correct the program.
 */
export function idea(asked: AskedTip, change: Change | undefined): Idea {
  const { shortfall, locale, error, explanation } = asked;
  if (error !== null && IDEA_ERRORS.includes(error)) return said(asked, 'ideaMissing');
  if (shortfall === null && error !== null) return said(asked, errorFamily(undefined, explanation));
  if (shortfall === null) return ofCommand(change && newCommand(change), locale) ?? open(asked);
  if (shortfall.kind === 'error')
    return said(asked, errorFamily(shortfall.type, explanation), pageOfLine(asked));
  if (shortfall.farm > 0) return said(asked, 'farm');
  switch (shortfall.kind) {
    case 'nothing':
      return ofCommand(change && newCommand(change), locale) ?? said(asked, 'nothing');
    case 'slip':
    case 'limit':
      return said(asked, shortfall.kind);
    case 'bumped':
      if (PUSHED.includes(shortfall.by) && shortfall.turn === null) return said(asked, 'push', 'push');
      return shortfall.turn === null
        ? said(asked, shortfall.free > 0 ? 'bumpedLate' : 'bumped', 'move_forward')
        : turned(asked, shortfall.turn);
    case 'turn':
      return isBackTurn(asked, shortfall.turn) ? said(asked, 'turnOther') : turned(asked, shortfall.turn);
    case 'refused':
      return ofRefused(asked, shortfall);
    case 'said':
      // If the text is not in quotes in the program, the program computed it, so missing quotes cannot be the mistake.
      return isInQuotes(asked.program, shortfall.said)
        ? said(asked, 'said', shortfall.command)
        : said(asked, 'saidValue');
    case 'variable-missing':
      return said(asked, 'variableMissing');
    case 'variable-value':
      return said(asked, 'variableIs');
    case 'file':
      return said(asked, 'file');
    case 'variable-type':
      return said(asked, typeIdea(shortfall.wanted));
    case 'short':
      return said(asked, 'short', 'move_forward');
    case 'too-far':
      return said(asked, 'tooFar', 'move_forward');
    case 'collected':
      return said(asked, 'collected', 'move_forward');
    case 'not-done':
      return ofCommand(shortfall.action, locale) ?? open(asked);
    case 'no-round':
      return said(asked, shortfall.range === null ? 'noRound' : 'noRange');
    case 'no-branch':
      return said(asked, 'noBranch');
    case 'rounds':
    case 'loop-few':
    case 'loop-many':
      return said(asked, 'rounds');
    case 'open':
      return ofCommand(change && newCommand(change), locale) ?? open(asked);
  }
}

type Refused = Extract<Shortfall, { kind: 'refused' }>;

/** The idea after a failed command: what is wrong at its line. If nothing is wrong there, it explains the command. */
function ofRefused(asked: AskedTip, { code, command, met }: Refused): Idea {
  switch (code) {
    case 'not-on-mark': {
      const isEverywhere = met > 0 && LOOKABLE.includes(command) && asked.solution.includes('look(');
      return isEverywhere ? said(asked, 'check', 'look') : said(asked, 'notOnMark', command);
    }
    case 'not-facing-target':
      return said(asked, 'facing', command);
    case 'wrong-argument':
    case 'wrong-item':
      return said(asked, 'argument', command);
    case 'already-built':
    case 'already-open':
    case 'already-closed':
      return said(asked, 'again', 'move_forward');
    case 'unexpected':
      if (isInBranch(programLines(asked.program), errorLine(asked))) return said(asked, 'branch');
  }
  return ofCommand(command, asked.locale) ?? open(asked);
}

/** Whether a line runs only in one branch of an `if`. */
const isInBranch = (lines: readonly ProgramLine[], number: number | undefined): boolean => {
  const before = lines.filter(
    ({ kind, number: at }) => kind === 'code' && number !== undefined && at < number,
  );
  let indent = lines.find((line) => line.number === number)?.indent.length ?? 0;
  for (const line of before.toReversed()) {
    if (line.indent.length >= indent) continue;
    indent = line.indent.length;
    if (/^(?:if|elif|else)\b/.test(line.code)) return true;
  }
  return false;
};

const isInQuotes = (program: string, text: string): boolean =>
  ['"', "'"].some((quote) => program.includes(quote + text + quote));

const typeIdea = (wanted: string): IdeaKey =>
  wanted === 'number' || wanted === 'text' || wanted === 'truth' || wanted === 'list'
    ? wanted
    : 'variableValue';

/**
 * Whether the line in question is a turn outside every block, and the goal is behind the character afterwards. If so,
 * this turn is the mistake.
 */
const isBackTurn = (asked: AskedTip, turn: keyof typeof TURN_PAGES): boolean => {
  const line = lineOf(asked);
  const [name] = line === undefined || line.indent !== '' ? [] : commandsOf(line);
  return turn === 'behind' && name !== undefined && TURN_COMMANDS.includes(name);
};

/** For a goal behind the character, the Code book has no page to show, because two turns of either kind lead to it. */
const TURN_PAGES = { left: 'turn_left', right: 'turn_right', behind: undefined } as const;

const turned = (asked: AskedTip, turn: keyof typeof TURN_PAGES): Idea =>
  said(asked, `turn${turn}`, TURN_PAGES[turn]);

function said(asked: AskedTip, key: IdeaKey, page: string | undefined = undefined): Idea {
  const { shortfall, locale } = asked;
  const known = page !== undefined && commandSummary(page, locale) !== undefined ? page : null;
  const line = errorLine(asked);
  const text = tipWords(locale).idea[key];
  if (line === undefined && text.includes('{{line}}')) return open(asked);
  return { text: filled(text, { line: `${line}`, ...valuesOf(shortfall) }), page: known };
}

/** The idea when nothing more precise is known. */
const open = ({ shortfall, error, locale }: AskedTip): Idea => {
  const { change, idea: ideas } = tipWords(locale);
  if (error !== null) return { text: ideas.stopped, page: null };
  return { text: shortfall === null ? change.same : ideas.open, page: null };
};

const ofCommand = (command: string | undefined, locale: string): Idea | undefined => {
  const summary = command && commandSummary(command, locale);
  if (!command || !summary) return undefined;
  const text = filled(tipWords(locale).change.command, { command: `player.${command}()`, summary });
  return { text, page: command };
};

const lineOf = (asked: AskedTip): ProgramLine | undefined =>
  programLines(asked.program).find(({ number }) => number === errorLine(asked));

/** The command on the line of an error; if it is misspelt, the command that is most similar. */
const pageOfLine = (asked: AskedTip): string | undefined => {
  const line = lineOf(asked);
  const [name] = line === undefined ? [] : commandsOf(line);
  return name === undefined || commandSummary(name, asked.locale) ? name : nearCommand(name);
};

/**
 * The values of a shortfall, for the placeholders of a sentence. They come from the page, so they are made safe before
 * a sentence quotes them as code.
 */
function valuesOf(shortfall: Shortfall | null): Record<string, string> {
  if (shortfall === null) return {};
  const values: Record<string, string> = { farm: `${shortfall.farm + 1}` };
  if ('file' in shortfall) values.file = quotable(shortfall.file);
  if ('variable' in shortfall) values.variable = quotable(shortfall.variable);
  if ('value' in shortfall) values.value = quotable(shortfall.value);
  if ('range' in shortfall && shortfall.range !== null) values.range = quotable(shortfall.range);
  if ('command' in shortfall) values.command = quotable(`player.${shortfall.command}()`);
  if (shortfall.kind === 'collected') {
    values.got = `${shortfall.got}`;
    values.needed = `${shortfall.needed}`;
  }
  return values;
}

import type { Rung, Tip } from '@hopcode/contract/assistant/tip';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { filled } from '@hopcode/translations/words-over-english';
import type { AskedTip, Tutor } from '../parts/parts.ts';
import type { ChangedProgram } from './apply-change.ts';
import { changeText } from './change-words.ts';
import { gapLine } from './gap-line.ts';
import { codeOf, lineText, programLines } from './program-lines.ts';
import { isSolution } from './reference-solution.ts';
import { type Idea, idea, question } from './rung-words.ts';
import { type Suggestion, stoppedLine, suggestion } from './suggestion.ts';
import { tipWords } from './tip-words.ts';

/**
 * A tutor that looks at the shortfall of the run and compares the program with the reference solution. A tip reveals no
 * more than the requested rung: a question, the idea, a line with a gap, or a changed line.
 */
export const ruleTutor: Tutor = { tip: async (asked) => ruleTip(asked) };

/** Actions for which a level may let the learner choose the text. */
const OWN_TEXT_ACTIONS: readonly string[] = ['speak', 'write', 'ask', 'display'];

/**
 * Whether a level asks for the learner's own idea, such as a text of their choice. A tip must not give the answer away.
 */
export const asksForOwn = (level: LevelData | undefined): boolean =>
  level?.role === 'make' ||
  (level?.levelGoals ?? []).some(
    ({ action, data = '*' }) => OWN_TEXT_ACTIONS.includes(action) && data === '*',
  );

/** Returns the tip for a program, which need not be valid Python. */
export function ruleTip(asked: AskedTip): Tip {
  const found = suggestion(asked);
  const words = wordsOf(asked, found);
  const rung = asksForOwn(asked.level) ? lower(asked.rung, 2) : asked.rung;
  const tip = rung >= 3 && found.best !== undefined ? codeTip(asked, found.best, rung, words) : undefined;
  if (tip !== undefined) return tip;
  if (rung >= 2) return { ...NO_CODE, text: words.text, words: words.text, page: words.page, rung: 2 };
  const { text, line } = question(asked);
  return { ...NO_CODE, text, words: words.text, line_number: line, rung: 1 };
}

const lower = (one: Rung, other: Rung): Rung => (one < other ? one : other);

const NO_CODE = {
  code_to_add: null,
  code_to_modify: null,
  line_number: null,
  resulted_code: null,
  is_code_sufficient: false,
  page: null,
  gap: null,
} as const;

/** A tip of rung 3 or 4 for a change; undefined if the line for rung 3 cannot have a gap. */
function codeTip(
  asked: AskedTip,
  { change, text, lines }: ChangedProgram,
  rung: Rung,
  words: Idea,
): Tip | undefined {
  const { level, locale, solution } = asked;
  const shared = {
    line_number: change.number,
    resulted_code: text,
    is_code_sufficient: isSolution(lines, solution, level),
    page: words.page,
    words: words.text,
  };
  if (rung === 4)
    return {
      ...shared,
      text: changeText(change, stoppedLine(asked), locale),
      code_to_add: change.kind === 'extra' ? '' : change.lines.join('\n'),
      code_to_modify: change.kind === 'missing' ? null : lineText(change.own),
      gap: null,
      rung: 4,
    };
  const gap = gapLine(change);
  if (gap === undefined) return undefined;
  const said = filled(tipWords(locale).change.gap, { line: `${change.number}` });
  return { ...shared, text: said, code_to_add: null, code_to_modify: null, gap, rung: 3 };
}

/** A tip of rung 3 or 4 for a change from another tutor; undefined if the line for rung 3 cannot have a gap. */
export const tipOfChange = (asked: AskedTip, changed: ChangedProgram): Tip | undefined =>
  codeTip(asked, changed, asked.rung, idea(asked, changed.change));

/** The code of a program, without comments and blank lines. */
const codeIn = (program: string): string =>
  codeOf(programLines(program))
    .map(({ indent, code }) => indent + code)
    .join('\n');

/** Whether the learner has changed the program: it is neither the starter code nor the program of the last run. */
const isNews = ({ program, level, again }: AskedTip): boolean =>
  again !== true && codeIn(program) !== codeIn(level?.codeTemplate ?? '');

/**
 * The idea of the tip. A changed program with the learner's own plan is praised if it met a goal and nothing stopped
 * it.
 */
function wordsOf(asked: AskedTip, found: Suggestion): Idea {
  const { error, locale, shortfall } = asked;
  const change = found.best?.change;
  const isOwnWay = found.best === undefined && found.isOwnWay;
  const about = idea(asked, change);
  if (!isOwnWay) return about;
  const { change: words } = tipWords(locale);
  const isPraised =
    shortfall !== null && error === null && shortfall.met > 0 && !SLIPS.includes(shortfall.kind);
  if (isPraised && isNews(asked)) return { text: words.ownWay, page: about.page };
  return shortfall === null && error === null ? { text: words.otherWay, page: null } : about;
}

/** Kinds of shortfalls that come from a mistake in one line, not from the plan. */
const SLIPS: readonly string[] = [
  'nothing',
  'error',
  'slip',
  'limit',
  'bumped',
  'refused',
  'said',
  'variable-type',
  'variable-value',
  'variable-missing',
  'file',
  'no-round',
  'no-branch',
  'rounds',
  'loop-few',
  'loop-many',
];

import { CODE_LIMIT } from '@hopcode/contract/level/code';
import type { ChangeProblem } from '../parts/change-problem.ts';
import type { AskedTip } from '../parts/parts.ts';
import { applyChange, type ChangedProgram } from './apply-change.ts';
import type { Change } from './compare-programs.ts';
import { keepsPlan } from './fits-run.ts';
import type { HiddenWords } from './hidden-words.ts';
import { keepsValues } from './keeps-values.ts';
import type { ModelChange } from './model-prompt.ts';
import { indentOf, lineText, type ProgramLine, programLines } from './program-lines.ts';
import { isSeveralStatements } from './several-statements.ts';

/**
 * Turns a change from a language model into a change to the program, if it follows the rules for every tip. Otherwise
 * returns the first rule that the change breaks.
 */
export function checkedChange(
  found: ModelChange,
  asked: AskedTip,
  program: readonly ProgramLine[],
  { show }: HiddenWords,
): ChangedProgram | ChangeProblem {
  const change = changeOf(found, program, show);
  if (typeof change === 'string') return change;
  const given = programLines(asked.level?.codeTemplate ?? '');
  if (!keepsValues(change, given)) return 'loses-values';
  if (!keepsPlan(change, asked.shortfall)) return 'loses-plan';
  const changed = applyChange(program, change);
  if (changed.text === asked.program) return 'no-such-line';
  return changed.isWorse || changed.text.length > CODE_LIMIT ? 'refused-line' : changed;
}

function changeOf(
  { change: kind, line: number, code: written }: ModelChange,
  program: readonly ProgramLine[],
  show: HiddenWords['show'],
): Change | ChangeProblem {
  const own = program[number - 1];
  const isWithin = own?.kind === 'code' && own.depth !== 'within';
  if (kind === 'delete') return isWithin ? { kind: 'extra', number, own } : 'no-such-line';
  if (kind === 'none') return 'no-such-line';
  const code = show(written);
  const theirs = code === undefined ? undefined : programLines(code)[0];
  if (code === undefined || theirs === undefined) return 'other-words';
  if (isSeveralStatements(theirs.tokens)) return 'several-statements';
  if (kind === 'add') {
    const isInText = own?.kind === 'code' && own.depth === 'within';
    return number > program.length + 1 || isInText
      ? 'no-such-line'
      : { kind: 'missing', number, lines: [code], theirs };
  }
  if (own === undefined || own.kind !== 'code') return 'no-such-line';
  // Keeps the learner's comment at the end of the line.
  const lines = [code + own.rest];
  if (lines[0] === lineText(own)) return 'no-such-line';
  const isMove = own.key === theirs.key && indentOf(code) !== own.indent;
  return { kind: isMove ? 'indent' : 'other', number, lines, theirs, own };
}

import { CODE_LIMIT } from '@hopcode/contract/level/code';
import type { AskedTip } from '../parts/parts.ts';
import { applyChange, type ChangedProgram } from './apply-change.ts';
import type { Change } from './compare-programs.ts';
import { fitsRun } from './fits-run.ts';
import type { HiddenWords } from './hidden-words.ts';
import { keepsValues } from './keeps-values.ts';
import type { ModelChange } from './model-prompt.ts';
import { indentOf, lineText, type ProgramLine, programLines } from './program-lines.ts';

/**
 * The change of a model as a change of the program, under the rules of every tip: one line, about what the run lacks,
 * without a loss of the learner's values, and no line that Python then refuses. Undefined when it breaks one of them, or
 * has a word that neither the program nor the level has.
 */
export function checkedChange(
  found: ModelChange,
  asked: AskedTip,
  program: readonly ProgramLine[],
  { show }: HiddenWords,
): ChangedProgram | undefined {
  const change = changeOf(found, program, show);
  if (change === undefined) return undefined;
  const given = programLines(asked.level?.codeTemplate ?? '');
  if (!keepsValues(change, given) || !fitsRun(change, asked.shortfall)) return undefined;
  const changed = applyChange(program, change);
  const isLong = changed.text.length > CODE_LIMIT;
  return changed.isWorse || isLong || changed.text === asked.program ? undefined : changed;
}

function changeOf(
  { change: kind, line: number, code: written }: ModelChange,
  program: readonly ProgramLine[],
  show: HiddenWords['show'],
): Change | undefined {
  const own = program[number - 1];
  const isWithin = own?.kind === 'code' && own.depth !== 'within';
  if (kind === 'delete') return isWithin ? { kind: 'extra', number, own } : undefined;
  if (kind === 'none') return undefined;
  const code = show(written);
  const theirs = code === undefined ? undefined : programLines(code)[0];
  if (code === undefined || theirs === undefined) return undefined;
  if (kind === 'add') {
    const isInText = own?.kind === 'code' && own.depth === 'within';
    return number > program.length + 1 || isInText
      ? undefined
      : { kind: 'missing', number, lines: [code], theirs };
  }
  if (own === undefined || own.kind !== 'code') return undefined;
  // The learner's comment stays.
  const lines = [code + own.rest];
  if (lines[0] === lineText(own)) return undefined;
  const isMove = own.key === theirs.key && indentOf(code) !== own.indent;
  return { kind: isMove ? 'indent' : 'other', number, lines, theirs, own };
}

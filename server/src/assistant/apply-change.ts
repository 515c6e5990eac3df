import type { Change } from './compare-programs.ts';
import { indentOf, lineText, type ProgramLine, programLines } from './program-lines.ts';
import { refusedLines } from './refused-lines.ts';

/** The whole program after one change. */
export type ChangedProgram = {
  readonly change: Change;
  readonly text: string;
  readonly lines: readonly ProgramLine[];
  /** Whether Python rejects more lines than before because of their indentation or position. */
  readonly isWorse: boolean;
};

/**
 * Applies one change to a program. All other lines keep their code, but two groups of lines may get a different
 * indentation: the block below a line that is deleted or moved, and the lines after a line that leaves its block.
 */
export function applyChange(program: readonly ProgramLine[], change: Change): ChangedProgram {
  const before = refusedLines(program);
  const plain = read(withChange(program, change));
  const needsMore = change.kind !== 'missing' && plain.refused > before;
  const moved = needsMore ? read(withChange(moveAlong(program, change), change)) : plain;
  const { text, lines, refused } = moved.refused < plain.refused ? moved : plain;
  return { change, text, lines, isWorse: refused > before };
}

const read = (text: string) => {
  const lines = programLines(text);
  return { text, lines, refused: refusedLines(lines) };
};

function withChange(program: readonly ProgramLine[], change: Change): string {
  const at = change.number - 1;
  const written = program.map((line) => lineText(line) + line.ending);
  const before = program[at - 1];
  // If the last line has no line break and is deleted, the line before it loses its line break.
  if (change.kind === 'extra' && change.own.ending === '' && before !== undefined)
    return [...written.slice(0, at - 1), lineText(before)].join('');
  if (change.kind === 'extra') return written.toSpliced(at, 1).join('');
  const ending = program.find((line) => line.ending !== '')?.ending ?? '\n';
  const lines = change.lines.join(ending);
  if (change.kind !== 'missing') return written.with(at, lines + change.own.ending).join('');
  // The line before has no line break: it gets one, and the new last line has none.
  if (before?.ending === '') return [...written, ending, lines].join('');
  return written.toSpliced(at, 0, lines + ending).join('');
}

/**
 * Moves the block below a moved or deleted line, and returns the program. If a line becomes less indented, the lines
 * after it in its old block move too.
 */
function moveAlong(
  program: readonly ProgramLine[],
  change: Exclude<Change, { kind: 'missing' }>,
): ProgramLine[] {
  const { own } = change;
  const after = program.slice(own.number);
  const isMove = change.kind === 'indent' || change.kind === 'around';
  const next = after.find(({ kind }) => kind === 'code')?.indent ?? '';
  const from = isMove ? own.indent : next;
  const to = isMove ? indentOf(change.lines.at(-1) ?? '') : own.indent;
  const least = own.indent.length + (to.length < own.indent.length ? 0 : 1);
  const length = after.findIndex(({ kind, indent }) => kind === 'code' && indent.length < least);
  const end = length < 0 ? program.length : own.number + length;
  return program.map((line) =>
    line.number > own.number && line.number <= end && line.indent.startsWith(from)
      ? { ...line, indent: to + line.indent.slice(from.length) }
      : line,
  );
}

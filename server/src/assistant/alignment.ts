import type { Token } from './line-tokens.ts';
import { isSameLine, type ProgramLine } from './program-lines.ts';

/** A line of the program, a line of the solution, or a pair of matching lines. */
export type Step = {
  readonly own: ProgramLine | undefined;
  readonly theirs: ProgramLine | undefined;
};

/**
 * All similar lines together score less than one equal line. All comments together score less than one similar line.
 */
const SAME = 1_000_000;
const ALIKE = 1000;
const COMMENT = 1;

/** Minimum share of common tokens that makes two lines similar. */
const LEAST_ALIKE = 0.5;

/** If two lines together have more tokens than this, they count as similar only if they are equal. */
const MOST_SIGNS = 60;

/**
 * Aligns two programs in order: as many equal lines as possible, then as many similar lines as possible, then as many
 * equal comments as possible. Blank lines are left out. The time grows with the product of the two numbers of lines.
 */
export function aligned(program: readonly ProgramLine[], solution: readonly ProgramLine[]): Step[] {
  const own = program.filter(({ kind }) => kind !== 'blank');
  const theirs = solution.filter(({ kind }) => kind !== 'blank');
  const width = theirs.length + 1;
  /** For each pair of positions, the best score of the rest of both programs. */
  const best = new Float64Array((own.length + 1) * width);
  const value = (at: number, beside: number): number => best[at * width + beside] ?? 0;
  const together = (at: number, beside: number): number => {
    const [one, other] = [own[at], theirs[beside]];
    const counts = one === undefined || other === undefined ? 0 : likeness(one, other);
    return counts === 0 ? 0 : counts + value(at + 1, beside + 1);
  };
  for (let at = own.length - 1; at >= 0; at -= 1) {
    for (let beside = theirs.length - 1; beside >= 0; beside -= 1) {
      const apart = Math.max(value(at + 1, beside), value(at, beside + 1));
      best[at * width + beside] = Math.max(apart, together(at, beside));
    }
  }
  const steps: Step[] = [];
  let [at, beside] = [0, 0];
  while (at < own.length || beside < theirs.length) {
    const most = value(at, beside);
    if (most > 0 && most === together(at, beside)) {
      steps.push({ own: own[at], theirs: theirs[beside] });
      at += 1;
      beside += 1;
    } else if (beside < theirs.length && (at === own.length || most === value(at, beside + 1))) {
      steps.push({ own: undefined, theirs: theirs[beside] });
      beside += 1;
    } else {
      steps.push({ own: own[at], theirs: undefined });
      at += 1;
    }
  }
  return steps;
}

function likeness(one: ProgramLine, other: ProgramLine): number {
  if (one.kind !== other.kind) return 0;
  if (one.kind === 'comment') return one.key === other.key ? COMMENT : 0;
  if (isSameLine(one, other)) return SAME;
  const share = one.key === other.key ? 1 : commonShare(one.tokens, other.tokens);
  return share < LEAST_ALIKE ? 0 : Math.round(ALIKE * share);
}

/** The share of tokens that both lists contain, in any order: 1 for empty lists, 0 for very long ones. */
function commonShare(tokens: readonly Token[], others: readonly Token[]): number {
  const signs = tokens.length + others.length;
  if (signs === 0) return 1;
  if (signs > MOST_SIGNS) return 0;
  const left = others.map(({ text }) => text);
  let common = 0;
  for (const { text } of tokens) {
    const at = left.indexOf(text);
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return (2 * common) / signs;
}

import type { Expected, RuleCase, Scene } from './command-cases.ts';

const UNMARKED: Readonly<Record<string, string>> = { U: '^', R: '>', D: 'v', L: '<' };

/**
 * The rows that the tests of all interactions share: the character must be on an X mark, at the position of the goal,
 * and face the target. The given scene starts on a mark, and its goals name a target.
 */
export const interactionRows = (passes: Scene & Expected): readonly RuleCase[] => [
  {
    rule: 'stands on an X mark',
    passes,
    fails: { map: passes.map.replace(/[URDL]/, (mark) => UNMARKED[mark] ?? mark), code: 'not-on-mark' },
  },
  {
    rule: 'a goal has this cell as its position',
    passes,
    fails: {
      goals: (passes.goals ?? []).map((goal) => ({ ...goal, position: goal.targetPosition ?? [0, 0] })),
      code: 'unexpected',
      params: { action: passes.goals?.[0]?.action ?? '', wanted: 'nothing' },
    },
  },
  {
    rule: 'the goal is of this action',
    passes,
    fails: {
      goals: (passes.goals ?? []).map((goal) => ({ ...goal, action: 'reach' })),
      code: 'unexpected',
      params: { action: passes.goals?.[0]?.action ?? '', wanted: 'reach' },
    },
  },
  {
    rule: 'faces the target',
    passes,
    fails: { program: `turn_left() ${passes.program}`, code: 'not-facing-target' },
  },
];

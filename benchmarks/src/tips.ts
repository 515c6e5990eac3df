// The owl's tips with code: how many help a program, how many the silent run refuses, and how many disturb a program
// that solves the level in another way. Runs TIP_SAMPLE programs of each group (default 150; `all` for every program)
// in the shipped Python.
import type { Tip } from '@hopcode/contract/assistant/tip';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { getsFurther } from '@hopcode/engine/gets-further';
import { shortfallOf } from '@hopcode/engine/shortfall';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { ruleTip } from '@hopcode/server/assistant/rule-tutor';
import {
  numbersFrom,
  ownWays,
  slippedPrograms,
  strangePrograms,
  type TipCase,
  type TipLevel,
  tipLevels,
} from './host/tip-programs.ts';
import { median, print } from './result.ts';

const { TIP_SAMPLE = '150' } = process.env;
const SAMPLE = TIP_SAMPLE === 'all' ? Number.POSITIVE_INFINITY : Number(TIP_SAMPLE);
const SLIPPED = 4000;

const runner = createNodeRunner();
const runs = async ({ farms }: TipLevel, code: string): Promise<Timeline[]> => {
  const timelines: Timeline[] = [];
  for (const level of farms) timelines.push(await runner.run({ code, level }));
  return timelines;
};

const isDone = ({ end, verdict }: Timeline): boolean => end.status === 'finished' && verdict.complete;

const errorOf = ({ end }: Timeline): string | null => {
  if (end.status === 'error') return `line ${end.error.line}: ${end.error.type}: ${end.error.message}`;
  if (end.status === 'rule') return end.failure.code;
  return end.status === 'finished' ? null : end.status;
};

type Outcome = 'complete' | 'words' | 'further' | 'refused';
type Seen = { readonly outcome: Outcome; readonly disturbs: boolean; readonly milliseconds: number };

/** Runs a program, asks the rules for a tip with code, and runs the changed program. */
const tryTip = async ({ one, program }: TipCase): Promise<Seen> => {
  const before = await runs(one, program);
  const farm = before.findIndex((timeline) => !isDone(timeline));
  const [level, timeline] = [one.farms[farm], before[farm]];
  if (level === undefined || timeline === undefined)
    return { outcome: 'complete', disturbs: false, milliseconds: 0 };
  const shortfall = shortfallOf(level, timeline, farm) ?? null;
  const asked = { program, solution: one.solution, level: one.level, locale: 'en', explanation: null };
  const started = performance.now();
  const tip: Tip = ruleTip({ ...asked, rung: 4, shortfall, error: errorOf(timeline) });
  const milliseconds = performance.now() - started;
  if (tip.resulted_code === null) return { outcome: 'words', disturbs: false, milliseconds };
  const timelines = await runs(one, tip.resulted_code);
  const isFurther = getsFurther(
    one.farms,
    { source: program, timelines: before },
    { source: tip.resulted_code, timelines },
  );
  if (process.env.TIP_LIST && (!isFurther || process.env.TIP_LIST === 'all'))
    console.error(JSON.stringify({ slug: one.slug, isFurther, program, shortfall, tip: tip.text }));
  const disturbs = tip.code_to_modify !== null;
  return { outcome: isFurther ? 'further' : 'refused', disturbs, milliseconds };
};

const sampled = (cases: readonly TipCase[]): TipCase[] => {
  const next = numbersFrom(3);
  const left = [...cases];
  const taken: TipCase[] = [];
  while (taken.length < SAMPLE && left.length > 0) taken.push(...left.splice(next(left.length), 1));
  return taken;
};

const levels = tipLevels();
const groups: readonly (readonly [name: string, cases: readonly TipCase[], mostRefused: number])[] = [
  ['mistakes', levels.flatMap((one) => one.mistakes.map(({ code }) => ({ one, program: code }))), 0.2],
  ['slips', slippedPrograms(levels, SLIPPED), 0.3],
  ['other-levels', strangePrograms(levels), 1],
  ['own-ways', ownWays(levels), 0.5],
];

const milliseconds: number[] = [];
for (const [name, cases, mostRefused] of groups) {
  const seen: Seen[] = [];
  for (const one of sampled(cases)) seen.push(await tryTip(one));
  const count = (outcome: Outcome): number => seen.filter((one) => one.outcome === outcome).length;
  const asked = seen.filter(({ outcome }) => outcome !== 'complete');
  milliseconds.push(...asked.map((one) => one.milliseconds));
  const [further, refused] = [count('further'), count('refused')];
  const rounds = [asked.length, count('words'), further, refused];
  print({
    name: `tips-refused-${name}`,
    value: refused / Math.max(1, further + refused),
    unit: 'of the lines; rounds: programs, words, further, refused',
    reference: 1,
    against: 'all lines',
    budget: { atMost: mostRefused },
    rounds,
  });
  if (name !== 'own-ways') continue;
  const disturbed = asked.filter(({ disturbs, outcome }) => disturbs && outcome === 'further').length;
  const offered = asked.filter(({ disturbs }) => disturbs).length;
  print({
    name: 'tips-own-ways-disturbed',
    value: disturbed / Math.max(1, asked.length),
    unit: 'of the programs; rounds: programs, offered, shown after the silent run',
    reference: 1,
    against: 'all programs',
    budget: { atMost: 0.02 },
    rounds: [asked.length, offered, disturbed],
  });
}

/**
 * The levels that a child completes by only pressing Run and Apply. The starter code is not the child's own attempt, so
 * the tips stay on rung 1, which has no code to apply.
 */
const finished: string[] = [];
for (const one of levels) {
  let program = one.level.codeTemplate;
  for (let pressed = 0; pressed < 40; pressed += 1) {
    const timelines = await runs(one, program);
    if (timelines.every(isDone)) finished.push(one.slug);
    const [level, timeline] = [one.farms[0], timelines[0]];
    if (level === undefined || timeline === undefined) break;
    const shortfall = shortfallOf(level, timeline) ?? null;
    const asked = { program, solution: one.solution, level: one.level, locale: 'en', explanation: null };
    const tip = ruleTip({ ...asked, rung: 1, shortfall, error: errorOf(timeline) });
    if (tip.resulted_code === null) break;
    program = tip.resulted_code;
  }
}
print({
  name: 'tips-finished-by-run-and-apply',
  value: finished.length,
  unit: 'levels',
  reference: levels.length,
  against: 'all levels',
  budget: { atMost: 0 },
  rounds: [finished.length],
});
print({
  name: 'tips-milliseconds',
  value: median(milliseconds),
  unit: 'ms',
  reference: 25,
  against: 'a frame and a half',
  budget: { atMost: 1 },
  rounds: [Math.max(...milliseconds)],
});
runner.dispose();

// The owl with a language model over typical mistakes of all chapters, against the tutor of rules alone. The model is a
// recording: benchmarks/recordings/model-tips.json has one answer for each prompt that the server sends. MODEL_PROMPTS
// names a file for these prompts, to record another model.
import { writeFileSync } from 'node:fs';
import type { Tip } from '@hopcode/contract/assistant/tip';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { modelTutor } from '@hopcode/server/assistant/model-tutor';
import { ruleTip } from '@hopcode/server/assistant/rule-tutor';
import type { ModelPrompt } from '@hopcode/server/integrations/assistant/language-model';
import { checkSuggestion } from '@hopcode/web/features/play/tips/check-suggestion';
import { createTipDesk } from '@hopcode/web/features/play/tips/tip-desk';
import type { TipView } from '@hopcode/web/features/play/tips/tip-view';
import { type FailedRun, failedRun, runOnFarms } from './host/failed-runs.ts';
import { promptKey, recordedModel } from './host/recorded-model.ts';
import { spreadMistakes } from './host/spread-mistakes.ts';
import { tipLevels } from './host/tip-programs.ts';
import { print } from './result.ts';

/** Programs of each chapter. */
const PER_CHAPTER = 7;
const never = new AbortController().signal;
const asking = { signal: never, mayAsk: async () => true };
const runner = createNodeRunner();

const failedRuns = async (): Promise<FailedRun[]> => {
  const found: FailedRun[] = [];
  for (const cases of spreadMistakes(tipLevels())) {
    const most = found.length + PER_CHAPTER;
    for (const { one, program } of cases) {
      const run = found.length < most ? await failedRun(runner, one, program) : undefined;
      if (run !== undefined) found.push(run);
    }
  }
  return found;
};

/** What the page shows of a tip, by its own code, and the changes that it ran and threw away. */
const shown = async ({ one, program, question }: FailedRun, tip: Tip) => {
  const seen: { view: TipView | undefined; thrownAway: string[] } = { view: undefined, thrownAway: [] };
  const desk = createTipDesk({
    send: async () => tip,
    show: (view) => {
      seen.view = view;
    },
    check: async (after, { answers }) => {
      const tryOut = async (requests: readonly { readonly code: string }[]) => [
        ...(await runOnFarms(runner, one.farms, requests[0]?.code ?? '')),
        ...(await runOnFarms(runner, one.farms, requests.at(-1)?.code ?? '')),
      ];
      const suggestion = { before: program, after, farms: one.farms, answers };
      const isFurther = await checkSuggestion(suggestion, tryOut, never);
      if (!isFurther) seen.thrownAway.push(after);
      return isFurther;
    },
    onTip: () => {},
    onUsedUp: () => ({ kind: 'failed' }),
    onAsked: () => {},
  });
  await desk.ask(question);
  return seen;
};

type Shown = Awaited<ReturnType<typeof shown>>;

/** The program after the shown change. */
const changeIn = ({ view }: Shown): string | null => (view?.kind === 'tip' ? view.tip.resulted_code : null);

const isSolved = async ({ one }: FailedRun, program: string): Promise<boolean> =>
  (await runOnFarms(runner, one.farms, program)).every(
    ({ end, verdict }) => end.status === 'finished' && verdict.complete,
  );

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const counted = (what: string): number => counts.get(what) ?? 0;

/** Counts what becomes of one tip: a line, the place of the error, or words. */
const countShown = async (who: string, run: FailedRun, seen: Shown): Promise<boolean> => {
  const code = changeIn(seen);
  if (code === null) count(`${who}: ${seen.view?.kind === 'at-error' ? 'the line of the error' : 'words'}`);
  else {
    count(`${who}: line`);
    if (await isSolved(run, code)) count(`${who}: line that completes the level`);
  }
  return code !== null;
};

const prompts: { readonly level: string; readonly prompt: string; readonly asked: ModelPrompt }[] = [];
const recorded = recordedModel();

const tryRun = async (run: FailedRun): Promise<void> => {
  const ofRules = ruleTip(run.asked);
  const alone = await shown(run, ofRules);
  const hasLine = await countShown('rules alone', run, alone);
  if (alone.thrownAway.length > 0) count('rules alone: thrown away');

  const ask = (asked: ModelPrompt) => {
    prompts.push({ level: run.one.slug, prompt: promptKey(asked), asked });
    return recorded.ask(asked, asking);
  };
  const found = await modelTutor({ vendor: recorded.vendor, ask }, 1).tip(run.asked, asking);
  const seen = await shown(run, found.ok ? { ...found.tip, otherwise: ofRules } : ofRules);
  await countShown('with the model', run, seen);
  const ofModel =
    found.ok && changeIn(seen) === found.tip.resulted_code ? found.tip.resulted_code : undefined;
  if (ofModel !== undefined && ofModel !== null) {
    count('model: shown');
    if (!hasLine) count('model: shown where the rules have no line');
    if (changeIn(alone) === ofModel) count('model: shown, the same as the rules');
    if (await isSolved(run, ofModel)) count('model: completes the level');
    return;
  }
  if (seen.view?.kind === 'at-error') count('model: not shown, at-error');
  else count(`model: not shown, ${found.ok ? 'gets-no-further' : found.problem}`);
  if (process.env.TIP_LIST) console.error(run.one.slug, found.ok ? found.tip.resulted_code : found.problem);
  if (changeIn(seen) !== null) count('model: the rules answered instead');
};

const runs = await failedRuns();
for (const run of runs) await tryRun(run);
for (const [what, times] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
  console.error(`${times.toString().padStart(4)}  ${what}`);
if (process.env.MODEL_PROMPTS !== undefined)
  writeFileSync(process.env.MODEL_PROMPTS, JSON.stringify(prompts, null, 1));

const shares: readonly (readonly [
  name: string,
  value: number,
  budget: { atLeast: number } | { atMost: number },
])[] = [
  ['rules-alone-lines', counted('rules alone: line'), { atLeast: 0.4 }],
  ['with-model-lines', counted('with the model: line'), { atLeast: 0.6 }],
  ['model-not-recorded', counted('model: not shown, unavailable'), { atMost: 0.1 }],
];
for (const [name, value, budget] of shares)
  print({
    name: `model-tips-${name}`,
    value,
    unit: 'programs',
    reference: runs.length,
    against: 'all programs',
    budget,
    rounds: [value, runs.length],
  });
runner.dispose();

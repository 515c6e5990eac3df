// Compares the tips of a language model for typical mistakes in all chapters with those of the rule-based tutor alone.
// The answers of the model are a recording: benchmarks/recordings/model-tips.json contains one answer for each mistake
// that was tried. To record the answers of another model, or missing answers, set MODEL_PROMPTS to the name of a file.
// The benchmark writes the prompts for seven mistakes of each chapter into the file.
import { writeFileSync } from 'node:fs';
import type { Tip } from '@hopcode/contract/assistant/tip';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { hiddenWords } from '@hopcode/server/assistant/hidden-words';
import { modelPrompt } from '@hopcode/server/assistant/model-prompt';
import { modelTutor } from '@hopcode/server/assistant/model-tutor';
import { programLines } from '@hopcode/server/assistant/program-lines';
import { ruleTip } from '@hopcode/server/assistant/rule-tutor';
import type { LanguageModel, ModelPrompt } from '@hopcode/server/integrations/assistant/language-model';
import { checkSuggestion } from '@hopcode/web/features/play/tips/check-suggestion';
import { createTipDesk } from '@hopcode/web/features/play/tips/tip-desk';
import type { TipView } from '@hopcode/web/features/play/tips/tip-view';
import { type FailedRun, failedRun, runOnFarms } from './host/failed-runs.ts';
import { PER_CHAPTER, programKey, type RecordedAnswer, recordedAnswers } from './host/recorded-answers.ts';
import { spreadMistakes } from './host/spread-mistakes.ts';
import { tipLevels } from './host/tip-programs.ts';
import { print } from './result.ts';

const levels = tipLevels();
const recorded = recordedAnswers();
const never = new AbortController().signal;
const asking = { signal: never, mayAsk: async () => true };
const runner = createNodeRunner();

/**
 * The run of the program to which a recorded answer belongs; undefined if the level or the program has changed since.
 */
const recordedRun = async ({ level, mistake, program }: RecordedAnswer): Promise<FailedRun | undefined> => {
  const one = levels.find(({ slug }) => slug === level);
  const found = one?.mistakes.find(({ name }) => name === mistake);
  if (one === undefined || found === undefined || programKey(found.code) !== program) return undefined;
  return failedRun(runner, one, found.code);
};

/**
 * Writes the prompts for the first mistakes of each chapter to a file. A person can use these prompts to ask another
 * model.
 */
const writePrompts = async (file: string): Promise<void> => {
  const prompts: (Omit<RecordedAnswer, 'answer'> & { readonly asked: ModelPrompt })[] = [];
  for (const cases of spreadMistakes(levels)) {
    const most = prompts.length + PER_CHAPTER;
    for (const { one, program, mistake } of cases) {
      const run = prompts.length < most ? await failedRun(runner, one, program) : undefined;
      if (run === undefined) continue;
      const asked = modelPrompt(run.asked, hiddenWords(programLines(program), run.asked));
      prompts.push({ level: one.slug, mistake, program: programKey(program), asked });
    }
  }
  writeFileSync(file, JSON.stringify(prompts, null, 1));
};

/**
 * Runs the page's own code. Returns what the page shows for a tip, and the changed programs that the page ran and
 * discarded.
 */
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
    noMore: () => '',
    onTip: () => {},
    onUsedUp: () => ({ kind: 'failed' }),
    onAsked: () => {},
  });
  await desk.ask(question);
  return seen;
};

type Shown = Awaited<ReturnType<typeof shown>>;

/** The program after the change that the tip shows. */
const changeIn = ({ view }: Shown): string | null => (view?.kind === 'tip' ? view.tip.resulted_code : null);

const isSolved = async ({ one }: FailedRun, program: string): Promise<boolean> =>
  (await runOnFarms(runner, one.farms, program)).every(
    ({ end, verdict }) => end.status === 'finished' && verdict.complete,
  );

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const counted = (what: string): number => counts.get(what) ?? 0;

/** Counts what one tip shows: a changed line, the place of the error, or only words. */
const countShown = async (who: string, run: FailedRun, seen: Shown): Promise<boolean> => {
  const code = changeIn(seen);
  if (code === null) count(`${who}: ${seen.view?.kind === 'at-error' ? 'the line of the error' : 'words'}`);
  else {
    count(`${who}: line`);
    if (await isSolved(run, code)) count(`${who}: line that completes the level`);
  }
  return code !== null;
};

const tryRun = async (run: FailedRun, answer: unknown): Promise<void> => {
  const ofRules = ruleTip(run.asked);
  const alone = await shown(run, ofRules);
  const hasLine = await countShown('rules alone', run, alone);
  if (alone.thrownAway.length > 0) count('rules alone: thrown away');

  const model: LanguageModel = { vendor: 'the recording', ask: async () => ({ ok: true, value: answer }) };
  const found = await modelTutor(model, 1).tip(run.asked, asking);
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

for (const one of recorded) {
  const run = await recordedRun(one);
  if (run === undefined) {
    count('not recorded');
    console.error(`record again: ${one.level} ${one.mistake}`);
  } else await tryRun(run, one.answer);
}
for (const [what, times] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
  console.error(`${times.toString().padStart(4)}  ${what}`);
if (process.env.MODEL_PROMPTS !== undefined) await writePrompts(process.env.MODEL_PROMPTS);

const shares: readonly (readonly [
  name: string,
  value: number,
  budget: { atLeast: number } | { atMost: number },
])[] = [
  ['rules-alone-lines', counted('rules alone: line'), { atLeast: 0.4 }],
  ['with-model-lines', counted('with the model: line'), { atLeast: 0.6 }],
  ['model-not-recorded', counted('not recorded'), { atMost: 0.1 }],
];
for (const [name, value, budget] of shares)
  print({
    name: `model-tips-${name}`,
    value,
    unit: 'programs',
    reference: recorded.length,
    against: 'all programs',
    budget,
    rounds: [value, recorded.length],
  });
runner.dispose();

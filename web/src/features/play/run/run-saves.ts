import { MOST_HINTS } from '@hopcode/contract/level/update';
import { type Drafts, drafts } from '../../../lib/progress/drafts.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Delivery, Outbox, Refused, StatusUpdate } from '../../../lib/progress/outbox.ts';
import type { ProgressStore } from '../../../lib/progress/progress-store.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { countRun, type NeatRule, starFacts, starsFor } from '../stars/earned-stars.ts';
import type { RunSaves } from './run-flow.ts';

type Options = {
  readonly progress: Pick<ProgressStore, 'ran' | 'completed'>;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly written?: Pick<Drafts, 'ran'>;
  readonly address: () => LevelAddress;
  /** The level's rules for its stars, and its starter code. A run of the starter code does not count. */
  readonly level: () => NeatRule & { readonly codeTemplate: string };
  /** When the server's program of this level was saved; null if it has none. */
  readonly savedAt: () => string | null;
  /** Handles a save that the server refused; returns whether the run must end. */
  readonly onRefused: (refused: Refused) => boolean;
  /** Called when the server has accepted the start of the run, or will receive it later. The run then counts. */
  readonly onStarted: () => void;
  /** Called when the page is sending the completion of the level. */
  readonly onCompleting: () => void;
  /** Called when the server has received the completion of the level, or will receive it later. */
  readonly onCompleted: (courseId: string) => void;
  readonly now?: () => number;
};

/** Why a save was refused; undefined if the save was accepted or will be sent again. */
const refusalOf = (delivery: Delivery): Refused | undefined => {
  if (delivery === 'logged-out') return { refused: 401 };
  return typeof delivery === 'string' ? undefined : delivery;
};

/**
 * Saves two moments of a run: its start, and the completion of its level (game.md section 4, 'Run flow'). If the server
 * refuses a run, its program becomes a draft again, so that a reload does not lose it.
 */
export const createRunSaves = ({
  progress,
  outbox,
  written = drafts,
  address,
  level: rules,
  savedAt,
  onRefused,
  onStarted,
  onCompleting,
  onCompleted,
  now = Date.now,
}: Options): RunSaves => {
  /** When the run with this program started. */
  let startedAt = 0;
  /** Sends a save. Returns the result, and whether the run may continue. */
  const send = async (update: StatusUpdate) => {
    const delivery = await outbox.add({ ...update, madeAt: startedAt, baseSavedAt: savedAt() });
    const refusal = refusalOf(delivery);
    return { delivery, goesOn: refusal === undefined || !onRefused(refusal) };
  };
  return {
    saveStarted: async (code) => {
      startedAt = now();
      const level = address();
      countRun(level, code, rules().codeTemplate);
      const undo = [progress.ran(level, code), written.ran(draftPlace(level), code)];
      const { delivery, goesOn } = await send({ ...level, status: 'in_progress', code });
      onStarted();
      // If a save waits for the login, its program will later become the program of the level.
      if (!goesOn && delivery !== 'logged-out') for (const takeBack of undo) takeBack();
      return goesOn;
    },
    saveComplete: (code, proof) => {
      const level = address();
      const facts = starFacts(level, code);
      const { hints, lookedBack } = facts;
      const stars = starsFor(facts, rules());
      progress.completed(level, code, stars, proof);
      const how = { stars, hints: Math.min(hints, MOST_HINTS), lookedBack, ...(proof && { proof }) };
      const update = { ...level, status: 'complete', code, ...how } as const;
      void send(update).then(() => onCompleted(level.courseId));
      onCompleting();
    },
  };
};

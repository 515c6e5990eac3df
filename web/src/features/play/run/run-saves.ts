import { type Drafts, drafts } from '../../../lib/progress/drafts.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Delivery, Outbox, StatusUpdate } from '../../../lib/progress/outbox.ts';
import type { ProgressStore } from '../../../lib/progress/progress-store.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import type { RunSaves } from './run-flow.ts';

type Options = {
  readonly progress: Pick<ProgressStore, 'ran' | 'completed'>;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly written?: Pick<Drafts, 'ran'>;
  readonly address: () => LevelAddress;
  /** When the program was saved that the server has of this level; null for none. */
  readonly savedAt: () => string | null;
  /** The server has refused a save with this status; answers whether that ends the run. */
  readonly onRefused: (status: number) => boolean;
  /** The server has heard that the level is complete, or will. */
  readonly onCompleted: (courseId: string) => void;
  readonly now?: () => number;
};

/** The status that refuses a save; undefined for one that is taken, or will be. */
const refusalOf = (delivery: Delivery): number | undefined => {
  if (delivery === 'logged-out') return 401;
  return typeof delivery === 'string' ? undefined : delivery.refused;
};

/**
 * What is saved of a run: that it starts, before it does, and that it has completed its level (game.md section 4,
 * 'Run flow'). A run that the server refuses has not been: its program is a draft again, so that loading the page anew
 * does not lose it.
 */
export const createRunSaves = ({
  progress,
  outbox,
  written = drafts,
  address,
  savedAt,
  onRefused,
  onCompleted,
  now = Date.now,
}: Options): RunSaves => {
  /** When the run began whose program is saved. */
  let startedAt = 0;
  /** Delivers a save; answers how that went, and whether the run may go on. */
  const send = async (update: StatusUpdate) => {
    const delivery = await outbox.add({ ...update, madeAt: startedAt, baseSavedAt: savedAt() });
    const refusal = refusalOf(delivery);
    return { delivery, goesOn: refusal === undefined || !onRefused(refusal) };
  };
  return {
    saveStarted: async (code) => {
      startedAt = now();
      const level = address();
      const undo = [progress.ran(level, code), written.ran(draftPlace(level), code)];
      const { delivery, goesOn } = await send({ ...level, status: 'in_progress', code });
      // What waits for the login will be the program of the level all the same.
      if (!goesOn && delivery !== 'logged-out') for (const takeBack of undo) takeBack();
      return goesOn;
    },
    saveComplete: (code) => {
      const level = address();
      progress.completed(level, code);
      void send({ ...level, status: 'complete', code }).then(() => onCompleted(level.courseId));
    },
  };
};

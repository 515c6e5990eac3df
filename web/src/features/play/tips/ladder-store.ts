import { z } from 'zod';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';
import {
  EMPTY_LADDER,
  type TipLadder,
  type TipLadderEvent,
  tipLadderAfter,
  tipLadderSchema,
} from './tip-ladder.ts';

/**
 * The maximum number of levels whose ladders are stored. The tab deletes the ladder of the level that was played first.
 */
const MOST_LEVELS = 100;

/** The tip ladders in this tab, by level. Only the last learner's ladders are stored. */
const tipLadders = createStoredValue(
  'hopcode.tip-ladders',
  jsonCodec(z.object({ owner: z.string(), levels: z.record(z.string(), tipLadderSchema) })),
  tabStorage(),
);

const levelsOf = (owner: string): Readonly<Record<string, TipLadder>> => {
  const kept = tipLadders.read();
  return kept?.owner === owner ? kept.levels : {};
};

/** The tip ladder of a learner in a level in this tab. It survives a reload. */
export const readTipLadder = (place: DraftPlace): TipLadder =>
  levelsOf(place.owner)[addressKey(place)] ?? EMPTY_LADDER;

/** Calls the listener after every change. Returns a function that unsubscribes. */
export const subscribeTipLadders = tipLadders.subscribe;

/** Changes the ladder after an event, stores it and returns it. */
export const changeTipLadder = (place: DraftPlace, event: TipLadderEvent): TipLadder => {
  const ladder = tipLadderAfter(readTipLadder(place), event);
  const { [addressKey(place)]: _, ...others } = levelsOf(place.owner);
  const levels = [...Object.entries(others), [addressKey(place), ladder] as const].slice(-MOST_LEVELS);
  tipLadders.write({ owner: place.owner, levels: Object.fromEntries(levels) });
  return ladder;
};

import { ApiError } from '@hopcode/contract/errors';
import { levelFarm, levelFarmSave } from '@hopcode/contract/level/farm';
import type { Places } from '@hopcode/courses/own-farm/furnish';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOfLearner, useLearner } from '../account/learner.ts';
import { api } from '../api/api.ts';
import {
  addMoves,
  type FarmMoves,
  forgetMoves,
  mergeMoves,
  movesOf,
  placesOf,
  placesToSend,
  readMoves,
  storedMoves,
} from './farm-moves.ts';

const NO_MOVES: FarmMoves = {};
/** The maximum number of places in one request. */
const MOST = 300;

const keyOf = (owner: string) => ['farm', owner] as const;

/** Whether an error is final: if the same places were sent again, the request would fail again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

type FarmPlaces = {
  readonly places: Places;
  /** Whether the places are still loading from the server. */
  readonly waits: boolean;
  readonly move: (places: Places) => void;
};

/**
 * Where the learner has put things on their own farm. The places of a visitor are stored on this device, those of a
 * student on the server. Moves that the server has not received stay on the device. These moves are sent with the next
 * move, at the next visit, or when the connection is back.
 */
export const useFarmPlaces = (): FarmPlaces => {
  const learner = useLearner();
  const owner = keyOfLearner(learner);
  const studentId = learner?.studentId ?? undefined;
  const queries = useQueryClient();
  const stored = storedMoves(owner);
  const local = useSyncExternalStore(stored.subscribe, () => readMoves(owner));
  const server = useQuery({
    queryKey: keyOf(owner),
    enabled: studentId !== undefined,
    queryFn: async ({ signal }) => movesOf((await api(levelFarm, { signal })).places),
  });

  const deliver = useCallback(async (): Promise<void> => {
    const moves = Object.fromEntries(Object.entries(readMoves(owner)).slice(0, MOST));
    if (studentId === undefined || Object.keys(moves).length === 0) return;
    try {
      const body = { places: placesToSend(moves), student_id: studentId };
      const { places } = await api(levelFarmSave, { body });
      queries.setQueryData(keyOf(owner), movesOf(places));
      forgetMoves(owner, moves);
    } catch (error) {
      if (isFinal(error)) forgetMoves(owner, moves);
      console.warn('The places on the farm could not be saved yet.', error);
    }
  }, [owner, studentId, queries]);

  useEffect(() => {
    const send = (): void => void deliver();
    send();
    globalThis.addEventListener('online', send);
    return () => globalThis.removeEventListener('online', send);
  }, [deliver]);

  const move = useCallback(
    (places: Places): void => {
      const at = Date.now();
      addMoves(owner, Object.fromEntries([...places].map(([key, [x, y]]) => [key, { x, y, at }])));
      void deliver();
    },
    [owner, deliver],
  );
  const places = useMemo(() => placesOf(mergeMoves(server.data ?? NO_MOVES, local)), [server.data, local]);
  return { places, waits: server.isLoading, move };
};

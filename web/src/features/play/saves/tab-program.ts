import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';

/** The programs in the editor of this tab, by level. Only the last learner's programs are stored. */
const tabPrograms = createStoredValue(
  'hopcode.tab-programs',
  jsonCodec(z.object({ owner: z.string(), programs: z.record(z.string(), z.string()) })),
  tabStorage(),
);

const programsOf = (owner: string): Readonly<Record<string, string>> => {
  const kept = tabPrograms.read();
  return kept?.owner === owner ? kept.programs : {};
};

/** The program that was in the editor when this tab left the level; undefined if it was the template. */
export const readTabProgram = (place: DraftPlace): string | undefined =>
  programsOf(place.owner)[addressKey(place)];

const keep = (place: DraftPlace, code: string, template: string): void => {
  if (readTabProgram(place) === (code === template ? undefined : code)) return;
  const { [addressKey(place)]: _, ...others } = programsOf(place.owner);
  const programs = code === template ? others : { ...others, [addressKey(place)]: code };
  tabPrograms.write({ owner: place.owner, programs });
};

/**
 * Stores the program of a level for this tab when the learner leaves the level or the page. Storing it at each key
 * press would be slow.
 */
export const useKeepTabProgram = (place: DraftPlace, code: string, template: string): void => {
  const latest = useRef({ code, template });
  useEffect(() => {
    latest.current = { code, template };
  });
  useEffect(() => {
    const keepLatest = (): void => keep(place, latest.current.code, latest.current.template);
    // A phone may end a hidden page without any other event.
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keepLatest();
    };
    globalThis.addEventListener('pagehide', keepLatest);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      globalThis.removeEventListener('pagehide', keepLatest);
      document.removeEventListener('visibilitychange', onHidden);
      keepLatest();
    };
  }, [place]);
};

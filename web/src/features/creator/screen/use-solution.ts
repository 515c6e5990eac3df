import { useState } from 'react';
import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import type { LevelPlace } from './use-level-saves.ts';

/** How many solutions this browser remembers. */
const MOST = 20;

const solutions = createStoredValue(
  'hopcode.creator_solutions',
  jsonCodec(z.array(z.object({ level: z.string(), code: z.string().max(100_000) })).max(MOST)),
);

const keyOf = ({ courseId, slug }: LevelPlace): string => `${courseId}/${slug}`;

/** The author's own program for a level. It stays in this browser: players must not find it. */
export const useSolution = (place: LevelPlace | undefined, template: string) => {
  const key = place && keyOf(place);
  const [code, setCode] = useState(
    () => solutions.read()?.find(({ level }) => level === key)?.code ?? template,
  );
  return {
    code,
    setCode: (next: string): void => {
      setCode(next);
      if (key === undefined) return;
      const others = (solutions.read() ?? []).filter(({ level }) => level !== key);
      solutions.write([...others, { level: key, code: next }].slice(-MOST));
    },
  };
};
export type Solution = ReturnType<typeof useSolution>;
